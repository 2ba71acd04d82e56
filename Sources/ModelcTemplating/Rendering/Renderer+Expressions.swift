extension Renderer {
    func value(of id: ExpressionID) throws(RenderError) -> TemplateValue {
        switch program.expressions[Int(id.index)] {
        case .constant(let index): return program.constants[Int(index)]
        case .variable(let slot): return slots[Int(slot)]
        case .root: return .object(root)
        case .key(let base, let key): return try self.value(of: key, of: base, at: id)
        case .element(let base, let key): return try element(of: value(of: base), value(of: key), at: id)
        case .filter(let base, let filter, let arguments):
            return try self.filter(filter, value(of: base), arguments, at: id)
        case .list(let range): return try list(range)
        case .negate(let operand): return try negated(value(of: operand), at: id)
        case .not, .truth, .and, .or, .equal, .contained, .ordered: return .bool(try isTrue(id))
        case .arithmetic(let left, let sign, let right):
            return try Arithmetic(sign: sign, place: id, limits: limits).result(value(of: left), value(of: right))
        }
    }

    /// Returns the value of a key. Nearly all keys belong to a variable, so the variable is accessed without copying
    /// it.
    private func value(of key: KeyID, of base: ExpressionID, at id: ExpressionID) throws(RenderError) -> TemplateValue {
        if case .variable(let slot) = program.expressions[Int(base.index)] {
            return try value(of: key, in: slots[Int(slot)], at: id)
        }
        return try value(of: key, in: value(of: base), at: id)
    }

    /// Evaluates a condition, and returns whether it is true.
    func isTrue(_ id: ExpressionID) throws(RenderError) -> Bool {
        switch program.expressions[Int(id.index)] {
        case .not(let operand): return try !isTrue(operand)
        case .truth(let operand, let truth): return try isTrue(value(of: operand), truth, at: operand)
        case .and(let left, let right): return try isTrue(left) ? isTrue(right) : false
        case .or(let left, let right): return try isTrue(left) ? true : isTrue(right)
        case .equal(let left, let right, let isNegated):
            return try areEqual(value(of: left), value(of: right), at: id) != isNegated
        case .contained(let item, let list, let isNegated):
            let sign: TemplateOperator = isNegated ? .isNotIn : .isIn
            return try contains(value(of: list), value(of: item), sign, at: id) != isNegated
        case .ordered(let left, let sign, let right):
            return try isOrdered(value(of: left), sign, value(of: right), at: id)
        case .constant, .variable, .root, .key, .element, .filter, .list, .negate, .arithmetic:
            return try isTrue(value(of: id), .bool, at: id)
        }
    }

    private func isTrue(_ value: TemplateValue, _ truth: Truth, at id: ExpressionID) throws(RenderError) -> Bool {
        switch (truth, value) {
        case (.bool, .bool(let value)), (.dynamic, .bool(let value)): return value
        case (_, .nothing): return false
        case (.present, _): return true
        case (.notEmpty, .list(let items)), (.dynamic, .list(let items)): return !items.isEmpty
        case (.notEmpty, .dictionary(let values)), (.dynamic, .dictionary(let values)): return !values.keys.isEmpty
        case (.dynamic, .object), (.dynamic, .string): return true
        case (.bool, _), (.notEmpty, _), (.dynamic, .integer), (.dynamic, .double):
            throw RenderError(.doubtfulTruth(value, help: "Compare it: `… != 0`."), at: id)
        }
    }

    private func list(_ range: ExpressionRange) throws(RenderError) -> TemplateValue {
        var items: [TemplateValue] = []
        items.reserveCapacity(range.range.count)
        for index in range.range {
            let id = program.items[index]
            let item = try value(of: id)
            switch item {
            case .list, .dictionary: throw RenderError(.unfitItem(item), at: id)
            case .nothing, .bool, .integer, .double, .string, .object: items.append(item)
            }
        }
        return .list(items)
    }

    private func negated(_ value: TemplateValue, at id: ExpressionID) throws(RenderError) -> TemplateValue {
        switch value {
        case .integer(let number) where number != .min: return .integer(-number)
        case .double(let number): return .double(-number)
        case .nothing, .bool, .integer, .string, .list, .object, .dictionary:
            throw RenderError(.unfitNegation(value), at: id)
        }
    }
}

