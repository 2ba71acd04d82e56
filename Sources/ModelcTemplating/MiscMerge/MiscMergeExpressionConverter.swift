/// Converts expressions of MiscMerge into expressions of the template language that have the same values.
struct MiscMergeExpressionConverter {
    let scope: MiscMergeScope
    let notes: MiscMergeNotes
    /// The range of the command, for notes.
    let range: Range<Int>

    func value(_ expression: MiscMergeExpression) -> MiscMergeValue {
        switch expression {
        case .word(let word): return lookup(word, isQuoted: false)
        case .quoted(let text): return lookup(text, isQuoted: true)
        case .literal(let text): return .constant(text)
        case .list(let items): return items.last.map(value) ?? .constant("")
        case .not(let operand): return not(condition(value(operand)))
        case .negated(let operand): return arithmetic(.subtract, .constant("0"), value(operand))
        case .binary(let sign, let left, let right): return binary(sign, left, right)
        }
    }

    /// Converts a value that a field prints. If `isText` is true, the result is text to copy; otherwise it is an
    /// expression or an `if` command. Nil if the value cannot be printed, after reporting this.
    func field(_ value: MiscMergeValue) -> (text: String, isText: Bool)? {
        if let constant = value.constant { return (constant, true) }
        switch value.type.wrapped {
        case .string, .integer, .double: return (value.text, false)
        case .bool where value.precedence < 10: return ("if " + condition(value).text, false)
        case .bool, .any: return (value.receiver + ".numeral", false)
        case .list, .dictionary, .record: return (value.receiver + ".@propertyList", false)
        case .object, .optional:
            notes.add(
                .noEqual, "An object has no text", at: range, help: "Print one of its keys, such as its name.")
            return nil
        }
    }

    private func lookup(_ text: String, isQuoted: Bool) -> MiscMergeValue {
        let components = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = components.first, let start = scope[first] else {
            if let first = components.first, let reason = scope.reason(first) {
                notes.add(
                    .noEqual, "`\(first)` \(reason)", at: range,
                    help: "Write `set` for it before the block, or pass it to the procedure.")
            } else if !isQuoted, LooseValue.number(in: text) == nil {
                notes.add(
                    .trap, "Nothing has the name `\(text)`: it stands for its own text", at: range,
                    help: "Correct the name, or put it into quotes if it is text.")
            }
            return .constant(text)
        }
        return MiscMergeKeyPaths(notes: notes, range: range).value(start, components.dropFirst()) ?? .constant("")
    }

    // MARK: Conditions

    /// Converts a value to a condition. The condition has the truth value that MiscMerge gives the value.
    func condition(_ value: MiscMergeValue) -> MiscMergeValue {
        if let constant = value.constant { return .bool(LooseValue.isTrue(.string(constant))) }
        switch value.type {
        case .bool: return value
        case .string, .integer, .double, .any: return truth(value)
        case .list, .dictionary, .record, .object:
            notes.add(
                .trap, "\(value.text) is always true, even if it is empty", at: range,
                help: "Write `\(value.text)` alone for a list with values.")
            return .bool(true)
        case .optional(let wrapped):
            switch wrapped {
            case .bool: return MiscMergeValue(text: value.receiver + " == true", type: .bool, precedence: 3)
            case .object: return MiscMergeValue(text: value.text, type: .bool, precedence: value.precedence)
            case .list, .dictionary, .record:
                return MiscMergeValue(text: value.receiver + " != nil", type: .bool, precedence: 3)
            case .string, .integer, .double, .any, .optional: return truth(value)
            }
        }
    }

    private func truth(_ value: MiscMergeValue) -> MiscMergeValue {
        MiscMergeValue(text: value.receiver + ".truth", type: .bool)
    }

    private func not(_ value: MiscMergeValue) -> MiscMergeValue {
        MiscMergeValue(text: "!" + value.operand(of: 9), type: .bool, precedence: 9)
    }

    // MARK: Operators

    private func binary(
        _ sign: TemplateOperator, _ left: MiscMergeExpression, _ right: MiscMergeExpression
    ) -> MiscMergeValue {
        switch sign {
        case .or, .and:
            return joined(sign, condition(value(left)), condition(value(right)))
        case .isIn, .isNotIn: return membership(value(left), right, isNegated: sign == .isNotIn)
        case .equal, .notEqual: return equality(value(left), value(right), isNegated: sign == .notEqual)
        case .less, .greater, .atMost, .atLeast: return order(sign, value(left), value(right))
        case .add, .subtract, .multiply, .divide, .remainder: return arithmetic(sign, value(left), value(right))
        }
    }

    private func joined(_ sign: TemplateOperator, _ left: MiscMergeValue, _ right: MiscMergeValue) -> MiscMergeValue {
        let text =
            left.operand(of: sign.precedence) + " \(sign == .or ? "or" : "and") "
            + right.operand(of: sign.precedence + 1)
        return MiscMergeValue(text: text, type: .bool, precedence: sign.precedence)
    }

    private func equality(
        _ left: MiscMergeValue, _ right: MiscMergeValue, isNegated: Bool
    ) -> MiscMergeValue {
        if let equal = fixedEquality(left, right) { return .bool(equal != isNegated) }
        let sign = isNegated ? "!=" : "=="
        if let (value, number) = flag(left, right), let isOne = [1: true, 0: false][number] {
            return isOne != isNegated ? value : not(value)
        }
        if isPlainEquality(left, right) {
            let (first, second) = (left.operand(of: 4), right.operand(of: 4))
            return MiscMergeValue(text: "\(first) \(sign) \(second)", type: .bool, precedence: 3)
        }
        return compared(left, right, sign)
    }

