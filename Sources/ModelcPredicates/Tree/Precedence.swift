/// The precedence of operators, from the lowest to the highest.
enum Precedence: Int, Comparable, CaseIterable {
    case or, and, not, comparison, set, bitOr, bitXor, bitAnd, shift, sum, product, power, unary

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The next higher precedence. The right operand is parsed with it, so that a chain is grouped from the left.
    var stronger: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }
}
