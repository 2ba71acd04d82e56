extension FormatPrinter {
    mutating func put(_ left: Expression, _ binary: BinaryOperator, _ right: Expression) {
        printOperand(left, of: binary, isRight: false)
        text += " \(binary.rawValue) "
        printOperand(right, of: binary, isRight: true)
    }

    mutating func put(prefix: String, _ value: Expression) {
        text += prefix
        printAtom(value)
    }

    /// A value that something is attached to: in brackets unless it is closed in itself.
    mutating func printAtom(_ value: Expression) {
        switch value.form {
        case .evaluatedObject, .anyKey, .variable, .keyPath, .element, .aggregate, .function, .message, .cast,
            .subquery, .ternary, .constant(.string), .constant(.null), .constant(.boolean):
            put(value)
        case .constant(.integer), .constant(.real), .negation, .complement, .binary:
            printInBrackets(value)
        }
    }

    private mutating func printOperand(_ value: Expression, of binary: BinaryOperator, isRight: Bool) {
        switch value.form {
        case .binary(_, let inner, _):
            let needsBrackets = FormatPrinter.needsBrackets(inner, inside: binary, isRight: isRight)
            needsBrackets ? printInBrackets(value) : put(value)
        case .negation, .complement: printInBrackets(value)
        // Whether -1 ** 2 is 1 or -1 is a guess that a reader need not make.
        case .constant where binary == .power: printAtom(value)
        case .constant, .evaluatedObject, .anyKey, .variable, .keyPath, .element, .aggregate, .function, .message,
            .cast, .subquery, .ternary:
            put(value)
        }
    }

    private mutating func printInBrackets(_ value: Expression) {
        text += "("
        put(value)
        text += ")"
    }

    /// Brackets are left out only where school arithmetic leaves no doubt.
    private static func needsBrackets(
        _ inner: BinaryOperator, inside outer: BinaryOperator, isRight: Bool
    ) -> Bool {
        guard isSchoolArithmetic(inner), isSchoolArithmetic(outer) else { return true }
        return isRight ? inner.precedence <= outer.precedence : inner.precedence < outer.precedence
    }

    private static func isSchoolArithmetic(_ binary: BinaryOperator) -> Bool {
        switch binary {
        case .add, .subtract, .multiply, .divide: true
        case .power, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .union, .intersect, .minus: false
        }
    }
}
