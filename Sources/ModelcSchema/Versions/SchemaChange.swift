import ModelcText

/// One difference between two versions of a model: the only language between the differ and the planner.
package struct SchemaChange: Hashable, Sendable {
    package var kind: SchemaChangeKind
    /// The entity's name in the older version; nil if it has none there, or the change is about the whole model.
    package var oldEntity: String?
    /// The entity's name in the newer version, likewise.
    package var newEntity: String?
    /// The property's name in the older version; for changes of requests, configurations and composites their name.
    package var oldProperty: String?
    /// The property's name in the newer version, likewise.
    package var newProperty: String?
    /// What the older version says, as a text for people; nil if it says nothing.
    package var oldValue: String?
    /// What the newer version says, likewise.
    package var newValue: String?
    /// The start tag of what changed in the older version's file; nil in the binary form and where it is not there.
    package var oldPosition: SourcePosition?
    /// The start tag of what changed in the newer version's file, likewise.
    package var newPosition: SourcePosition?
    package var traits: Set<SchemaChangeTrait>

    package init(
        _ kind: SchemaChangeKind, oldEntity: String? = nil, newEntity: String? = nil, oldProperty: String? = nil,
        newProperty: String? = nil, oldValue: String? = nil, newValue: String? = nil,
        oldPosition: SourcePosition? = nil, newPosition: SourcePosition? = nil, traits: Set<SchemaChangeTrait> = []
    ) {
        self.kind = kind
        self.oldEntity = oldEntity
        self.newEntity = newEntity
        self.oldProperty = oldProperty
        self.newProperty = newProperty
        self.oldValue = oldValue
        self.newValue = newValue
        self.oldPosition = oldPosition
        self.newPosition = newPosition
        self.traits = traits
    }

    /// The entity's name: the newer one where there is one. Nil for a change of the whole model.
    package var entity: String? { newEntity ?? oldEntity }
    /// The property's name: the newer one where there is one.
    package var property: String? { newProperty ?? oldProperty }
    /// `Book`, `Book.author`, or the empty text for a change of the whole model.
    package var modelPath: String { [entity, property].compactMap { $0 }.joined(separator: ".") }

    /// What tells it from other changes of its kind at the same place: the members of a new uniqueness constraint. Nil
    /// for all other kinds, of which a place has one.
    package var detail: String? { kind == .uniqueAdded ? newValue : nil }

    /// Whether stores of the older version have to be migrated because of this change.
    package var altersHash: Bool {
        kind.altersHash && !traits.contains(.transient) && !traits.contains(.sameHash)
    }

    /// Whether stored values are lost, or cannot be carried over without code of the app.
    package var isDestructive: Bool {
        (kind.isDestructive || traits.contains(.losesMembers)) && !traits.contains(.transient)
    }

    /// Whether the change counts as one of the version hash only because nobody has shown that it is none: another set of
    /// members of a composite (FormatVersionHash §7).
    package var leavesHashUnverified: Bool { kind == .compositeChanged && altersHash }
}

extension SchemaChange: Comparable {
    /// By entity, property and kind, the whole model first; total for different changes of one difference.
    package static func < (lhs: SchemaChange, rhs: SchemaChange) -> Bool {
        precedes(lhs.entity, rhs.entity) ?? precedes(lhs.property, rhs.property)
            ?? precedes(lhs.kind.rawValue, rhs.kind.rawValue) ?? precedes(lhs.oldEntity, rhs.oldEntity)
            ?? precedes(lhs.oldProperty, rhs.oldProperty) ?? precedes(lhs.oldValue, rhs.oldValue)
            ?? precedes(lhs.newValue, rhs.newValue) ?? false
    }

    /// Whether one text stands before another; nil for equal ones. No text is the empty one.
    private static func precedes(_ left: String?, _ right: String?) -> Bool? {
        let (left, right) = (left ?? "", right ?? "")
        return left == right ? nil : left.isBefore(right)
    }
}

extension SchemaChange {
    private static let typeChanges: Set<SchemaChangeKind> = [
        .attributeTypeNumericWidened, .attributeTypeNumericNarrowed, .attributeTypeBooleanNumeric,
        .attributeTypeIncompatible,
    ]

    private static let lossesForCloudKit: Set<SchemaChangeKind> = [
        .entityRemoved, .entityRenamed, .attributeRemoved, .attributeRenamed, .attributePersistentToTransient,
        .relationshipRemoved, .relationshipRenamed, .relationshipToOneToMany, .relationshipToManyToOne,
        .propertyKindChanged,
    ]

