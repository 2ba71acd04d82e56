/// What attributes, relationships and fetched properties have in common (model-format §2.5).
package protocol PropertyDescription: SourceElement {
    var name: String { get set }
    /// Whether the property may be empty when its object is saved.
    var isOptional: Bool { get set }
    /// Whether the property lives in memory only.
    var isTransient: Bool { get set }
    /// The single-property index from before Xcode 9; still honoured.
    var isIndexed: Bool { get set }
    /// The renaming identifier (`elementID`); an absent one counts as the property's name.
    var renamingIdentifier: String? { get set }
    /// An opaque text that changes the version hash.
    var versionHashModifier: String? { get set }
    /// Whether Spotlight indexes the property.
    var isIndexedBySpotlight: Bool { get set }
    /// Legacy external record flag (`storedInTruthFile`).
    var isStoredInTruthFile: Bool { get set }
    /// Legacy sync services flag; without meaning.
    var isSyncable: Bool { get set }
    var userInfo: UserInfo { get set }
}
