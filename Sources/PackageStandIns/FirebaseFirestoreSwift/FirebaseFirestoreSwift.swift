// What was a separate module is a part of Firestore today.
@_exported import FirebaseFirestore
