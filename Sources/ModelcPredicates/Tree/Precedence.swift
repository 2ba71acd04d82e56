/// The precedence of operators, from low to high.
enum Precedence: Int, Comparable, CaseIterable {
    case or, and, not, comparison, set, bitOr, bitXor, bitAnd, shift, sum, product, power, unary

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The next higher precedence, which the right operand needs so that a chain groups from the left.
    var stronger: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }
}
