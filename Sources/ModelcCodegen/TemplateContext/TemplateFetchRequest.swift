import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A fetch request template of the model.
final class TemplateFetchRequest: KeyedObject {
    static let templateSchema = TemplateSchema("FetchRequest", "A fetch request template of the model.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, nameLiteral, functionName, access, documentation, variables, resultType, modelName, entity
        case entityName, predicateString, resultKind, isSingleResult, fetchLimit, fetchBatchSize, includesSubentities
        case includesPropertyValues, includesPendingChanges, returnsObjectsAsFaults, returnsDistinctResults, userInfo

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name in the model, any text.")
            case .nameLiteral: .init("nameLiteral", .string, "The same as a string literal.")
            case .functionName: .init("functionName", .string, "The name of its function.")
            case .access: .init("access", .string, "`public ` or nothing.")
            case .documentation: .init("documentation", .list(.string), "The lines of the documentation comment.")
            case .variables:
                .init(
                    "variables", .list(.object(TemplateParameter.self)),
                    "The predicate's variables in order of appearance.")
            case .resultType:
                .init(
                    "resultType", .string, "What it finds: a class, `NSManagedObjectID`, `NSDictionary` or `NSNumber`.")
            case .modelName: .init("modelName", .string, "The name of the parameter `in` inside.")
            case .entity:
                .init("entity", .optional(.object(TemplateEntity.self)), "The entity, if its class is generated.")
            case .entityName: FetchRequestFact.entityName.declaration
            case .predicateString: FetchRequestFact.predicateString.declaration
            case .resultKind: FetchRequestFact.resultKind.declaration
            case .isSingleResult: FetchRequestFact.isSingleResult.declaration
            case .fetchLimit: FetchRequestFact.fetchLimit.declaration
            case .fetchBatchSize: FetchRequestFact.fetchBatchSize.declaration
            case .includesSubentities: FetchRequestFact.includesSubentities.declaration
            case .includesPropertyValues: FetchRequestFact.includesPropertyValues.declaration
            case .includesPendingChanges: FetchRequestFact.includesPendingChanges.declaration
            case .returnsObjectsAsFaults: FetchRequestFact.returnsObjectsAsFaults.declaration
            case .returnsDistinctResults: FetchRequestFact.returnsDistinctResults.declaration
            case .userInfo: FetchRequestFact.userInfo.declaration
            }
        }
    }

    private let request: GeneratedFetchRequest
    private let level: AccessLevel
    private let context: TemplateContext
    /// The template as its author wrote it.
    private let source: FetchRequestDescription

    init(_ request: GeneratedFetchRequest, _ level: AccessLevel, in context: TemplateContext) {
        self.request = request
        self.level = level
        self.context = context
        source = context.fetchRequest(named: request.templateName)
    }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(request.templateName)
        case .nameLiteral: .string(SwiftText.literal(request.templateName))
        case .functionName: .string(request.functionName)
        case .access: .string(SwiftWords.access(level, isInternal: request.isInternal))
        case .documentation: TemplateValue(request.documentation)
        case .variables: .list(request.variables.map { .object(TemplateParameter($0)) })
        case .resultType: .string(request.result.name)
        case .modelName: .string(request.modelName)
        case .entity: context.entity(named: source.entityName)
        case .entityName: FetchRequestFact.entityName.value(of: source)
        case .predicateString: FetchRequestFact.predicateString.value(of: source)
        case .resultKind: FetchRequestFact.resultKind.value(of: source)
        case .isSingleResult: FetchRequestFact.isSingleResult.value(of: source)
        case .fetchLimit: FetchRequestFact.fetchLimit.value(of: source)
        case .fetchBatchSize: FetchRequestFact.fetchBatchSize.value(of: source)
        case .includesSubentities: FetchRequestFact.includesSubentities.value(of: source)
        case .includesPropertyValues: FetchRequestFact.includesPropertyValues.value(of: source)
        case .includesPendingChanges: FetchRequestFact.includesPendingChanges.value(of: source)
        case .returnsObjectsAsFaults: FetchRequestFact.returnsObjectsAsFaults.value(of: source)
        case .returnsDistinctResults: FetchRequestFact.returnsDistinctResults.value(of: source)
        case .userInfo: FetchRequestFact.userInfo.value(of: source)
        }
    }
}
