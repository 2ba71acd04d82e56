import ModelcText

extension TemplateChecker {
    mutating func conditional(_ branches: [BranchSyntax]) -> Node? {
        guard let first = branches.first, enterBlock(at: first.condition?.range ?? 0..<0) else { return nil }
        defer { nesting -= 1 }
        var compiled: [(condition: ExpressionID?, body: NodeRange)] = []
        for branch in branches where !isAbandoned {
            let condition = branch.condition.map { truth(of: $0) }
            compiled.append((condition, block(branch.body)))
        }
        return chain(compiled)
    }

    /// Puts each branch into the `otherwise` of the one before.
    private mutating func chain(_ branches: [(condition: ExpressionID?, body: NodeRange)]) -> Node? {
        var otherwise = NodeRange.empty
        var node: Node?
        for branch in branches.reversed() {
            if let node { otherwise = add([node]) }
            guard let condition = branch.condition else {
                otherwise = branch.body
                continue
            }
            node = .conditional(condition, then: branch.body, otherwise: otherwise)
        }
        return node
    }

    mutating func loop(_ loop: LoopSyntax) -> Node? {
        let list = expression(loop.list)
        let (element, isDictionary) = elementType(of: list, at: loop.list)
        guard enterBlock(at: loop.variable.range) else { return nil }
        defer { nesting -= 1 }
        let mark = scope.begin()
        defer { scope.end(mark) }
        let slots = LoopSlots(first: scope.takeSlots(LoopSlots.count))
        declare(loop.variable.name, element, slots: slots, isDictionary: isDictionary)
        return .loop(list.id, slot: slots, body: block(loop.body))
    }

    private mutating func declare(_ name: String, _ type: TemplateType, slots: LoopSlots, isDictionary: Bool) {
        var variables: [(String, TemplateType, Int)] = [
            (name, type, slots.element), (name + "Index", .integer, slots.index),
            (name + "IsFirst", .bool, slots.isFirst), (name + "IsLast", .bool, slots.isLast),
        ]
        if isDictionary { variables.append((name + "Key", .string, slots.key)) }
        for (name, type, slot) in variables {
            scope.declare(name, type, slot: Int32(slot), isLoopVariable: true)
        }
    }

    private func elementType(
        of list: TypedExpression, at expression: ExpressionSyntax
    ) -> (type: TemplateType, isDictionary: Bool) {
        switch list.type.wrapped {
        case .list(let element): return (element, false)
        case .dictionary(let element): return (element, true)
        case .record, .any: return (.any, true)
        case .bool, .integer, .double, .string, .object, .optional: break
        }
        report(
            .templateWrongKind, "A loop needs a list, not \(list.type.kindName)", at: expression.range,
            help: "Loop over a list or a dictionary; a string has the lists `.lines` and `.wordArray`.")
        return (.any, true)
    }

    mutating func assignment(_ name: NameSyntax, _ value: ExpressionSyntax) -> Node? {
        let typed = expression(value)
        guard let variable = scope[name.name] else {
            let slot = scope.takeSlots(1)
            scope.declare(name.name, typed.type, slot: slot, isLoopVariable: false)
            return .assignment(slot: slot, typed.id)
        }
        if variable.isLoopVariable {
            report(
                .templateReservedName, "`\(name.name)` is the variable of a loop around it", at: name.range,
                help: "Choose another name; only the loop gives its variable values.")
        } else if !variable.type.accepts(typed.type) {
            report(
                .templateWrongKind, "`\(name.name)` holds \(variable.type.kindName), not \(typed.type.kindName)",
                at: value.range, help: "Choose another name, or give it a value of the same kind.")
        }
        return .assignment(slot: variable.slot, typed.id)
    }
}
