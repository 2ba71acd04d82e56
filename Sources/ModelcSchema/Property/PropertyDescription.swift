/// The common properties of attributes, relationships and fetched properties (FormatModelXML §2.5).
package protocol PropertyDescription: SourceElement {
    var name: String { get set }
    /// Whether the property may be empty when its object is saved.
    var isOptional: Bool { get set }
    /// Whether the property exists in memory only and is not stored.
    var isTransient: Bool { get set }
    /// The single-property index from before Xcode 9; still in effect.
    var isIndexed: Bool { get set }
    /// The renaming identifier (`elementID`); if it is absent, the property's name is used.
    var renamingIdentifier: String? { get set }
    /// A string that changes the version hash.
    var versionHashModifier: String? { get set }
    /// Whether Spotlight indexes the property.
    var isIndexedBySpotlight: Bool { get set }
    /// Legacy external record flag (`storedInTruthFile`).
    var isStoredInTruthFile: Bool { get set }
    /// Legacy sync services flag; without meaning.
    var isSyncable: Bool { get set }
    var userInfo: UserInfo { get set }
}

extension PropertyDescription {
    /// The identifier by which migrations match the property: its renaming identifier, else its name; an empty
    /// identifier counts as absent (FormatMigrationFacts §4).
    package var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}
