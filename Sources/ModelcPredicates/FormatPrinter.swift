/// Prints a tree as text. The rules for each kind of node are in the extensions below.
struct FormatPrinter {
    var text = ""

    /// Returns a name for a key path. If it would otherwise be read as a keyword, it is escaped, such as `#size`.
    static func spelling(ofName name: String) -> String {
        Keyword(spelling: name.utf8) == nil ? name : "#" + name
    }

    /// Returns a string in quotation marks.
    static func quoted(_ content: String) -> String {
        var text = "\""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": text += code(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}

extension Predicate {
    /// The condition in its canonical spelling. Parsing the text results in an equal tree.
    ///
    /// Operators are in capital letters, strings in quotation marks, and every nested compound predicate is in
    /// parentheses.
    package var format: String {
        var printer = FormatPrinter()
        printer.put(self)
        return printer.text
    }
}

extension FormatPrinter {
    mutating func put(_ predicate: Predicate) {
        switch predicate.form {
        case .comparison(let comparison): put(comparison)
        case .and(let operands): put(operands, joinedBy: " AND ")
        case .or(let operands): put(operands, joinedBy: " OR ")
        case .not(let operand):
            text += "NOT "
            printAtom(operand)
        case .truth(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        }
    }

    private mutating func put(_ comparison: Comparison) {
        if comparison.modifier != .direct { text += comparison.modifier.rawValue + " " }
        put(comparison.left)
        text += " " + comparison.comparator.rawValue
        if !comparison.options.isEmpty { text += "[\(comparison.options.letters)]" }
        text += " "
        put(comparison.right)
    }

    private mutating func put(_ operands: [Predicate], joinedBy word: String) {
        for (index, operand) in operands.enumerated() {
            if index > 0 { text += word }
            switch operand.form {
            case .comparison, .not, .truth: put(operand)
            case .and, .or: printAtom(operand)
            }
        }
    }

    private mutating func printAtom(_ predicate: Predicate) {
        switch predicate.form {
        case .truth: put(predicate)
        case .comparison, .and, .or, .not:
            text += "("
            put(predicate)
            text += ")"
        }
    }
}

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

    /// Prints a value that has a prefix or a suffix. The value is put in parentheses unless it is a single token.
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
        // Avoids `-1 ** 2`, which could be read as 1 or as -1.
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

    /// Whether an operand needs parentheses. They are omitted only in elementary arithmetic, and only if the meaning is
    /// clear without them.
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

extension Expression {
    /// The value in its canonical spelling. Parsing the text results in an equal tree.
    package var format: String {
        var printer = FormatPrinter()
        printer.put(self)
        return printer.text
    }
}

extension FormatPrinter {
    mutating func put(_ expression: Expression) {
        switch expression.form {
        case .constant(let constant): put(constant)
        case .evaluatedObject: text += "SELF"
        case .anyKey: text += "ANYKEY"
        case .variable(let name): text += "$" + name
        case .keyPath(let base, let components): put(components, on: base)
        case .element(let value, let index): put(index, in: value)
        case .aggregate(let values): put(values, open: "{", close: "}")
        case .function(let name, let arguments):
            text += name == Keyword.fetch.rawValue ? name : FormatPrinter.spelling(ofName: name)
            put(arguments, open: "(", close: ")")
        case .message(let receiver, let selector, let arguments):
            let name = Expression(.constant(.string(selector)))
            text += "FUNCTION"
            put([receiver, name] + arguments, open: "(", close: ")")
        case .cast(let value, let type):
            text += "CAST"
            put([value, Expression(.constant(.string(type)))], open: "(", close: ")")
        case .subquery(let subquery): put(subquery)
        case .ternary(let condition, let first, let second):
            text += "TERNARY("
            put(condition)
            text += ", "
            put([first, second], open: "", close: ")")
        case .negation(let value): put(prefix: "-", value)
        case .complement(let value): put(prefix: "~", value)
        case .binary(let left, let binary, let right): put(left, binary, right)
        }
    }

    private mutating func put(_ constant: Constant) {
        switch constant {
        case .null: text += "NULL"
        case .boolean(let value): text += value ? "TRUE" : "FALSE"
        case .integer(let value): text += "\(value)"
        case .real(let value): text += "\(value)"
        case .string(let content): text += FormatPrinter.quoted(content)
        }
    }

    private mutating func put(_ values: [Expression], open: String, close: String) {
        text += open
        for (index, value) in values.enumerated() {
            if index > 0 { text += ", " }
            put(value)
        }
        text += close
    }

    private mutating func put(_ subquery: Subquery) {
        text += "SUBQUERY("
        put(subquery.collection)
        text += ", $\(subquery.variable), "
        put(subquery.predicate)
        text += ")"
    }

    private mutating func put(_ components: [KeyPathComponent], on base: Expression?) {
        if let base { printAtom(base) }
        for (index, component) in components.enumerated() {
            if index > 0 || base != nil { text += "." }
            switch component.form {
            case .name(let name): text += FormatPrinter.spelling(ofName: name)
            case .collectionOperator(let name): text += "@" + name
            }
        }
    }

    private mutating func put(_ index: ElementIndex, in value: Expression) {
        printAtom(value)
        text += "["
        switch index {
        case .first: text += "FIRST"
        case .last: text += "LAST"
        case .size: text += "SIZE"
        case .value(let value): put(value)
        }
        text += "]"
    }
}
