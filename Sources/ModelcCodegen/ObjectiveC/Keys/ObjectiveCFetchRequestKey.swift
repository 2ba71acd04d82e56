import ModelcTemplating

/// A fetch request template of the model.
enum ObjectiveCFetchRequestKey: Int, ObjectiveCTemplateKey {
    case name, literal, methodName, isSingleResult, elementType, resultType, predicate, variables, userInfo

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
        case .userInfo: .init("userInfo", .userInfo, "The user info.")
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
        case .userInfo: .userInfo(planned.userInfo)
        }
    }
}
