/// The scalar twin `ratingValue` of a number that is an object.
package struct ObjectiveCScalarAccess: Hashable, Sendable {
    /// The twin's name: `ratingValue`.
    package var name: String
    package var type: ObjectiveCType
    /// The method of `NSNumber` that gives the scalar: `shortValue`.
    package var numberMethod: String
    /// Whether the scalar has a type of the user's, which the number's value has to be cast to.
    package var needsCast: Bool
}
