import ModelcSchema

/// The inputs of the hashes, in their order (FormatVersionHash §2 and §3). Values that are not in these tables do not
/// affect a hash: default values, delete rules, indexes, class names, renaming identifiers, validation, user info,
/// scalar types, ….
enum HashedFacts {
    // The flags in the first inputs (`base`) of a property's hash.
    private static let optionalFlag: UInt16 = 1
    private static let transientFlag: UInt16 = 2
    private static let readOnlyFlag: UInt16 = 4

    /// The first inputs of every attribute and relationship. Derived attributes do not use them.
    static let base: [HashedFact<HashedBase>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(
            words: { $0.isOptional ? "optional" : nil },
            append: { property, message in
                message.append((property.isOptional ? optionalFlag : 0) | (property.isTransient ? transientFlag : 0))
            }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]

    /// The inputs of a fetched property. It is always hashed as optional, transient and read-only.
    static let fetchedProperty: [HashedFact<FetchedPropertyDescription>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(words: { _ in nil }, append: { $1.append(optionalFlag | transientFlag | readOnlyFlag) }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]

    /// The inputs of an attribute after `base`.
    static let attribute: [HashedFact<AttributeDescription>] = [
        .number({ $0.type.code }, words: { $0.type.rawValue }),
        .flag("preserved after deletion", [1], if: \.preservesValueOnDeletion),
        .flag("external storage", [1], if: \.allowsExternalStorage),
    ]

    /// The only input of a derived attribute. Its name is not hashed.
    static let derivedAttribute: [HashedFact<DerivedExpression>] = [.text("derived") { $0.text }]

    /// The inputs of a relationship after `base`.
    static let relationship: [HashedFact<HashedRelationship>] = [
        .text("to") { $0.relationship.destinationName },
        .text("inverse") { $0.hashedInverseName },
        .number({ $0.relationship.maximumCount ?? 0 }, words: { $0.relationship.maximumCount.map { "max \($0)" } }),
        .number({ $0.relationship.minimumCount ?? 0 }, words: { $0.relationship.minimumCount.map { "min \($0)" } }),
        .flag("ordered", [1, 0], if: \.relationship.isOrdered),
    ]

    /// The inputs of an entity before the parent's hash and the hashes of the properties.
    static let entityHead: [HashedFact<EntityDescription>] = [
        HashedFact(words: { _ in nil }, append: { $1.append(contentsOf: $0.name.utf8) }),
        HashedFact(
            words: { $0.isAbstract ? "abstract" : nil }, append: { $1.append(UInt8($0.isAbstract ? 1 : 0)) }),
    ]

    /// The inputs of an entity after the hashes of the properties.
    static let entityTail: [HashedFact<EntityDescription>] = [
        HashedFact(
            words: { $0.uniquenessText.isEmpty ? nil : "unique \($0.uniquenessText.joined(separator: ", "))" },
            append: { entity, message in
                for text in entity.uniquenessText { message.append(contentsOf: text.utf8) }
            }),
        .text("modifier") { $0.versionHashModifier.nonEmpty },
    ]
}

extension EntityDescription {
    /// The entity's own uniqueness constraints in byte order. Each is a text with its properties separated by dots.
    var uniquenessText: [String] {
        uniquenessTextInFileOrder.inByteOrder()
    }

    private var uniquenessTextInFileOrder: [String] {
        uniquenessConstraints.map { $0.members.map(\.name).joined(separator: ".") }
    }

    /// Whether the order of several uniqueness constraints is that of all known samples: in the file and in byte order,
    /// constraints of one property before those of several. No sample shows which of these orders Core Data uses if
    /// they differ (FormatVersionHash §3).
    var hasEstablishedConstraintOrder: Bool {
        let counts = uniquenessConstraints.map { min($0.members.count, 2) }
        return uniquenessTextInFileOrder == uniquenessText && counts == counts.sorted()
    }
}

extension String? {
    /// The text; nil if it is empty, because an empty text adds nothing to a hash.
    var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension [UInt8] {
    mutating func append(_ number: UInt32) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    mutating func append(_ number: UInt16) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
