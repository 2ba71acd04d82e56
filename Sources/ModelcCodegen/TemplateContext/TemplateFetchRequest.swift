import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A fetch request template of the model.
final class TemplateFetchRequest: KeyedObject {
    static let fields = TemplateFields<TemplateFetchRequest>(
        "FetchRequest", "A fetch request template of the model.",
        [
            TemplateField("name", .string, "The name in the model, any text.") { .string($0.request.templateName) },
            TemplateField("nameLiteral", .string, "The same as a string literal.") {
                .string(SwiftText.literal($0.request.templateName))
            },
            TemplateField("functionName", .string, "The name of its function.") { .string($0.request.functionName) },
            TemplateField("access", .string, "`public ` or nothing.") {
                .string(SwiftWords.access($0.level, isInternal: $0.request.isInternal))
            },
            TemplateField("documentation", .list(.string), "The lines of the documentation comment.") {
                TemplateValue($0.request.documentation)
            },
            TemplateField(
                "variables", .list(.object(TemplateParameter.self)), "The predicate's variables in order of appearance."
            ) { .list($0.request.variables.map { .object(TemplateParameter($0)) }) },
            TemplateField(
                "resultType", .string, "What it finds: a class, `NSManagedObjectID`, `NSDictionary` or `NSNumber`."
            ) { .string($0.request.result.name) },
            TemplateField("modelName", .string, "The name of the parameter `in` inside.") {
                .string($0.request.modelName)
            },
            TemplateField("entity", .optional(.object(TemplateEntity.self)), "The entity, if its class is generated.") {
                $0.context.entity(named: $0.source.entityName)
            },
            FetchRequestFact.entityName.field { $0.source },
            FetchRequestFact.predicateString.field { $0.source },
            FetchRequestFact.resultKind.field { $0.source },
            FetchRequestFact.isSingleResult.field { $0.source },
            FetchRequestFact.fetchLimit.field { $0.source },
            FetchRequestFact.fetchBatchSize.field { $0.source },
            FetchRequestFact.includesSubentities.field { $0.source },
            FetchRequestFact.includesPropertyValues.field { $0.source },
            FetchRequestFact.includesPendingChanges.field { $0.source },
            FetchRequestFact.returnsObjectsAsFaults.field { $0.source },
            FetchRequestFact.returnsDistinctResults.field { $0.source },
            FetchRequestFact.userInfo.field { $0.source },
        ])

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
}

/// What the model says of a fetch request, in templates for both languages (code-generation §6.5).
struct FetchRequestFact: Sendable {
    private let declaration: TemplateKeyDeclaration
    private let value: @Sendable (FetchRequestDescription) -> TemplateValue

    private init(
        _ name: String, _ type: TemplateType, _ documentation: String,
        _ value: @escaping @Sendable (FetchRequestDescription) -> TemplateValue
    ) {
        declaration = TemplateKeyDeclaration(name, type, documentation)
        self.value = value
    }

    /// The key of an object that has a fetch request.
    func field<Subject>(
        _ request: @escaping @Sendable (Subject) -> FetchRequestDescription
    ) -> TemplateField<Subject> {
        TemplateField(declaration) { [value] in value(request($0)) }
    }

    static let entityName = FetchRequestFact("entityName", .optional(.string), "The entity that it fetches.") {
        TemplateValue($0.entityName)
    }
    static let predicateString = FetchRequestFact(
        "predicateString", .optional(.string), "The predicate as written in the model."
    ) { TemplateValue($0.predicate) }
    static let resultKind = FetchRequestFact(
        "resultKind", .string, "What it finds: objects, ids, dictionaries or count."
    ) { .string($0.effectiveResultType.templateName) }
    static let isSingleResult = FetchRequestFact(
        "isSingleResult", .bool, "Whether one result is asked for: the name begins with one."
    ) { .bool($0.name.hasPrefix("one")) }
    static let fetchLimit = FetchRequestFact("fetchLimit", .integer, "The largest number of results; 0 means no limit.")
    {
        .integer($0.fetchLimit ?? 0)
    }
    static let fetchBatchSize = FetchRequestFact(
        "fetchBatchSize", .integer, "How many are fetched at a time; 0 is all."
    ) { .integer($0.fetchBatchSize ?? 0) }
    static let includesSubentities = FetchRequestFact(
        "includesSubentities", .bool, "Whether objects of subentities are found."
    ) { .bool($0.effectiveIncludesSubentities) }
    static let includesPropertyValues = FetchRequestFact("includesPropertyValues", .bool, "Whether values are fetched.")
    { .bool($0.effectiveIncludesPropertyValues) }
    static let includesPendingChanges = FetchRequestFact(
        "includesPendingChanges", .bool, "Whether unsaved changes are found."
    ) { .bool($0.effectiveIncludesPendingChanges) }
    static let returnsObjectsAsFaults = FetchRequestFact(
        "returnsObjectsAsFaults", .bool, "Whether objects come as faults."
    ) { .bool($0.effectiveReturnsObjectsAsFaults) }
    static let returnsDistinctResults = FetchRequestFact(
        "returnsDistinctResults", .bool, "Whether equal results are returned once."
    ) { .bool($0.effectiveReturnsDistinctResults) }
    static let userInfo = FetchRequestFact("userInfo", .dictionary(.string), "The user info.") {
        .dictionary(TemplateDictionary($0.userInfo))
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
