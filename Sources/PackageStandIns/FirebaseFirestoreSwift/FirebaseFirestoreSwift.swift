// What was a module of its own is a part of Firestore today.
@_exported import FirebaseFirestore
