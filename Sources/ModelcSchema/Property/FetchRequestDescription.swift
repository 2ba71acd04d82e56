import ModelcText

/// A fetch request: a template of the model, or the request of a fetched property (FormatModelXML §2.8).
///
/// The flags are nil where the source does not say; then the framework's defaults count, which the `effective…` views
/// give.
package struct FetchRequestDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The entity to fetch; nil where the source names none. It need not exist.
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
