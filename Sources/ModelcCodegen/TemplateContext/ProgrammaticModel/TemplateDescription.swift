import ModelcTemplating

/// The description of a property.
final class TemplateDescription: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Description", "The description of a property.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, className, assignments, predicates, warnings, elementsFunction, destination, inverse, request

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name, as a string literal.")
            case .className: .init("className", .string, "The class in Core Data.")
            case .assignments:
                .init(
                    "assignments", .list(.object(TemplateConstant.self)),
                    "Properties of the description with expressions.")
            case .predicates: .init("predicates", .list(.string), "Expressions of the predicates that validate values.")
            case .warnings: .init("warnings", .list(.string), "Their warnings, as string literals.")
            case .elementsFunction:
                .init(
                    "elementsFunction", .optional(.string),
                    "The function that makes the members of a composite attribute.")
            case .destination:
                .init("destination", .optional(.string), "The destination of a relationship, as a string literal.")
            case .inverse: .init("inverse", .optional(.string), "The inverse of a relationship, as a string literal.")
            case .request:
                .init(
                    "request", .optional(.object(TemplateRequestDescription.self)), "The request of a fetched property."
                )
            }
        }
    }

    private let description: GeneratedDescription

    init(_ description: GeneratedDescription) { self.description = description }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(description.name)
        case .className: .string(description.className)
        case .assignments: .list(description.assignments.map { .object(TemplateConstant($0)) })
        case .predicates: TemplateValue(description.validations.map(\.predicate))
        case .warnings: TemplateValue(description.validations.map(\.warning))
        case .elementsFunction: TemplateValue(description.elementsFunction)
        case .destination: TemplateValue(description.link?.destination)
        case .inverse: TemplateValue(description.link?.inverse)
        case .request: description.request.map { .object(TemplateRequestDescription($0)) } ?? .nothing
        }
    }
}
