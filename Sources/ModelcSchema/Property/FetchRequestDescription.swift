import ModelcBase

/// A fetch request: a template of the model, or the request of a fetched property (FormatModelXML §2.8).
///
/// A flag is nil if the source does not set it. The `effective…` properties then return Core Data's default.
package struct FetchRequestDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The name of the entity to fetch; nil if the source names none. An entity with this name may not exist.
    package var entityName: String?
    /// The predicate's text, with variables such as `$NAME`. Nil means every object.
    package var predicate: String?
    /// The maximum number of results; 0 means no limit.
    package var fetchLimit: Int?
    /// The number of objects that are fetched at a time; 0 means all.
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

    /// The kind of result; managed objects if the source does not set it.
    package var effectiveResultType: FetchResultType { resultType ?? .managedObjects }
    /// Whether objects of subentities are found; true if the source does not set it.
    package var effectiveIncludesSubentities: Bool { includesSubentities ?? true }
    /// Whether property values are fetched. If the source does not set it: true, except for requests that return object
    /// IDs.
    package var effectiveIncludesPropertyValues: Bool {
        includesPropertyValues ?? (effectiveResultType != .managedObjectIDs)
    }
    /// Whether unsaved changes are found. If the source does not set it: true, except for requests that return
    /// dictionaries.
    package var effectiveIncludesPendingChanges: Bool {
        includesPendingChanges ?? (effectiveResultType != .dictionaries)
    }
    /// Whether objects are returned as faults; true if the source does not set it.
    package var effectiveReturnsObjectsAsFaults: Bool { returnsObjectsAsFaults ?? true }
    /// Whether equal results are returned only once; false if the source does not set it.
    package var effectiveReturnsDistinctResults: Bool { returnsDistinctResults ?? false }
}
