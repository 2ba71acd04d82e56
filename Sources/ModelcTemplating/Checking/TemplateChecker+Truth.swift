extension TemplateChecker {
    /// Compiles an expression whose truth matters. Only what can be false and true in one evident way is allowed.
    mutating func truth(of syntax: ExpressionSyntax) -> ExpressionID {
        let value = expression(syntax)
        switch value.type {
        case .bool: return value.id
        case .any: return truth(.dynamic, of: value, at: syntax)
        case .list, .dictionary, .record: return truth(.notEmpty, of: value, at: syntax)
        case .optional(let wrapped): return truth(ofOptional: wrapped, value, at: syntax)
        case .integer, .double: reportDoubtful(value, at: syntax, help: "Compare it: `… != 0`.")
        case .string: reportDoubtful(value, at: syntax, help: "Compare it: `… != \"\"`.")
        case .object: reportDoubtful(value, at: syntax, help: "It is always there: ask for one of its keys.")
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
        report(
            .templateDoubtfulTruth, "The condition is \(value.type.kindName), which is neither true nor false",
            at: syntax.range,
            help: help)
    }
}
