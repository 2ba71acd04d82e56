extension TemplateChecker {
    mutating func expression(_ syntax: ExpressionSyntax) -> TypedExpression {
        switch syntax.kind {
        case .invalid: return unknown(at: syntax)
        case .literal(let value): return literal(value, at: syntax)
        case .name(let name): return self.name(name, at: syntax)
        case .member(let base, let name): return member(name, of: expression(base), at: syntax)
        case .call(let base, let name, let arguments):
            return call(name, of: expression(base), arguments.map { ($0, expression($0)) }, at: syntax)
        case .element(let base, let key): return element(of: base, key: key, at: syntax)
        case .unary(.not, let operand):
            return emit(.not(truth(of: operand)), .bool, at: syntax.place)
        case .unary(.negate, let operand): return negation(of: operand, at: syntax)
        case .binary(let sign, let left, let right): return binary(sign, left, right, at: syntax)
        case .list(let items): return list(items, at: syntax)
        }
    }

    mutating func emit(_ expression: TemplateExpression, _ type: TemplateType, at place: Range<Int>) -> TypedExpression
    {
        let id = ExpressionID(index: Int32(program.expressions.count))
        program.expressions.append(expression)
        program.places.append(
            ExpressionLocation(
                source: files.last?.index ?? 0, start: Int32(clamping: place.lowerBound),
                end: Int32(clamping: place.upperBound)))
        if program.expressions.count > limits.nodes { abandonForSize() }
        return TypedExpression(id: id, type: type)
    }

    /// Returns a placeholder for an expression with an error. No further errors are reported for the placeholder.
    mutating func unknown(at syntax: ExpressionSyntax) -> TypedExpression {
        emit(constant(.nothing), .any, at: syntax.range)
    }

    private mutating func literal(_ value: TemplateValue, at syntax: ExpressionSyntax) -> TypedExpression {
        let type: TemplateType =
            switch value {
            case .bool: .bool
            case .integer: .integer
            case .double: .double
            case .string: .string
            case .nothing, .list, .object, .dictionary: .optional(.any)
            }
        return emit(constant(value), type, at: syntax.range)
    }

    private mutating func constant(_ value: TemplateValue) -> TemplateExpression {
        program.constants.append(value)
        return .constant(Int32(program.constants.count - 1))
    }

    private mutating func list(_ items: [ExpressionSyntax], at syntax: ExpressionSyntax) -> TypedExpression {
        var type: TemplateType?
        var ids: [ExpressionID] = []
        for item in items {
            let typed = expression(item)
            ids.append(typed.id)
            let joined = type.map { $0.joined(with: typed.type) } ?? typed.type
            reportItem(typed.type, isUnfit: joined == nil, at: item)
            type = joined ?? .any
        }
        return emit(listExpression(ids), .list(type ?? .any), at: syntax.range)
    }

    /// Returns the expression of a list. A list that contains only literals is created once, not at each evaluation.
    private mutating func listExpression(_ ids: [ExpressionID]) -> TemplateExpression {
        let values = ids.compactMap { id -> TemplateValue? in
            guard case .constant(let index) = program.expressions[Int(id.index)] else { return nil }
            return program.constants[Int(index)]
        }
        if values.count == ids.count { return constant(.list(values)) }
        let start = Int32(program.items.count)
        program.items += ids
        return .list(ExpressionRange(start: start, end: Int32(program.items.count)))
    }

    private func reportItem(_ type: TemplateType, isUnfit: Bool, at item: ExpressionSyntax) {
        switch type.wrapped {
        case .list, .dictionary, .record:
            report(.unfitItem(type), at: item.range)
        case .bool, .integer, .double, .string, .object, .optional, .any:
            guard isUnfit else { return }
            report(
                .templateWrongKind, "The list contains values that are not \(type.kindName)", at: item.range,
                help: "Use values of one kind in a list.")
        }
    }
}

/// A compiled expression with its type and other facts about its value.
struct TypedExpression {
    let id: ExpressionID
    let type: TemplateType
}

extension TemplateChecker {
    /// Compiles an expression that is used as a condition. Only types with an obvious truth value are allowed, such as
    /// booleans and lists; numbers and strings must be compared.
    mutating func truth(of syntax: ExpressionSyntax) -> ExpressionID {
        let value = expression(syntax)
        switch value.type {
        case .bool: return value.id
        case .any: return truth(.dynamic, of: value, at: syntax)
        case .list, .dictionary, .record: return truth(.notEmpty, of: value, at: syntax)
        case .optional(let wrapped): return truth(ofOptional: wrapped, value, at: syntax)
        case .integer, .double: reportDoubtful(value, at: syntax, help: "Compare it: `… != 0`.")
        case .string: reportDoubtful(value, at: syntax, help: "Compare it: `… != \"\"`.")
        case .object: reportDoubtful(value, at: syntax, help: "An object is always present: test one of its keys.")
        }
        return value.id
    }

    private mutating func truth(
        ofOptional wrapped: TemplateType, _ value: TypedExpression, at syntax: ExpressionSyntax
    ) -> ExpressionID {
        switch wrapped {
        case .bool:
            reportDoubtful(value, at: syntax, help: "Write `… == true` or `… != nil`.")
            return value.id
        case .any: return truth(.dynamic, of: value, at: syntax)
        case .list, .dictionary, .record: return truth(.notEmpty, of: value, at: syntax)
        case .integer, .double, .string, .object, .optional: return truth(.present, of: value, at: syntax)
        }
    }

    private mutating func truth(
        _ truth: Truth, of value: TypedExpression, at syntax: ExpressionSyntax
    ) -> ExpressionID {
        emit(.truth(value.id, truth), .bool, at: syntax.range).id
    }

    private func reportDoubtful(_ value: TypedExpression, at syntax: ExpressionSyntax, help: String) {
        report(.doubtfulTruth(value.type, help: help), at: syntax.range)
    }
}
