/// How strongly operators bind, from weak to strong.
enum Precedence: Int, Comparable, CaseIterable {
    case or, and, not, comparison, set, bitOr, bitXor, bitAnd, shift, sum, product, power, unary

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The next stronger step: what the right operand needs for a chain to group from the left.
    var stronger: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }
}
