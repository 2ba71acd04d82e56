import ModelcPlans
import ModelcSchema

/// Bounds of a validation: of a number, of a date in seconds since 2001-01-01T00:00:00Z, or of a string's length.
package struct StoreValueBounds: Hashable, Sendable {
    var minimum: Double?
    var maximum: Double?
    /// Whether the bounds are for the length and not for the value.
    var isOfLength = false
}

extension StoreValueBounds {
    /// The bounds of an attribute; nil if it has none that SQL can compare.
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
