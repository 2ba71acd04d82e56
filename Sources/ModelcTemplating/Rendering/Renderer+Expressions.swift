extension Renderer {
    func value(of id: ExpressionID) throws(RenderFault) -> TemplateValue {
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

    /// Nearly all keys are those of a variable, which need not be copied for being asked.
    private func value(of key: KeyID, of base: ExpressionID, at id: ExpressionID) throws(RenderFault) -> TemplateValue {
        if case .variable(let slot) = program.expressions[Int(base.index)] {
            return try value(of: key, in: slots[Int(slot)], at: id)
        }
        return try value(of: key, in: value(of: base), at: id)
    }

    /// The value of an expression that gives a truth value.
    func isTrue(_ id: ExpressionID) throws(RenderFault) -> Bool {
        switch program.expressions[Int(id.index)] {
        case .not(let operand): return try !isTrue(operand)
        case .truth(let operand, let truth): return try isTrue(value(of: operand), truth, at: operand)
        case .and(let left, let right): return try isTrue(left) ? isTrue(right) : false
        case .or(let left, let right): return try isTrue(left) ? true : isTrue(right)
        case .equal(let left, let right, let isNegated):
            return try areEqual(value(of: left), value(of: right), at: id) != isNegated
        case .contained(let item, let list, let isNegated):
            return try contains(value(of: list), value(of: item), at: id) != isNegated
        case .ordered(let left, let sign, let right):
            return try isOrdered(value(of: left), sign, value(of: right), at: id)
        case .constant, .variable, .root, .key, .element, .filter, .list, .negate, .arithmetic:
            return try isTrue(value(of: id), .bool, at: id)
        }
    }

    private func isTrue(_ value: TemplateValue, _ truth: Truth, at id: ExpressionID) throws(RenderFault) -> Bool {
        switch (truth, value) {
        case (.bool, .bool(let value)), (.dynamic, .bool(let value)): return value
        case (_, .nothing): return false
        case (.present, _): return true
        case (.notEmpty, .list(let items)), (.dynamic, .list(let items)): return !items.isEmpty
        case (.notEmpty, .dictionary(let values)), (.dynamic, .dictionary(let values)): return !values.keys.isEmpty
        case (.dynamic, .object), (.dynamic, .string): return true
        case (.bool, _), (.notEmpty, _), (.dynamic, .integer), (.dynamic, .double):
            throw RenderFault(
                .templateDoubtfulTruth, "The condition is \(value.kindName), which is neither true nor false", at: id,
                help: "Compare the value: `… != 0`.")
        }
    }

    private func list(_ range: ExpressionRange) throws(RenderFault) -> TemplateValue {
        var items: [TemplateValue] = []
        items.reserveCapacity(range.range.count)
        for index in range.range {
            let id = program.items[index]
            let item = try value(of: id)
            switch item {
            case .list, .dictionary:
                throw .wrongKind(
                    "A list that is written out cannot hold \(item.kindName)", at: id,
                    help: "Name single values in the parentheses.")
            case .nothing, .bool, .integer, .double, .string, .object: items.append(item)
            }
        }
        return .list(items)
    }

    private func negated(_ value: TemplateValue, at id: ExpressionID) throws(RenderFault) -> TemplateValue {
        switch value {
        case .integer(let number) where number != .min: return .integer(-number)
        case .double(let number): return .double(-number)
        case .nothing, .bool, .integer, .string, .list, .object, .dictionary:
            throw .wrongKind("`-` needs a number, not \(value.kindName)", at: id, help: "Check the value.")
        }
    }
}
