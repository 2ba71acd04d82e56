extension TemplateChecker {
    mutating func binary(
        _ sign: TemplateOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax, at syntax: ExpressionSyntax
    ) -> TypedExpression {
        switch sign {
        case .or: return emit(.or(truth(of: left), truth(of: right)), .bool, at: syntax.place)
        case .and: return emit(.and(truth(of: left), truth(of: right)), .bool, at: syntax.place)
        case .equal, .notEqual: return equality(sign, expression(left), expression(right), at: syntax)
        case .isIn, .isNotIn: return membership(sign, expression(left), expression(right), at: syntax)
        case .less, .greater, .atMost, .atLeast, .add, .subtract, .multiply, .divide, .remainder:
            return calculation(sign, expression(left), expression(right), at: syntax)
        }
    }

    private mutating func equality(
        _ sign: TemplateOperator, _ left: TypedExpression, _ right: TypedExpression, at syntax: ExpressionSyntax
    ) -> TypedExpression {
        if isNil(left.type) && !canBeNil(right.type) || isNil(right.type) && !canBeNil(left.type) {
            report(
                .templateWrongKind, "\(isNil(left.type) ? "The right" : "The left") side is never nil",
                at: syntax.place, help: "Remove the comparison.")
        } else if !areComparable(left.type.wrapped, right.type.wrapped) {
            report(.incomparable(left.type, right.type), at: syntax.place)
        }
        return emit(.equal(left.id, right.id, negated: sign == .notEqual), .bool, at: syntax.place)
    }

    private mutating func membership(
        _ sign: TemplateOperator, _ left: TypedExpression, _ right: TypedExpression, at syntax: ExpressionSyntax
    ) -> TypedExpression {
        switch right.type.wrapped {
        case .any: break
        case .list(let element):
            if !areComparable(left.type.wrapped, element.wrapped) {
                report(.incomparable(left.type, element), at: syntax.place)
            }
        case .bool, .integer, .double, .string, .object, .dictionary, .record, .optional:
            report(.noListOfMembers(sign, right.type), at: syntax.place)
        }
        return emit(.contained(left.id, in: right.id, negated: sign == .isNotIn), .bool, at: syntax.place)
    }

    private mutating func calculation(
        _ sign: TemplateOperator, _ left: TypedExpression, _ right: TypedExpression, at syntax: ExpressionSyntax
    ) -> TypedExpression {
        let isOrder = sign.precedence == TemplateOperator.less.precedence
        let type = calculatedType(sign, left.type, right.type, isOrder: isOrder)
        if type == nil { report(.unfitOperands(sign, left.type, right.type), at: syntax.place) }
        return isOrder
            ? emit(.ordered(left.id, sign, right.id), .bool, at: syntax.place)
            : emit(.arithmetic(left.id, sign, right.id), type ?? .any, at: syntax.place)
    }

    /// The type of the operator's result for operands of these types; nil if the operator does not support them.
    private func calculatedType(
        _ sign: TemplateOperator, _ left: TemplateType, _ right: TemplateType, isOrder: Bool
    ) -> TemplateType? {
        switch (left, right) {
        case (.integer, .integer): .integer
        case (.integer, .double), (.double, .integer), (.double, .double): sign == .remainder ? nil : .double
        case (.string, .string): isOrder || sign == .add ? .string : nil
        case (.any, .any), (.any, .integer), (.any, .double), (.any, .string): .any
        case (.integer, .any), (.double, .any), (.string, .any): .any
        case (.bool, _), (.integer, _), (.double, _), (.string, _), (.any, _), (.optional, _), (.list, _),
            (.object, _), (.dictionary, _), (.record, _):
            nil
        }
    }

    mutating func negation(of operand: ExpressionSyntax, at syntax: ExpressionSyntax) -> TypedExpression {
        let value = expression(operand)
        switch value.type {
        case .integer, .double, .any: break
        case .bool, .string, .optional, .list, .object, .dictionary, .record:
            report(.unfitNegation(value.type), at: syntax.place)
        }
        return emit(.negate(value.id), value.type.wrapped, at: syntax.place)
    }
}

extension TemplateChecker {
    /// Whether the type is the type of the literal `nil`.
    func isNil(_ type: TemplateType) -> Bool { type == .optional(.any) }

    func canBeNil(_ type: TemplateType) -> Bool { type.isOptional || type == .any }

    /// Whether values of two types can be equal. The types must not be optional.
    func areComparable(_ left: TemplateType, _ right: TemplateType) -> Bool {
        switch (left, right) {
        case (.any, _), (_, .any): true
        case (.bool, .bool), (.string, .string): true
        case (.integer, .integer), (.integer, .double), (.double, .integer), (.double, .double): true
        case (.object(let left), .object(let right)): left == right
        case (.bool, _), (.string, _), (.integer, _), (.double, _), (.object, _), (.list, _), (.dictionary, _),
            (.record, _), (.optional, _):
            false
        }
    }
}