extension Renderer {
    func areEqual(
        _ left: TemplateValue, _ right: TemplateValue, at id: ExpressionID
    ) throws(RenderError) -> Bool {
        if let result = left.isEqual(to: right) { return result }
        throw RenderError(.incomparable(left, right), at: id)
    }

    /// - Parameter sign: the operator that an error names, `in` or `notin`.
    func contains(
        _ list: TemplateValue, _ item: TemplateValue, _ sign: TemplateOperator = .isIn, at id: ExpressionID
    ) throws(RenderError) -> Bool {
        switch list {
        case .nothing: return false
        case .list(let items):
            for candidate in items where try areEqual(item, candidate, at: id) { return true }
            return false
        case .bool, .integer, .double, .string, .object, .dictionary:
            throw RenderError(.noListOfMembers(sign, list), at: id)
        }
    }

    func isOrdered(
        _ left: TemplateValue, _ sign: TemplateOperator, _ right: TemplateValue, at id: ExpressionID
    ) throws(RenderError) -> Bool {
        let isSwapped = sign == .greater || sign == .atMost
        guard let precedes = isSwapped ? precedes(right, left) : precedes(left, right) else {
            throw RenderError(.unfitOperands(sign, left, right), at: id)
        }
        return (sign == .less || sign == .greater) == precedes
    }

    /// Whether the left value comes before the right value. Nil if the values have no order.
    private func precedes(_ left: TemplateValue, _ right: TemplateValue) -> Bool? {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return left < right
        case (.string(let left), .string(let right)): return left.isBefore(right)
        case (.integer, _), (.double, _), (.string, _), (.nothing, _), (.bool, _), (.list, _), (.object, _),
            (.dictionary, _):
            return left.number.flatMap { left in right.number.map { left < $0 } }
        }
    }
}

/// Calculates with two values. The result of integers is an integer; `+` joins strings.
struct Arithmetic {
    let sign: TemplateOperator
    let place: ExpressionID
    let limits: TemplateLimits

    func result(_ left: TemplateValue, _ right: TemplateValue) throws(RenderError) -> TemplateValue {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return .integer(try integer(left, right))
        case (.string(let left), .string(let right)) where sign == .add: return .string(try joined(left, right))
        case (.integer, _), (.double, _), (.string, _), (.nothing, _), (.bool, _), (.list, _), (.object, _),
            (.dictionary, _):
            guard sign != .remainder, let leftNumber = left.number, let rightNumber = right.number else {
                throw RenderError(.unfitOperands(sign, left, right), at: place)
            }
            return .double(try double(leftNumber, rightNumber))
        }
    }

    private func integer(_ left: Int, _ right: Int) throws(RenderError) -> Int {
        let result: (partialValue: Int, overflow: Bool)
        switch sign {
        case .add: result = left.addingReportingOverflow(right)
        case .subtract: result = left.subtractingReportingOverflow(right)
        case .multiply: result = left.multipliedReportingOverflow(by: right)
        case .divide: result = left.dividedReportingOverflow(by: right)
        case .remainder, .or, .and, .equal, .notEqual, .isIn, .isNotIn, .less, .greater, .atMost, .atLeast:
            result = left.remainderReportingOverflow(dividingBy: right)
        }
        guard !result.overflow else { throw noResult(isDivision: right == 0) }
        return result.partialValue
    }

    private func double(_ left: Double, _ right: Double) throws(RenderError) -> Double {
        let result: Double
        switch sign {
        case .add: result = left + right
        case .subtract: result = left - right
        case .multiply: result = left * right
        case .divide, .remainder, .or, .and, .equal, .notEqual, .isIn, .isNotIn, .less, .greater, .atMost, .atLeast:
            result = left / right
        }
        guard result.isFinite else { throw noResult(isDivision: right == 0) }
        return result
    }

    private func joined(_ left: String, _ right: String) throws(RenderError) -> String {
        guard left.utf8.count + right.utf8.count <= limits.stringBytes else {
            throw .tooLong(at: place, limit: limits.stringBytes)
        }
        return left + right
    }

    private func noResult(isDivision: Bool) -> RenderError {
        RenderError(
            .templateArithmetic, isDivision ? "A number is divided by zero" : "The result is too large", at: place,
            help: "Test the numbers with `if` first.")
    }
}
