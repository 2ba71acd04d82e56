/// Computes with two values. Integers stay integers; `+` joins strings.
struct Arithmetic {
    let sign: BinaryOperator
    let place: ExpressionID
    let limits: TemplateLimits

    func result(_ left: TemplateValue, _ right: TemplateValue) throws(RenderFault) -> TemplateValue {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return .integer(try integer(left, right))
        case (.string(let left), .string(let right)) where sign == .add: return .string(try joined(left, right))
        case (.integer, _), (.double, _), (.string, _), (.nothing, _), (.bool, _), (.list, _), (.object, _),
            (.dictionary, _):
            guard sign != .remainder, let leftNumber = left.number, let rightNumber = right.number else {
                throw unfit(left, right)
            }
            return .double(try double(leftNumber, rightNumber))
        }
    }

    private func integer(_ left: Int, _ right: Int) throws(RenderFault) -> Int {
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

    private func double(_ left: Double, _ right: Double) throws(RenderFault) -> Double {
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

    private func joined(_ left: String, _ right: String) throws(RenderFault) -> String {
        guard left.utf8.count + right.utf8.count <= limits.stringBytes else {
            throw .tooLong(at: place, limit: limits.stringBytes)
        }
        return left + right
    }

    private func noResult(isDivision: Bool) -> RenderFault {
        RenderFault(
            .templateArithmetic, isDivision ? "A number is divided by zero" : "The result is too large", at: place,
            help: "Test the numbers with `if` first.")
    }

    private func unfit(_ left: TemplateValue, _ right: TemplateValue) -> RenderFault {
        .wrongKind(
            "`\(sign.spelling)` cannot be applied to \(left.kindName) and \(right.kindName)", at: place,
            help: "Use two numbers; `+` takes two strings too; `.description` makes a string.")
    }
}