    /// Whether the change takes a record type or a field away from a CloudKit schema, or makes it another: what a schema in
    /// production does not allow (MigrationFindings, CK801). A renaming identifier makes no difference there.
    package var altersCloudKitSchema: Bool {
        guard !traits.contains(.transient) else { return false }
        return SchemaChange.lossesForCloudKit.contains(kind) || altersCloudKitField
    }

    /// Whether a change of an attribute's type is one of its field in CloudKit: Integer 16 and Integer 64 are both kept
    /// as INT64, Float and Double as DOUBLE. True where a field's type is not known; false for changes of other kinds.
    var altersCloudKitField: Bool {
        guard SchemaChange.typeChanges.contains(kind) else { return false }
        let fields = [oldValue, newValue].map { $0.flatMap(AttributeType.init(rawValue:))?.cloudKitField }
        return fields.contains(nil) || fields[0] != fields[1]
    }
}

/// Everything that differs between two versions of a model.
package struct ModelDifference: Hashable, Sendable {
    /// The changes, sorted by entity, property and kind.
    package var changes: [SchemaChange]
    /// Pairs of removed and added things that look like one, sorted by entity and name.
    package var probableRenames: [ProbableRename]

    package init(changes: [SchemaChange] = [], probableRenames: [ProbableRename] = []) {
        self.changes = changes
        self.probableRenames = probableRenames
    }

    /// Whether the two say the same.
    package var isEmpty: Bool { changes.isEmpty }

    /// Whether stores of the older version have to be migrated. Exact where the hashes themselves are unverified: what
    /// is compared are the facts that go into them (FormatVersionHash §7).
    package var altersHash: Bool { changes.contains(where: \.altersHash) }

    /// Whether it is not known if the version hash changes, because members of composites alone do; the columns of stores
    /// change all the same.
    package var leavesHashUnverified: Bool {
        altersHash && changes.allSatisfy { !$0.altersHash || $0.leavesHashUnverified }
    }

    /// Whether stored values are lost, or cannot be carried over without code of the app.
    package var isDestructive: Bool { changes.contains(where: \.isDestructive) }
}

/// Something removed and something added that look like one thing under a new name (FormatMigrationFacts §4.1). A
/// guess: nothing is renamed for Core Data until the edit is made.
package struct ProbableRename: Hashable, Sendable {
    /// What was probably renamed; the raw value is the element's name in the XML form.
    package enum Subject: String, CaseIterable, Sendable {
        case entity
        case attribute
        case relationship
    }

    /// The one edit of the newer version that makes the two one for Core Data.
    package struct Edit: Hashable, Sendable {
        /// The start tag to change in the newer version's file; nil in the binary form.
        package var position: SourcePosition?
        /// The value of `elementID` to write: the identifier of the older version, which may be an even older name.
        package var identifier: String
        /// The value of `elementID` that stands there now; nil if there is none.
        package var replacedIdentifier: String?
        /// The attribute that names the older one but has no effect, such as `renamingIdentifier`; nil if there is none.
        package var mistake: VerbatimAttribute?

        package init(
            position: SourcePosition?, identifier: String, replacedIdentifier: String?,
            mistake: VerbatimAttribute? = nil
        ) {
            self.position = position
            self.mistake = mistake
            self.identifier = identifier
            self.replacedIdentifier = replacedIdentifier
        }
    }

    package var subject: Subject
    /// The entity in the older version.
    package var oldEntity: String
    /// The entity in the newer version.
    package var newEntity: String
    /// The property in the older version; nil for an entity.
    package var oldProperty: String?
    /// The property in the newer version; nil for an entity.
    package var newProperty: String?
    /// How alike the two are: points for properties, of 10 at most; percent of equal properties for entities.
    package var score: Int
    package var edit: Edit

    package init(
        _ subject: Subject, oldEntity: String, newEntity: String, oldProperty: String? = nil,
        newProperty: String? = nil, score: Int, edit: Edit
    ) {
        self.subject = subject
        self.oldEntity = oldEntity
        self.newEntity = newEntity
        self.oldProperty = oldProperty
        self.newProperty = newProperty
        self.score = score
        self.edit = edit
    }

    /// The name in the older version, without its entity for a property.
    package var oldName: String { oldProperty ?? oldEntity }
    /// The name in the newer version, likewise.
    package var newName: String { newProperty ?? newEntity }
}
