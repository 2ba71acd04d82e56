extension TemplateChecker {
    /// Whether the type is that of `nil` itself.
    func isNil(_ type: TemplateType) -> Bool { type == .optional(.any) }

    func canBeNil(_ type: TemplateType) -> Bool { type.isOptional || type == .any }

    /// Whether values of these types, which are not optional, may be equal.
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

    func reportIncomparable(_ left: TemplateType, _ right: TemplateType, at syntax: ExpressionSyntax) {
        report(
            .templateWrongKind, "A comparison of \(left.kindName) with \(right.kindName) makes no sense",
            at: syntax.place, help: "Compare values of one kind: numbers, strings, truth values or objects of one type."
        )
    }

    func reportCalculation(
        _ sign: BinaryOperator, _ left: TemplateType, _ right: TemplateType, at syntax: ExpressionSyntax
    ) {
        let isOptional = left.isOptional || right.isOptional
        report(
            .templateWrongKind,
            "`\(sign.spelling)` cannot be applied to \(left.kindName) and \(right.kindName)", at: syntax.place,
            help: isOptional
                ? "Write `.default(…)` behind the value that may be nil."
                : "Use two numbers; `+` and comparisons take two strings too; `.description` makes a string.")
    }
}
