import ModelcSchema
import ModelcTemplating

/// What the model says of a fetch request, in templates for both languages (code-generation §6.5).
enum FetchRequestFact: CaseIterable {
    case entityName, predicateString, resultKind, isSingleResult, fetchLimit, fetchBatchSize, includesSubentities
    case includesPropertyValues, includesPendingChanges, returnsObjectsAsFaults, returnsDistinctResults, userInfo

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .entityName: .init("entityName", .optional(.string), "The entity that it fetches.")
        case .predicateString: .init("predicateString", .optional(.string), "The predicate as written in the model.")
        case .resultKind: .init("resultKind", .string, "What it finds: objects, ids, dictionaries or count.")
        case .isSingleResult:
            .init("isSingleResult", .bool, "Whether one result is asked for: the name begins with one.")
        case .fetchLimit: .init("fetchLimit", .integer, "The largest number of results; 0 is no limit.")
        case .fetchBatchSize: .init("fetchBatchSize", .integer, "How many are fetched at a time; 0 is all.")
        case .includesSubentities: .init("includesSubentities", .bool, "Whether objects of subentities are found.")
        case .includesPropertyValues: .init("includesPropertyValues", .bool, "Whether values are fetched.")
        case .includesPendingChanges: .init("includesPendingChanges", .bool, "Whether unsaved changes are found.")
        case .returnsObjectsAsFaults: .init("returnsObjectsAsFaults", .bool, "Whether objects come as faults.")
        case .returnsDistinctResults:
            .init("returnsDistinctResults", .bool, "Whether equal results are returned once.")
        case .userInfo: .init("userInfo", .dictionary(.string), "The user info.")
        }
    }

    func value(of request: FetchRequestDescription) -> TemplateValue {
        switch self {
        case .entityName: TemplateValue(request.entityName)
        case .predicateString: TemplateValue(request.predicate)
        case .resultKind: .string(request.effectiveResultType.templateName)
        case .isSingleResult: .bool(request.name.hasPrefix("one"))
        case .fetchLimit: .integer(request.fetchLimit ?? 0)
        case .fetchBatchSize: .integer(request.fetchBatchSize ?? 0)
        case .includesSubentities: .bool(request.effectiveIncludesSubentities)
        case .includesPropertyValues: .bool(request.effectiveIncludesPropertyValues)
        case .includesPendingChanges: .bool(request.effectiveIncludesPendingChanges)
        case .returnsObjectsAsFaults: .bool(request.effectiveReturnsObjectsAsFaults)
        case .returnsDistinctResults: .bool(request.effectiveReturnsDistinctResults)
        case .userInfo: .dictionary(TemplateDictionary(request.userInfo))
        }
    }
}

extension FetchResultType {
    /// The word by which templates ask.
    fileprivate var templateName: String {
        switch self {
        case .managedObjects: "objects"
        case .managedObjectIDs: "ids"
        case .dictionaries: "dictionaries"
        case .count: "count"
        }
    }
}
