import ModelcBase

/// An entity with its own properties; inherited ones are found with `ResolvedModel` (FormatModelXML §2.4).
package struct EntityDescription: SourceElement, Hashable {
    package var name: String = ""
    /// `representedClassName` as written: nil if the attribute is absent. `className` reads it.
    package var representedClassName: String?
    /// Whether the entity is abstract, so that no object of exactly this entity can exist.
    package var isAbstract = false
    /// The name of the parent entity; it need not exist.
    package var parentName: String?
    /// The renaming identifier (`elementID`); if it is absent, the entity's name is used.
    package var renamingIdentifier: String?
    /// A string that changes the version hash.
    package var versionHashModifier: String?
    /// Legacy sync services flag, which Xcode still writes on every entity; without meaning.
    package var isSyncable = false
    /// The code that Xcode itself generates for the entity; nil is Manual/None.
    package var codeGenerationType: CodeGenerationType?

    package var attributes: [AttributeDescription] = []
    package var relationships: [RelationshipDescription] = []
    package var fetchedProperties: [FetchedPropertyDescription] = []
    package var fetchIndexes: [FetchIndexDescription] = []
    /// Indexes in the form before Xcode 9; still in effect.
    package var compoundIndexes: [CompoundIndex] = []
    package var uniquenessConstraints: [UniquenessConstraint] = []
    package var userInfo = UserInfo()

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The managed object class; nil if the entity has none of its own.
    package var className: ClassName? {
        guard let name = representedClassName.flatMap(ClassName.init(represented:)) else { return nil }
        return name.isManagedObject ? nil : name
    }

    /// The entity's own properties: attributes, then relationships, then fetched properties, each in file order.
    package var properties: [any PropertyDescription] { attributes + relationships + fetchedProperties }
}

extension EntityDescription {
    /// The identifier by which migrations match the entity: its renaming identifier, else its name; an empty identifier
    /// counts as absent (FormatMigrationFacts §4).
    package var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}
