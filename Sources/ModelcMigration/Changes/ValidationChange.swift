import ModelcSchema

/// The bounds and the regular expression of an attribute in two versions.
struct ValidationChange {
    /// The older validation for people; nil where nothing changed.
    let oldText: String?
    /// The newer validation likewise.
    let newText: String?
    /// Whether values that were valid are valid no longer. A regular expression that was added or changed counts.
    let isTightened: Bool

    init(from old: AttributeDescription, to new: AttributeDescription) {
        let before = Bounds(old)
        let after = Bounds(new)
        let differs = before != after
        oldText = differs ? before.text : nil
        newText = differs ? after.text : nil
        isTightened =
            ValidationChange.isAdded(before.minimum, after.minimum) { $0 < $1 }
            || ValidationChange.isAdded(before.maximum, after.maximum) { $0 > $1 }
            || (after.expression != nil && after.expression != before.expression)
    }

    /// Whether a bound is new, or stricter than it was. What cannot be compared as numbers counts as stricter.
    private static func isAdded(_ old: String?, _ new: String?, isStricter: (Double, Double) -> Bool) -> Bool {
        guard let new else { return false }
        guard let old else { return true }
        guard old != new else { return false }
        guard let oldNumber = Double(old), let newNumber = Double(new) else { return true }
        return isStricter(oldNumber, newNumber)
    }

    private struct Bounds: Hashable {
        var minimum: String?
        var maximum: String?
        var expression: String?

        init(_ attribute: AttributeDescription) {
            minimum = attribute.minimumDateInterval.map { "\($0)" } ?? attribute.minimumValueText
            maximum = attribute.maximumDateInterval.map { "\($0)" } ?? attribute.maximumValueText
            expression = attribute.regularExpression
        }

        var text: String {
            let parts = [
                minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }, expression.map { "matching \($0)" },
            ].compactMap { $0 }
            return parts.isEmpty ? "anything" : parts.joined(separator: ", ")
        }
    }
}
