import ModelcTemplating

/// A fetch request that is built in code.
final class TemplateRequestDescription: KeyedObject {
    static let templateSchema = TemplateSchema(
        "RequestDescription", "A fetch request that is built in code.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, entity, assignments

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name of a template, as a string literal.")
            case .entity: .init("entity", .optional(.string), "The name of the entity, as a string literal.")
            case .assignments:
                .init(
                    "assignments", .list(.object(TemplateConstant.self)), "Properties of the request with expressions.")
            }
        }
    }

    private let request: GeneratedRequestDescription

    init(_ request: GeneratedRequestDescription) { self.request = request }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(request.name)
        case .entity: TemplateValue(request.entity)
        case .assignments: .list(request.assignments.map { .object(TemplateConstant($0)) })
        }
    }
}
