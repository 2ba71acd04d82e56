import ModelcPlans
import ModelcSchema

/// The bounds of a validation rule for numbers, for dates in seconds since 2001-01-01T00:00:00Z, or for the length of
/// strings.
package struct StoreValueBounds: Hashable, Sendable {
    var minimum: Double?
    var maximum: Double?
    /// Whether the bounds apply to the length of a string instead of to the value.
    var isOfLength = false
}

extension StoreValueBounds {
    /// Creates the bounds of an attribute; nil if the attribute has no bounds that SQL can compare.
    init?(of attribute: AttributeDescription) {
        let isDate = attribute.type == .date
        let minimum = isDate ? attribute.minimumDateInterval : attribute.minimumValueText.flatMap { Double($0) }
        let maximum = isDate ? attribute.maximumDateInterval : attribute.maximumValueText.flatMap { Double($0) }
        guard minimum != nil || maximum != nil else { return nil }
        guard attribute.type.isNumber || isDate || attribute.type == .string else { return nil }
        guard minimum?.isFinite ?? true, maximum?.isFinite ?? true else { return nil }
        self.init(minimum: minimum, maximum: maximum, isOfLength: attribute.type == .string)
    }
}
