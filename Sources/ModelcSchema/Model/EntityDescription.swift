import ModelcBase

/// An entity with its own properties (FormatModelXML §2.4). `ResolvedModel` returns the inherited ones.
package struct EntityDescription: SourceElement, Hashable {
    package var name: String = ""
    /// `representedClassName` as written; nil if the attribute is absent. `className` interprets the text.
    package var representedClassName: String?
    /// Whether the entity is abstract. An object of an abstract entity always belongs to one of its subentities.
    package var isAbstract = false
    /// The name of the parent entity. An entity with this name may not exist.
    package var parentName: String?
    /// The renaming identifier (`elementID`); if it is absent, the entity's name is used.
    package var renamingIdentifier: String?
    /// A string that changes the version hash.
    package var versionHashModifier: String?
    /// Whether the entity has the flag of the legacy sync services. Xcode still writes it on every entity; it has no
    /// effect.
    package var isSyncable = false
    /// The code that Xcode generates for the entity; nil for Manual/None.
    package var codeGenerationType: CodeGenerationType?

    package var attributes: [AttributeDescription] = []
    package var relationships: [RelationshipDescription] = []
    package var fetchedProperties: [FetchedPropertyDescription] = []
    package var fetchIndexes: [FetchIndexDescription] = []
    /// Indexes in the form that Xcode wrote before Xcode 9. Core Data still uses them.
    package var compoundIndexes: [CompoundIndex] = []
    package var uniquenessConstraints: [UniquenessConstraint] = []
    package var userInfo = UserInfo()

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// The managed object class; nil if the entity does not set one or uses `NSManagedObject`.
    package var className: ClassName? {
        guard let name = representedClassName.flatMap(ClassName.init(represented:)) else { return nil }
        return name.isManagedObject ? nil : name
    }

    /// The entity's own properties: attributes, then relationships, then fetched properties, each in file order.
    package var properties: [any PropertyDescription] { attributes + relationships + fetchedProperties }
}

extension EntityDescription {
    /// The identifier by which migrations match the entity: its renaming identifier, or its name if there is none. An
    /// empty identifier counts as absent (FormatMigrationFacts §4).
    package var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}
