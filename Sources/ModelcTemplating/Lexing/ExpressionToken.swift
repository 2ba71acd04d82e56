/// A word or a sign of an expression.
struct ExpressionToken {
    enum Kind: Equatable {
        case word(String)
        case integer(Int)
        case double(Double)
        case string(String)
        /// An operator between two values; `minus` may also stand before one.
        case binary(BinaryOperator)
        case not
        case dot, comma
        case leftParenthesis, rightParenthesis
        case leftBracket, rightBracket
        case end
        /// What was reported already.
        case invalid
    }

    let kind: Kind
    let range: Range<Int>

    /// Whether it is a value's first word, number or text.
    var isWordLike: Bool {
        switch kind {
        case .word, .integer, .double, .string: true
        case .binary, .not, .dot, .comma, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .end,
            .invalid:
            false
        }
    }
}
