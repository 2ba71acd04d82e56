import ModelcSchema

/// The inputs of the hashes and their order (FormatVersionHash §2 and §3). Anything that is not in these tables does
/// not affect a hash: default values, delete rules, indexes, class names, renaming identifiers, validation, user
/// info, scalar choice, ….
enum HashedFacts {
    // The flags of the base hash.
    private static let optionalFlag: UInt16 = 1
    private static let transientFlag: UInt16 = 2
    private static let readOnlyFlag: UInt16 = 4

    /// The first inputs of every attribute and relationship; not used for derived attributes.
    static let base: [HashedFact<HashedBase>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(
            words: { $0.isOptional ? "optional" : nil },
            append: { property, message in
                message.append((property.isOptional ? optionalFlag : 0) | (property.isTransient ? transientFlag : 0))
            }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]

    /// A fetched property is always hashed as optional, transient and read-only.
    static let fetchedProperty: [HashedFact<FetchedPropertyDescription>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(words: { _ in nil }, append: { $1.append(optionalFlag | transientFlag | readOnlyFlag) }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]

    /// The inputs after the base hash.
    static let attribute: [HashedFact<AttributeDescription>] = [
        .number({ $0.type.code }, words: { $0.type.rawValue }),
        .flag("preserved after deletion", [1], if: \.preservesValueOnDeletion),
        .flag("external storage", [1], if: \.allowsExternalStorage),
    ]

    /// The only input of a derived attribute; its name is not hashed.
    static let derivedAttribute: [HashedFact<DerivedExpression>] = [.text("derived") { $0.text }]

    /// The inputs after the base hash.
    static let relationship: [HashedFact<HashedRelationship>] = [
        .text("to") { $0.relationship.destinationName },
        .text("inverse") { $0.hashedInverseName },
        .number({ $0.relationship.maximumCount ?? 0 }, words: { $0.relationship.maximumCount.map { "max \($0)" } }),
        .number({ $0.relationship.minimumCount ?? 0 }, words: { $0.relationship.minimumCount.map { "min \($0)" } }),
        .flag("ordered", [1, 0], if: \.relationship.isOrdered),
    ]

    /// The inputs before the parent's hash and those of the properties.
    static let entityHead: [HashedFact<EntityDescription>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(
            words: { $0.isAbstract ? "abstract" : nil }, append: { $1.append(UInt8($0.isAbstract ? 1 : 0)) }),
    ]

    /// The inputs after them.
    static let entityTail: [HashedFact<EntityDescription>] = [
        HashedFact(
            words: { $0.uniquenessText.isEmpty ? nil : "unique \($0.uniquenessText.joined(separator: ", "))" },
            append: { entity, message in
                for text in entity.uniquenessText { message.append(contentsOf: text.utf8) }
            }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]
}

/// The values that attributes and relationships share. A separate type, because putting a whole attribute into an
/// existential takes longer than hashing it.
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

/// A relationship with its inverse resolved in the model.
struct HashedRelationship {
    let relationship: RelationshipDescription
    /// Whether the relationship is its own inverse.
    let isOwnInverse: Bool

    /// The inverse's name to hash. A relationship that is its own inverse is hashed as one without an inverse
    /// (FormatVersionHash §2, own inverse).
    var hashedInverseName: String? { isOwnInverse ? nil : relationship.inverseName }
}

extension EntityDescription {
    /// The entity's own constraints, each as its members separated by dots.
    fileprivate var uniquenessText: [String] {
        uniquenessConstraints.map { $0.members.map(\.name).joined(separator: ".") }
    }
}

extension String? {
    /// The text; nil if it is empty, because an empty text adds nothing to a hash.
    var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

/// One input of the hash of a property or an entity: one row of the tables in `HashedFacts`.
struct HashedFact<Element>: Sendable {
    /// The input in words; nil if it is absent.
    let words: @Sendable (Element) -> String?
    /// Appends the bytes of the input to the message.
    let append: @Sendable (Element, inout [UInt8]) -> Void
}

extension HashedFact {
    /// Returns an optional text, without a length or a terminator.
    static func text(_ word: String, _ value: @escaping @Sendable (Element) -> String?) -> HashedFact {
        HashedFact(
            words: { value($0).map { "\(word) \($0)" } },
            append: { element, message in message.append(contentsOf: (value(element) ?? "").utf8) })
    }

    /// Returns a number of four bytes; larger numbers are truncated to their last four bytes.
    static func number(_ value: @escaping @Sendable (Element) -> Int, words: @escaping @Sendable (Element) -> String?)
        -> HashedFact
    {
        HashedFact(
            words: words, append: { element, message in message.append(UInt32(truncatingIfNeeded: value(element))) })
    }

    /// Returns bytes that are appended only if a condition is true.
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
