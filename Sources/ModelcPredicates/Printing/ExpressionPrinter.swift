extension Expression {
    /// The value in the canonical spelling; reading it gives an equal tree.
    package var format: String {
        var printer = FormatPrinter()
        printer.print(self)
        return printer.text
    }
}

extension FormatPrinter {
    mutating func print(_ expression: Expression) {
        switch expression.form {
        case .constant(let constant): print(constant)
        case .evaluatedObject: text += "SELF"
        case .anyKey: text += "ANYKEY"
        case .variable(let name): text += "$" + name
        case .keyPath(let base, let components): print(components, on: base)
        case .element(let value, let index): print(index, in: value)
        case .aggregate(let values): print(values, open: "{", close: "}")
        case .function(let name, let arguments):
            text += name == Keyword.fetch.rawValue ? name : FormatPrinter.spelling(ofName: name)
            print(arguments, open: "(", close: ")")
        case .message(let receiver, let selector, let arguments):
            let name = Expression(.constant(.string(selector)))
            text += "FUNCTION"
            print([receiver, name] + arguments, open: "(", close: ")")
        case .cast(let value, let type):
            text += "CAST"
            print([value, Expression(.constant(.string(type)))], open: "(", close: ")")
        case .subquery(let subquery): print(subquery)
        case .ternary(let condition, let first, let second):
            text += "TERNARY("
            print(condition)
            text += ", "
            print([first, second], open: "", close: ")")
        case .negation(let value): print(prefix: "-", value)
        case .complement(let value): print(prefix: "~", value)
        case .binary(let left, let binary, let right): print(left, binary, right)
        }
    }

    private mutating func print(_ constant: Constant) {
        switch constant {
        case .null: text += "NULL"
        case .boolean(let value): text += value ? "TRUE" : "FALSE"
        case .integer(let value): text += "\(value)"
        case .real(let value): text += "\(value)"
        case .string(let content): text += FormatPrinter.quoted(content)
        }
    }

    private mutating func print(_ values: [Expression], open: String, close: String) {
        text += open
        for (index, value) in values.enumerated() {
            if index > 0 { text += ", " }
            print(value)
        }
        text += close
    }

    private mutating func print(_ subquery: Subquery) {
        text += "SUBQUERY("
        print(subquery.collection)
        text += ", $\(subquery.variable), "
        print(subquery.predicate)
        text += ")"
    }

    private mutating func print(_ components: [KeyPathComponent], on base: Expression?) {
        if let base { printAtom(base) }
        for (index, component) in components.enumerated() {
            if index > 0 || base != nil { text += "." }
            switch component.form {
            case .name(let name): text += FormatPrinter.spelling(ofName: name)
            case .collectionOperator(let name): text += "@" + name
            }
        }
    }

    private mutating func print(_ index: ElementIndex, in value: Expression) {
        printAtom(value)
        text += "["
        switch index {
        case .first: text += "FIRST"
        case .last: text += "LAST"
        case .size: text += "SIZE"
        case .value(let value): print(value)
        }
        text += "]"
    }
}
