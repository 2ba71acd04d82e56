import ModelcTemplating

/// A fetch request template of the model.
final class TemplateFetchRequest: KeyedObject {
    static let templateSchema = TemplateSchema("FetchRequest", "A fetch request template of the model.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, nameLiteral, functionName, access, documentation, variables, resultType, modelName

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
            }
        }
    }

    private let request: GeneratedFetchRequest
    private let level: AccessLevel

    init(_ request: GeneratedFetchRequest, _ level: AccessLevel) {
        self.request = request
        self.level = level
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
        }
    }
}