    /// Returns whether two values are equal, if this is the same for all models; otherwise nil.
    private func fixedEquality(_ left: MiscMergeValue, _ right: MiscMergeValue) -> Bool? {
        if let first = left.constant, let second = right.constant {
            return LooseValue.order(.string(first), .string(second)) == 0
        }
        for (value, other) in [(left, right), (right, left)] {
            guard value.constant != nil else { continue }
            switch other.type.wrapped {
            // A truth value is a number, and a text without a number is never equal to one.
            case .bool where value.number == nil: return trap(other, value)
            case .integer where value.number == nil: return trap(other, value)
            case .object, .list, .dictionary, .record: return trap(other, value)
            default: break
            }
        }
        return nil
    }

    private func trap(_ value: MiscMergeValue, _ constant: MiscMergeValue) -> Bool {
        notes.add(
            .trap, "`\(value.text)` is never equal to `\(constant.constant ?? "")`", at: range,
            help: "Test a truth value without `==`.")
        return false
    }

    /// If a Boolean value is compared with a constant number, returns both; otherwise nil.
    private func flag(_ left: MiscMergeValue, _ right: MiscMergeValue) -> (MiscMergeValue, Double)? {
        for (value, other) in [(left, right), (right, left)] where value.type == .bool && value.constant == nil {
            if let number = other.number { return (value, number) }
        }
        return nil
    }

    private func isPlainEquality(_ left: MiscMergeValue, _ right: MiscMergeValue) -> Bool {
        switch (left.type.wrapped, right.type.wrapped) {
        case (.object(let first), .object(let second)): return first == second
        case (.bool, .bool): return !left.type.isOptional && !right.type.isOptional
        case (.integer, .integer): return true
        case (.string, .string):
            // A constant without a number is equal to the same text only.
            if left.constant != nil || right.constant != nil { return left.number ?? right.number == nil }
            return !left.isFree && !right.isFree
        default: return false
        }
    }

    private func order(_ sign: TemplateOperator, _ left: MiscMergeValue, _ right: MiscMergeValue) -> MiscMergeValue {
        if let first = left.numeral, let second = right.numeral {
            return MiscMergeValue(
                text: "\(number(left, first, 5)) \(sign.spelling) \(number(right, second, 5))", type: .bool,
                precedence: 4)
        }
        return compared(left, right, sign.spelling)
    }

    private func number(_ value: MiscMergeValue, _ numeral: String, _ precedence: Int) -> String {
        if value.constant == nil { return value.operand(of: precedence) }
        return numeral.hasPrefix("-") ? "(\(numeral))" : numeral
    }

    private func compared(_ left: MiscMergeValue, _ right: MiscMergeValue, _ sign: String) -> MiscMergeValue {
        for value in [left, right] {
            switch value.type.wrapped {
            case .object, .list, .dictionary, .record:
                notes.add(
                    .noEqual, "\(value.text) cannot be compared with other values", at: range,
                    help: "Compare one of its keys.")
                return .bool(sign == "!=")
            default: break
            }
        }
        return MiscMergeValue(
            text: "\(left.receiver).compare(\(right.text)) \(sign) 0", type: .bool,
            precedence: sign.hasPrefix("=") || sign == "!=" ? 3 : 4)
    }

    private func membership(
        _ item: MiscMergeValue, _ list: MiscMergeExpression, isNegated: Bool
    ) -> MiscMergeValue {
        guard case .list(let items) = list else {
            let value = self.value(list)
            guard case .list(.string) = value.type.wrapped, item.type.wrapped == .string else {
                return equality(item, value, isNegated: isNegated)
            }
            let text = "\(item.operand(of: 4)) \(isNegated ? "notin" : "in") \(value.operand(of: 4))"
            return MiscMergeValue(text: text, type: .bool, precedence: 3)
        }
        let tests = items.map { equality(item, value($0), isNegated: isNegated) }
        guard let first = tests.first else { return .bool(isNegated) }
        return tests.dropFirst().reduce(first) { joined(isNegated ? .and : .or, $0, $1) }
    }

    private func arithmetic(
        _ sign: TemplateOperator, _ left: MiscMergeValue, _ right: MiscMergeValue
    ) -> MiscMergeValue {
        guard let first = left.numeral, let second = right.numeral else {
            notes.add(
                .noEqual, "`\(sign.spelling)` is applied to values that are not known to be numbers", at: range,
                help: "Calculate with numbers, such as `.@count` and the index of a loop.")
            return .constant("0")
        }
        let precedence = sign.precedence
        let isDivision = sign == .divide
        // The result of a division has a fraction.
        let head = number(left, first, precedence) + (isDivision ? " * 1.0" : "")
        let isWhole = !isDivision && isWhole(left) && isWhole(right)
        return MiscMergeValue(
            text: "\(head) \(sign.spelling) \(number(right, second, precedence + 1))",
            type: isWhole ? .integer : .double, precedence: precedence)
    }

    private func isWhole(_ value: MiscMergeValue) -> Bool {
        value.number.map { Int(exactly: $0) != nil } ?? (value.type == .integer)
    }
}
