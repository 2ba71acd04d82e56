import ModelcText

/// An entity with its own properties; inherited ones are found through `ResolvedModel` (model-format §2.4).
package struct EntityDescription: SourceElement, Hashable {
    package var name: String = ""
    /// `representedClassName` as written: nil where the attribute is absent. `className` reads it.
    package var representedClassName: String?
    /// Whether no object of exactly this entity can exist.
    package var isAbstract = false
    /// The name of the parent entity; it need not exist.
    package var parentName: String?
    /// The renaming identifier (`elementID`); an absent one counts as the entity's name.
    package var renamingIdentifier: String?
    /// An opaque text that changes the version hash.
    package var versionHashModifier: String?
    /// Legacy sync services flag, which Xcode still writes on every entity; without meaning.
    package var isSyncable = false
    /// What Xcode itself generates for the entity; nil is Manual/None.
    package var codeGenerationType: CodeGenerationType?

    package var attributes: [AttributeDescription] = []
    package var relationships: [RelationshipDescription] = []
    package var fetchedProperties: [FetchedPropertyDescription] = []
    package var fetchIndexes: [FetchIndexDescription] = []
    /// Indexes in the form before Xcode 9; still honoured.
    package var compoundIndexes: [CompoundIndex] = []
    package var uniquenessConstraints: [UniquenessConstraint] = []
    package var userInfo = UserInfo()

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The managed object class; nil where the entity has none of its own.
    package var className: ClassName? {
        guard let name = representedClassName.flatMap(ClassName.init(represented:)) else { return nil }
        return name.isManagedObject ? nil : name
    }

    /// The entity's own properties: attributes, then relationships, then fetched properties, each in file order.
    package var properties: [any PropertyDescription] { attributes + relationships + fetchedProperties }
}
