import Foundation

extension Schema {
    /// The storage of a value in a store.
    public struct Attribute: Hashable, Sendable {
        /// The options of an attribute.
        public struct Option: Hashable, Sendable {
            let name: String

            /// The value is the only one of its kind: saving a second model that has it changes the first.
            public static var unique: Option { Option(name: "unique") }
            /// Large values may be kept beside the store. Here they are kept in it.
            public static var externalStorage: Option { Option(name: "externalStorage") }
            /// The value is kept encrypted. Here it is not.
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
            /// The value is kept in the history when the model is deleted. There is no history here.
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            /// The value is not kept in the store.
            public static var ephemeral: Option { Option(name: "ephemeral") }
            /// The system's search finds the value. There is none here.
            public static var spotlight: Option { Option(name: "spotlight") }
            /// The value is kept as its type encodes itself, as all values are here whose types are no plain values.
            public static var codable: Option { Option(name: "codable") }
        }

        /// The options of the attribute.
        public let options: [Option]
        /// The name that the attribute had before.
        public let originalName: String?
        /// Tells versions of the attribute apart.
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
        /// Rules for the destination of a relationship if the model is deleted.
        public enum DeleteRule: String, CaseIterable, Codable, Hashable, Sendable {
            /// A rule that does nothing: what leads back keeps leading to the model that was deleted.
            case noAction
            /// The destination's variable that leads back is set to nil, or loses the model.
            case nullify
            /// The destination is deleted as well.
            case cascade
            /// Saving fails while there is a destination.
            case deny
        }

        /// The options of a relationship.
        public struct Option: Hashable, Sendable {
            let name: String
            /// The relationship's destination is the only one of its kind.
            public static var unique: Option { Option(name: "unique") }
        }

        /// The options of the relationship.
        public let options: [Option]
        /// The rule for the destination if the model is deleted.
        public let deleteRule: DeleteRule
        /// The least number of models.
        public let minimumModelCount: Int?
        /// The greatest number of models; 0 represents any number.
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
