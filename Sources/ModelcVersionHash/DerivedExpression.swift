import ModelcBase

/// The text of a derivation expression as Core Data hashes it (FormatVersionHash §2.2). It is the description of the
/// parsed expression, which may differ from the text in the model.
struct DerivedExpression {
    /// The text that Core Data hashes, such as `sum:(items.price)`.
    let text: String
    /// Whether samples confirm that Core Data hashes this text.
    let isEstablished: Bool

    /// - Parameter expression: the derivation expression as written in the model.
    init(_ expression: String) {
        let steps = expression.split(separator: ".", omittingEmptySubsequences: false)
        if expression == "now()" || DerivedExpression.isCanonicalKey(expression) {
            (text, isEstablished) = (expression, true)
        } else if steps.count >= 2, steps.last == "@count", steps.dropLast().allSatisfy(DerivedExpression.isKey) {
            text = "count:(\(steps.dropLast().joined(separator: ".")))"
            isEstablished = steps.count == 2
        } else {
            text = DerivedExpression.aggregate(steps) ?? expression
            isEstablished = false
        }
    }

    /// Whether the expression is `canonical:(title)`.
    private static func isCanonicalKey(_ expression: String) -> Bool {
        let start = "canonical:("
        guard expression.hasPrefix(start), expression.hasSuffix(")") else { return false }
        return isKey(expression.dropFirst(start.count).dropLast())
    }

    /// Returns `sum:(items.price)` for `items.@sum.price`. `items.price.@sum`, as Apple's documentation spells it,
    /// gives the same result. Nil if the steps are not a key path with exactly one of these operators.
    private static func aggregate(_ steps: [Substring]) -> String? {
        let functions: [Substring: String] = ["@sum": "sum", "@min": "min", "@max": "max", "@avg": "avg"]
        let keys = steps.filter { functions[$0] == nil }
        guard
            keys.count == steps.count - 1, keys.count >= 2, keys.allSatisfy(isKey), steps.first == keys.first,
            let function = steps.compactMap({ functions[$0] }).first
        else { return nil }
        return "\(function):(\(keys.joined(separator: ".")))"
    }

    private static func isKey(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }
}
