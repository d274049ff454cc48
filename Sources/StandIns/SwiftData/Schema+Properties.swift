import Foundation

extension Schema {
    /// The storage of a value in a store.
    public struct Attribute: Hashable, Sendable {
        /// The options of an attribute.
        public struct Option: Hashable, Sendable {
            let name: String

            /// An option that makes the value unique: saving a second model with this value changes the first.
            public static var unique: Option { Option(name: "unique") }
            /// An option that stores large values outside the store. In Perch, it has no effect.
            public static var externalStorage: Option { Option(name: "externalStorage") }
            /// An option that encrypts the value. In Perch, it has no effect.
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
            /// An option that preserves the value in the history after the model is deleted. In Perch, it has no
            /// effect, because there is no history.
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            /// An option that does not store the value.
            public static var ephemeral: Option { Option(name: "ephemeral") }
            /// An option that makes the value available to the search of the system. In Perch, it has no effect.
            public static var spotlight: Option { Option(name: "spotlight") }
            /// An option that stores the value in its encoded form. In Perch, this applies to all values without a
            /// primitive type.
            public static var codable: Option { Option(name: "codable") }
        }

        /// The options of the attribute.
        public let options: [Option]
        /// The name that the attribute had before.
        public let originalName: String?
        /// The modifier that distinguishes versions of the attribute.
        public let hashModifier: String?

        /// A Boolean value that indicates whether no two models have the same value.
        public var isUnique: Bool { options.contains(.unique) }

        /// - Parameters:
        ///   - options: what is said about the attribute.
        ///   - originalName: the name that it had before.
        ///   - hashModifier: tells versions of it apart.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }
    }

    /// A relationship between models.
    public struct Relationship: Hashable, @unchecked Sendable {
        // Unchecked because key paths are not known to be sendable; they are not changed.
        /// Constants that describe what happens to the destination of a relationship if the model is deleted.
        public enum DeleteRule: String, CaseIterable, Codable, Hashable, Sendable {
            /// A rule that does nothing: inverse relationships still have the deleted model as their destination.
            case noAction
            /// The destination's variable that leads back is set to nil, or loses the model.
            case nullify
            /// The destination is deleted as well.
            case cascade
            /// A rule that makes saving fail while there is a destination.
            case deny
        }

        /// The options of a relationship.
        public struct Option: Hashable, Sendable {
            let name: String
            /// An option that makes the destination of the relationship unique.
            public static var unique: Option { Option(name: "unique") }
        }

        /// The options of the relationship.
        public let options: [Option]
        /// The rule for the destination if the model is deleted.
        public let deleteRule: DeleteRule
        /// The least number of models.
        public let minimumModelCount: Int?
        /// The maximum number of models. The value 0 means no limit.
        public let maximumModelCount: Int?
        /// The name that the relationship had before.
        public let originalName: String?
        /// The variable of the destination that leads back.
        public let inverseKeyPath: AnyKeyPath?

        /// - Parameters:
        ///   - options: what is said about the relationship.
        ///   - deleteRule: what becomes of the destination when the model is deleted.
        ///   - minimumModelCount: the least number of models.
        ///   - maximumModelCount: the greatest number of models; 0 represents any number.
        ///   - originalName: the name that it had before.
        ///   - inverse: the variable of the destination that leads back.
        ///   - hashModifier: tells versions of it apart; without effect here.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            inverseKeyPath = inverse
        }
    }
}
