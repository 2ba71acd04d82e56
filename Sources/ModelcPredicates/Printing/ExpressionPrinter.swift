extension Expression {
    /// The value in the canonical spelling; reading it gives an equal tree.
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
