import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// The additional scalar property `ratingValue` of a number property that is an object.
package struct ObjectiveCScalarAccess: Hashable, Sendable {
    /// The scalar property's name: `ratingValue`.
    package var name: String
    package var type: ObjectiveCType
    /// The method of `NSNumber` that returns the scalar: `shortValue`.
    package var numberMethod: String
    /// Whether the scalar has a custom type, so that the number's value must be cast.
    package var needsCast: Bool
}

extension ObjectiveCScalarAccess: PlannedSubject, ObjectiveCNamed {
    static let fields = TemplateFields<ObjectiveCScalarAccess>(
        "Scalar", "The scalar beside a number that is an object.",
        [
            TemplateField("name", .string, "The scalar property: ratingValue.") { .string($0.name) },
            TemplateField(
                "capitalizedName", .string, "The name with a capital first letter, as in setPrimitiveRatingValue:."
            ) { .string(SwiftIdentifier.capitalized($0.name)) },
            TemplateField("setter", .string, "The setter that the compiler expects: setRatingValue.") {
                .string(ObjectiveCIdentifier.setter(of: $0.name))
            },
            .literal,
            TemplateField("type", .string, "The type of C.") { .string($0.type.spelling) },
            TemplateField("numberMethod", .string, "The method of NSNumber that gives the value: shortValue.") {
                .string($0.numberMethod)
            },
            TemplateField("cast", .string, "The cast that a type of the user's needs, in parentheses; else empty.") {
                .string($0.needsCast ? "(" + $0.type.spelling + ")" : "")
            },
        ])
}
