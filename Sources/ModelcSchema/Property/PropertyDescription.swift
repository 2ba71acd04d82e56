/// The common properties of attributes, relationships and fetched properties (FormatModelXML §2.5).
package protocol PropertyDescription: SourceElement {
    var name: String { get set }
    /// Whether the property may be nil when its object is saved.
    var isOptional: Bool { get set }
    /// Whether the property exists only in memory and is not stored.
    var isTransient: Bool { get set }
    /// Whether the property has a single-property index in the form from before Xcode 9. Core Data still uses it.
    var isIndexed: Bool { get set }
    /// The renaming identifier (`elementID`); if it is absent, the property's name is used.
    var renamingIdentifier: String? { get set }
    /// A string that changes the version hash.
    var versionHashModifier: String? { get set }
    /// Whether Spotlight indexes the property.
    var isIndexedBySpotlight: Bool { get set }
    /// Whether the property has the flag for legacy external records (`storedInTruthFile`).
    var isStoredInTruthFile: Bool { get set }
    /// Whether the property has the flag of the legacy sync services; it has no effect.
    var isSyncable: Bool { get set }
    var userInfo: UserInfo { get set }
}

extension PropertyDescription {
    /// The identifier by which migrations match the property: its renaming identifier, or its name if there is none. An
    /// empty identifier counts as absent (FormatMigrationFacts §4).
    package var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}
