import ModelcBase

/// A removed and an added element that are probably one renamed element (FormatMigrationFacts §4.1). This is a guess:
/// Core Data does not treat them as renamed until `edit` is made.
package struct ProbableRename: Hashable, Sendable {
    /// The kind of element that was probably renamed. The raw value is the element's name in the model's XML file.
    package enum Subject: String, CaseIterable, Sendable {
        case entity
        case attribute
        case relationship
    }

    /// The edit of the newer version that makes Core Data treat the two elements as one.
    package struct Edit: Hashable, Sendable {
        /// The position of the start tag to change in the newer version's file; nil in the binary form.
        package var position: SourcePosition?
        /// The new value of `elementID`: the identifier of the element in the older version. It may be a name that is
        /// older still.
        package var identifier: String
        /// The current value of `elementID`; nil if there is none.
        package var replacedIdentifier: String?
        /// An unknown attribute that names the older element but has no effect, such as `renamingIdentifier`. Nil if
        /// there is none.
        package var mistake: VerbatimAttribute?
        /// Whether the newer version is SwiftData source, which has `originalName` in place of `elementID`.
        package var isSwift = false

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

    /// The setting that makes Core Data treat the two elements as one, as its author writes it. Nil for a class in SwiftData
    /// source, which cannot be renamed.
    package var setting: String? {
        guard edit.isSwift else { return "elementID=\"\(edit.identifier)\"" }
        return subject == .entity ? nil : "originalName: \"\(edit.identifier)\""
    }

    package var subject: Subject
    /// The entity's name in the older version.
    package var oldEntity: String
    /// The entity's name in the newer version.
    package var newEntity: String
    /// The property's name in the older version; nil if an entity was renamed.
    package var oldProperty: String?
    /// The property's name in the newer version; nil if an entity was renamed.
    package var newProperty: String?
    /// The similarity of the two elements: for properties, points up to 10; for entities, the percentage of equal
    /// properties.
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

    /// The entity's or property's name in the older version. A property's name does not include its entity.
    package var oldName: String { oldProperty ?? oldEntity }
    /// The entity's or property's name in the newer version. A property's name does not include its entity.
    package var newName: String { newProperty ?? newEntity }
}
