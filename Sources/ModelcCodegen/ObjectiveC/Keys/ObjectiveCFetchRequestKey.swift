import ModelcSourceCode
import ModelcTemplating

/// A fetch request template of the model.
enum ObjectiveCFetchRequestKey: Int, ObjectiveCTemplateKey {
    case name, literal, methodName, isSingleResult, elementType, resultType, predicate, variables, userInfo
    case entityName, resultKind, fetchLimit, fetchBatchSize, includesSubentities, includesPropertyValues
    case includesPendingChanges, returnsObjectsAsFaults, returnsDistinctResults

    static let schema = TemplateSchema(
        "FetchRequest", "A fetch request template of the model.", keys: ObjectiveCFetchRequestKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The name in the model.")
        case .literal: .init("literal", .string, "The name as an NSString literal.")
        case .methodName: .init("methodName", .string, "The first word of the method: fetchRecentBooks.")
        case .isSingleResult:
            .init("isSingleResult", .bool, "Whether one result is asked for: the name begins with one.")
        case .elementType: .init("elementType", .string, "The type of a result: Book *.")
        case .resultType: .init("resultType", .string, "What the method returns: NSArray<Book *> *, or instancetype.")
        case .predicate: .init("predicate", .optional(.string), "The predicate's text.")
        case .variables:
            .init("variables", .objects(ObjectiveCFetchVariableKey.self), "The variables in order of first appearance.")
        case .userInfo: FetchRequestFact.userInfo.declaration
        case .entityName: FetchRequestFact.entityName.declaration
        case .resultKind: FetchRequestFact.resultKind.declaration
        case .fetchLimit: FetchRequestFact.fetchLimit.declaration
        case .fetchBatchSize: FetchRequestFact.fetchBatchSize.declaration
        case .includesSubentities: FetchRequestFact.includesSubentities.declaration
        case .includesPropertyValues: FetchRequestFact.includesPropertyValues.declaration
        case .includesPendingChanges: FetchRequestFact.includesPendingChanges.declaration
        case .returnsObjectsAsFaults: FetchRequestFact.returnsObjectsAsFaults.declaration
        case .returnsDistinctResults: FetchRequestFact.returnsDistinctResults.declaration
        }
    }

    func value(of planned: ObjectiveCFetchRequest) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .literal: .string(ObjectiveCText.literal(planned.name))
        case .methodName: .string(planned.methodName)
        case .isSingleResult: .bool(planned.isSingleResult)
        case .elementType: .string(planned.element.spelling)
        case .resultType: .string(planned.resultType.spelling)
        case .predicate: TemplateValue(planned.predicate)
        case .variables: .objects(planned.variables, ObjectiveCFetchVariableKey.self)
        case .userInfo: FetchRequestFact.userInfo.value(of: planned.source)
        case .entityName: FetchRequestFact.entityName.value(of: planned.source)
        case .resultKind: FetchRequestFact.resultKind.value(of: planned.source)
        case .fetchLimit: FetchRequestFact.fetchLimit.value(of: planned.source)
        case .fetchBatchSize: FetchRequestFact.fetchBatchSize.value(of: planned.source)
        case .includesSubentities: FetchRequestFact.includesSubentities.value(of: planned.source)
        case .includesPropertyValues: FetchRequestFact.includesPropertyValues.value(of: planned.source)
        case .includesPendingChanges: FetchRequestFact.includesPendingChanges.value(of: planned.source)
        case .returnsObjectsAsFaults: FetchRequestFact.returnsObjectsAsFaults.value(of: planned.source)
        case .returnsDistinctResults: FetchRequestFact.returnsDistinctResults.value(of: planned.source)
        }
    }
}
