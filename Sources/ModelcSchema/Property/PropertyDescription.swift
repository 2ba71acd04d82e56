import ModelcBase

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

    /// The request, in which `$FETCH_SOURCE` is the object itself; nil only in a model with errors.
    package var fetchRequest: FetchRequestDescription?

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

extension PropertyDescription {
    /// The identifier by which migrations match the property: its renaming identifier, else its name; an empty
    /// identifier counts as absent (FormatMigrationFacts §4).
    package var identifier: String { renamingIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? name }
}

/// A fetch request: a template of the model, or the request of a fetched property (FormatModelXML §2.8).
///
/// The flags are nil if the source does not set them; then the framework's defaults apply, which the `effective…`
/// properties return.
package struct FetchRequestDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The entity to fetch; nil if the source names none. It need not exist.
    package var entityName: String?
    /// The predicate's text; `$NAME` is a variable. Nil means every object.
    package var predicate: String?
    /// The maximum number of results; 0 is "no limit".
    package var fetchLimit: Int?
    /// The number of objects that are fetched at a time; 0 is "all".
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

    /// The kind of result: objects if the source does not set it.
    package var effectiveResultType: FetchResultType { resultType ?? .managedObjects }
    /// Whether objects of subentities are found: yes if the source does not set it.
    package var effectiveIncludesSubentities: Bool { includesSubentities ?? true }
    /// Whether values are fetched: if the source does not set it, yes unless object IDs are requested.
    package var effectiveIncludesPropertyValues: Bool {
        includesPropertyValues ?? (effectiveResultType != .managedObjectIDs)
    }
    /// Whether unsaved changes are found: if the source does not set it, yes unless dictionaries are requested.
    package var effectiveIncludesPendingChanges: Bool {
        includesPendingChanges ?? (effectiveResultType != .dictionaries)
    }
    /// Whether objects are returned as faults: yes if the source does not set it.
    package var effectiveReturnsObjectsAsFaults: Bool { returnsObjectsAsFaults ?? true }
    /// Whether equal results are returned once: no if the source does not set it.
    package var effectiveReturnsDistinctResults: Bool { returnsDistinctResults ?? false }
}

/// The kind of result of a fetch request (`NSFetchRequestResultType`). The raw value is the number in the XML form.
package enum FetchResultType: Int, CaseIterable, Sendable {
    case managedObjects = 0
    case managedObjectIDs = 1
    case dictionaries = 2
    case count = 4
}
