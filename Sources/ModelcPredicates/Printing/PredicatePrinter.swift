extension Predicate {
    /// The condition in the canonical spelling; reading it gives an equal tree.
    ///
    /// Operators are in capital letters, strings in quotation marks, and every compound inside another one in brackets.
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
