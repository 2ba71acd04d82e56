import ModelcBase

/// A removed and an added element that look like one element under a new name (FormatMigrationFacts §4.1). A guess:
/// Core Data does not treat them as renamed until the edit is made.
package struct ProbableRename: Hashable, Sendable {
    /// The kind of element that was probably renamed; the raw value is the element's name in the XML form.
    package enum Subject: String, CaseIterable, Sendable {
        case entity
        case attribute
        case relationship
    }

    /// The edit of the newer version that makes Core Data treat the two as one.
    package struct Edit: Hashable, Sendable {
        /// The start tag to change in the newer version's file; nil in the binary form.
        package var position: SourcePosition?
        /// The value of `elementID` to write: the identifier of the older version, which may be an even older name.
        package var identifier: String
        /// The current value of `elementID`; nil if there is none.
        package var replacedIdentifier: String?
        /// The attribute that names the older element but has no effect, such as `renamingIdentifier`; nil if there is
        /// none.
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
    /// The similarity of the two: points for properties, of 10 at most; percent of equal properties for entities.
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
    /// The name in the newer version, without its entity for a property.
    package var newName: String { newProperty ?? newEntity }
}
