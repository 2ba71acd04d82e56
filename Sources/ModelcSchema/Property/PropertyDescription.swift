import ModelcText

/// What attributes, relationships and fetched properties have in common (FormatModelXML §2.5).
package protocol PropertyDescription: SourceElement {
    var name: String { get set }
    /// Whether the property may be empty when its object is saved.
    var isOptional: Bool { get set }
    /// Whether the property is in memory only: it is not stored.
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

/// A property whose value is the result of a fetch request (FormatModelXML §2.8).
package struct FetchedPropertyDescription: PropertyDescription, Hashable {
    package var name: String = ""
    package var isOptional = false
    package var isTransient = false
    package var isIndexed = false
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var isIndexedBySpotlight = false
    package var isStoredInTruthFile = false
    package var isSyncable = false
    package var userInfo = UserInfo()

    /// The request, in which `$FETCH_SOURCE` is the object itself; nil in a faulty model only.
    package var fetchRequest: FetchRequestDescription?

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

extension PropertyDescription {
    /// What migrations match the property by: its renaming identifier, else its name; an empty identifier counts as none
    /// (FormatMigrationFacts §4).
    package var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}

/// A fetch request: a template of the model, or the request of a fetched property (FormatModelXML §2.8).
///
/// The flags are nil if the source does not say; then the framework's defaults count, which the `effective…` views
/// give.
package struct FetchRequestDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The entity to fetch; nil if the source names none. It need not exist.
    package var entityName: String?
    /// The predicate's text; `$NAME` stands for a variable. Nil means every object.
    package var predicate: String?
    /// The largest number of results; 0 is "no limit".
    package var fetchLimit: Int?
    /// How many objects are fetched at a time; 0 is "all".
    package var fetchBatchSize: Int?
    package var includesSubentities: Bool?
    package var includesPropertyValues: Bool?
    package var includesPendingChanges: Bool?
    package var returnsObjectsAsFaults: Bool?
    package var returnsDistinctResults: Bool?
    package var resultType: FetchResultType?
    package var userInfo = UserInfo()

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    /// What the request returns: objects where the source does not say.
    package var effectiveResultType: FetchResultType { resultType ?? .managedObjects }
    /// Whether objects of subentities are found: yes where the source does not say.
    package var effectiveIncludesSubentities: Bool { includesSubentities ?? true }
    /// Whether values are fetched: where the source does not say, yes unless object IDs are requested.
    package var effectiveIncludesPropertyValues: Bool {
        includesPropertyValues ?? (effectiveResultType != .managedObjectIDs)
    }
    /// Whether unsaved changes are found: where the source does not say, yes unless dictionaries are requested.
    package var effectiveIncludesPendingChanges: Bool {
        includesPendingChanges ?? (effectiveResultType != .dictionaries)
    }
    /// Whether objects come as faults: yes where the source does not say.
    package var effectiveReturnsObjectsAsFaults: Bool { returnsObjectsAsFaults ?? true }
    /// Whether equal results are returned once: no where the source does not say.
    package var effectiveReturnsDistinctResults: Bool { returnsDistinctResults ?? false }
}

/// What a fetch request returns (`NSFetchRequestResultType`). The raw value is the number in the XML form.
package enum FetchResultType: Int, CaseIterable, Sendable {
    case managedObjects = 0
    case managedObjectIDs = 1
    case dictionaries = 2
    case count = 4
}
