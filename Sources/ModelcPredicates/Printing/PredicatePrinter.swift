extension Predicate {
    /// The condition in the canonical spelling; reading it gives an equal tree.
    ///
    /// Operators are in capital letters, strings in quotation marks, and every compound inside another one in brackets.
    package var format: String {
        var printer = FormatPrinter()
        printer.print(self)
        return printer.text
    }
}

extension FormatPrinter {
    mutating func print(_ predicate: Predicate) {
        switch predicate.form {
        case .comparison(let comparison): print(comparison)
        case .and(let operands): print(operands, joinedBy: " AND ")
        case .or(let operands): print(operands, joinedBy: " OR ")
        case .not(let operand):
            text += "NOT "
            printAtom(operand)
        case .truth(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        }
    }

    private mutating func print(_ comparison: Comparison) {
        if comparison.modifier != .direct { text += comparison.modifier.rawValue + " " }
        print(comparison.left)
        text += " " + comparison.comparator.rawValue
        if !comparison.options.isEmpty { text += "[\(comparison.options.letters)]" }
        text += " "
        print(comparison.right)
    }

    private mutating func print(_ operands: [Predicate], joinedBy word: String) {
        for (index, operand) in operands.enumerated() {
            if index > 0 { text += word }
            switch operand.form {
            case .comparison, .not, .truth: print(operand)
            case .and, .or: printAtom(operand)
            }
        }
    }

    private mutating func printAtom(_ predicate: Predicate) {
        switch predicate.form {
        case .truth: print(predicate)
        case .comparison, .and, .or, .not:
            text += "("
            print(predicate)
            text += ")"
        }
    }
}
