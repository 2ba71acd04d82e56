/// An operator between two values; the raw value is its spelling.
package enum BinaryOperator: String, CaseIterable, Sendable {
    // Arithmetic [documented]. There is no `%`: it begins a placeholder, and `modulus:by:` replaces it.
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case power = "**"
    // Bits [seen, as in `(flags & 4) != 0`].
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    // Sets [documented as expression types; the words are seen in their descriptions].
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"

    /// The precedence of the operator. That of arithmetic is common knowledge; the rest follows C [guess], so the
    /// printer puts parentheses around it.
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
