/// An operator between two values. The raw value is the spelling.
package enum BinaryOperator: String, CaseIterable, Sendable {
    // Arithmetic [documented]. There is no `%`, because it begins a placeholder. `modulus:by:` is used instead.
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
    // Bit operators [seen, as in `(flags & 4) != 0`].
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    // Sets [documented as expression types; the words are seen in descriptions of values].
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"

    /// The precedence of the operator. The order of arithmetic operators is common knowledge. The order of all others
    /// follows C [guess], so the printer puts parentheses around them.
    var precedence: Precedence {
        switch self {
        case .union, .intersect, .minus: .set
        case .bitOr: .bitOr
        case .bitXor: .bitXor
        case .bitAnd: .bitAnd
        case .shiftLeft, .shiftRight: .shift
        case .add, .subtract: .sum
        case .multiply, .divide: .product
        case .power: .power
        }
    }
}
