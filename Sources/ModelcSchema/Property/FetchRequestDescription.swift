import ModelcBase

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
