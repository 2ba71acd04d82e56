import ModelcSchema

/// What enters the hashes and in which order (FormatVersionHash §2 and §3). What stands in none of these tables changes
/// no hash: default values, delete rules, indexes, class names, renaming identifiers, validation, user info, scalar
/// choice, ….
enum HashedFacts {
    // The flags of the base hash.
    private static let optionalFlag: UInt16 = 1
    private static let transientFlag: UInt16 = 2
    private static let readOnlyFlag: UInt16 = 4

    /// What comes first in every attribute and relationship; derived attributes have none of it.
    static let base: [HashedFact<HashedBase>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(
            words: { $0.isOptional ? "optional" : nil },
            append: { property, message in
                message.append((property.isOptional ? optionalFlag : 0) | (property.isTransient ? transientFlag : 0))
            }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]

    /// A fetched property is hashed as optional, transient and read-only, whatever it says.
    static let fetchedProperty: [HashedFact<FetchedPropertyDescription>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(words: { _ in nil }, append: { $1.append(optionalFlag | transientFlag | readOnlyFlag) }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]

    /// What follows the hash of the base.
    static let attribute: [HashedFact<AttributeDescription>] = [
        .number({ $0.type.code }, words: { $0.type.rawValue }),
        .flag("preserved after deletion", [1], if: \.preservesValueOnDeletion),
        .flag("external storage", [1], if: \.allowsExternalStorage),
    ]

    /// All that is hashed of a derived attribute: not even its name.
    static let derivedAttribute: [HashedFact<DerivedExpression>] = [.text("derived") { $0.text }]

    /// What follows the hash of the base.
    static let relationship: [HashedFact<HashedRelationship>] = [
        .text("to") { $0.relationship.destinationName },
        .text("inverse") { $0.hashedInverseName },
        .number({ $0.relationship.maximumCount ?? 0 }, words: { $0.relationship.maximumCount.map { "max \($0)" } }),
        .number({ $0.relationship.minimumCount ?? 0 }, words: { $0.relationship.minimumCount.map { "min \($0)" } }),
        .flag("ordered", [1, 0], if: \.relationship.isOrdered),
    ]

    /// What comes before the parent's hash and those of the properties.
    static let entityHead: [HashedFact<EntityDescription>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(
            words: { $0.isAbstract ? "abstract" : nil }, append: { $1.append(UInt8($0.isAbstract ? 1 : 0)) }),
    ]

    /// What comes after them.
    static let entityTail: [HashedFact<EntityDescription>] = [
        HashedFact(
            words: { $0.uniquenessText.isEmpty ? nil : "unique \($0.uniquenessText.joined(separator: ", "))" },
            append: { entity, message in
                for text in entity.uniquenessText { message.append(contentsOf: text.utf8) }
            }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]
}

/// What attributes and relationships have in common; apart from them, because putting a whole attribute into an existential
/// takes longer than hashing it.
struct HashedBase {
    let name: String
    let isOptional: Bool
    let isTransient: Bool
    let versionHashModifier: String?

    init(_ property: some PropertyDescription) {
        name = property.name
        isOptional = property.isOptional
        isTransient = property.isTransient
        versionHashModifier = property.versionHashModifier
    }
}

/// A relationship with what the model says of its inverse.
struct HashedRelationship {
    let relationship: RelationshipDescription
    /// Whether the relationship is its own inverse.
    let isOwnInverse: Bool

    /// A relationship that is its own inverse is hashed as one without (FormatVersionHash §2, own inverse).
    var hashedInverseName: String? { isOwnInverse ? nil : relationship.inverseName }
}

extension EntityDescription {
    /// The entity's own constraints, each as its members with dots between them.
    fileprivate var uniquenessText: [String] {
        uniquenessConstraints.map { $0.members.map(\.name).joined(separator: ".") }
    }
}

extension String? {
    /// The text; nil for an empty one, which adds nothing to a hash.
    var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

/// One thing about a property or an entity that enters its hash: one row of the tables in `HashedFacts`.
struct HashedFact<Element>: Sendable {
    /// The fact in words; nil if there is nothing to say.
    let words: @Sendable (Element) -> String?
    /// Adds the bytes of the fact to what is hashed.
    let append: @Sendable (Element, inout [UInt8]) -> Void
}

extension HashedFact {
    /// A text that is there or not, without length or end.
    static func text(_ word: String, _ value: @escaping @Sendable (Element) -> String?) -> HashedFact {
        HashedFact(
            words: { value($0).map { "\(word) \($0)" } },
            append: { element, message in message.append(contentsOf: (value(element) ?? "").utf8) })
    }

    /// A number of four bytes, of which larger numbers keep the last ones.
    static func number(_ value: @escaping @Sendable (Element) -> Int, words: @escaping @Sendable (Element) -> String?)
        -> HashedFact
    {
        HashedFact(
            words: words, append: { element, message in message.append(UInt32(truncatingIfNeeded: value(element))) })
    }

    /// Bytes that are there only if something is true.
    static func flag(
        _ word: String, _ bytes: [UInt8], if isTrue: @escaping @Sendable (Element) -> Bool
    ) -> HashedFact {
        HashedFact(
            words: { isTrue($0) ? word : nil },
            append: { element, message in if isTrue(element) { message.append(contentsOf: bytes) } })
    }
}

extension [UInt8] {
    mutating func append(_ number: UInt32) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    mutating func append(_ number: UInt16) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
