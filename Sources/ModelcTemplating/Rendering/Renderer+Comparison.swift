extension Renderer {
    func areEqual(
        _ left: TemplateValue, _ right: TemplateValue, at id: ExpressionID
    ) throws(RenderFault) -> Bool {
        if let result = left.isEqual(to: right) { return result }
        throw .wrongKind(
            "A comparison of \(left.kindName) with \(right.kindName) makes no sense", at: id,
            help: "Compare values of one kind: numbers, strings, truth values or objects of one type.")
    }

    func contains(
        _ list: TemplateValue, _ item: TemplateValue, at id: ExpressionID
    ) throws(RenderFault) -> Bool {
        switch list {
        case .nothing: return false
        case .list(let items):
            for candidate in items where try areEqual(item, candidate, at: id) { return true }
            return false
        case .bool, .integer, .double, .string, .object, .dictionary:
            throw .wrongKind(
                "`in` needs a list on its right, not \(list.kindName)", at: id,
                help: "Write a list such as `(\"a\", \"b\")`; compare one value with `==`.")
        }
    }

    func isOrdered(
        _ left: TemplateValue, _ sign: BinaryOperator, _ right: TemplateValue, at id: ExpressionID
    ) throws(RenderFault) -> Bool {
        switch sign {
        case .less: return try precedes(left, right, at: id)
        case .greater: return try precedes(right, left, at: id)
        case .atMost: return try !precedes(right, left, at: id)
        case .atLeast, .or, .and, .equal, .notEqual, .isIn, .isNotIn, .add, .subtract, .multiply, .divide, .remainder:
            return try !precedes(left, right, at: id)
        }
    }

    private func precedes(
        _ left: TemplateValue, _ right: TemplateValue, at id: ExpressionID
    ) throws(RenderFault) -> Bool {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return left < right
        case (.string(let left), .string(let right)): return left.utf8.lexicographicallyPrecedes(right.utf8)
        case (.integer, _), (.double, _), (.string, _), (.nothing, _), (.bool, _), (.list, _), (.object, _),
            (.dictionary, _):
            guard let left = left.number, let right = right.number else { break }
            return left < right
        }
        throw .wrongKind(
            "\(left.kindName) and \(right.kindName) have no order", at: id,
            help: "Compare two numbers or two strings; write `.default(…)` behind a value that may be nil.")
    }
}
