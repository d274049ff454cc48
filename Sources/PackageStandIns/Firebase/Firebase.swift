// The module that has all of Firebase's older modules in one.
@_exported import FirebaseAnalytics
@_exported import FirebaseAuth
@_exported import FirebaseCore
@_exported import FirebaseFirestore
