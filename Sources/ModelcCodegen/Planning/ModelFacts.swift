import ModelcSchema
import ModelcSourceCode

extension AttributeDescription {
    /// What the model says about the attribute beside its type, a line each.
    var facts: [String] {
        let limits = [minimumValueText.map { "at least \($0)" }, maximumValueText.map { "at most \($0)" }]
        let what = type == .string ? "Length" : "Value"
        return [
            defaultValueText.map { "- Default: `\(SwiftText.comment($0))`" },
            limits.contains { $0 != nil }
                ? "- \(what): " + SwiftText.comment(limits.compactMap { $0 }.joined(separator: ", ")) : nil,
            regularExpression.map { "- Regular expression: `\(SwiftText.comment($0))`" },
            derivationExpression.map { "- Derived from: `\(SwiftText.comment($0))`" },
            isTransient ? "- Transient: not in the store." : nil,
        ].compactMap { $0 }
    }
}

extension RelationshipDescription {
    /// What the model says about the relationship beside its destination, a line each.
    var facts: [String] {
        [
            "- Delete rule: \(effectiveDeleteRule.rawValue)",
            inverseName.map { "- Inverse: `\(SwiftText.comment((destinationName ?? "") + "." + $0))`" },
        ].compactMap { $0 }
    }
}
