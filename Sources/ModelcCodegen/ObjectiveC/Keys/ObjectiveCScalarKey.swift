import ModelcSourceCode
import ModelcTemplating

/// The scalar beside a number that is an object.
enum ObjectiveCScalarKey: Int, ObjectiveCTemplateKey {
    case name, capitalizedName, setter, literal, type, numberMethod, cast

    static let schema = TemplateSchema(
        "Scalar", "The scalar beside a number that is an object.", keys: ObjectiveCScalarKey.self)

    var declaration: TemplateKeyDeclaration {
        switch self {
        case .name: .init("name", .string, "The scalar property: ratingValue.")
        case .capitalizedName:
            .init("capitalizedName", .string, "The name with a capital first letter, as in setPrimitiveRatingValue:.")
        case .setter: .init("setter", .string, "The setter that the compiler expects: setRatingValue.")
        case .literal: .init("literal", .string, "The name as an NSString literal.")
        case .type: .init("type", .string, "The type of C.")
        case .numberMethod: .init("numberMethod", .string, "The method of NSNumber that gives the value: shortValue.")
        case .cast: .init("cast", .string, "The cast that a type of the user's needs, in parentheses; else empty.")
        }
    }

    func value(of planned: ObjectiveCScalarAccess) -> TemplateValue {
        switch self {
        case .name: .string(planned.name)
        case .capitalizedName: .string(SwiftIdentifier.capitalized(planned.name))
        case .setter: .string(ObjectiveCIdentifier.setter(of: planned.name))
        case .literal: .string(ObjectiveCText.literal(planned.name))
        case .type: .string(planned.type.spelling)
        case .numberMethod: .string(planned.numberMethod)
        case .cast: .string(planned.needsCast ? "(" + planned.type.spelling + ")" : "")
        }
    }
}
