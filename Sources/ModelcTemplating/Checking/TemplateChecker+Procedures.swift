import ModelcBase

// A call inserts the text of the procedure. It is checked at each call, because the kinds of the values may differ.
extension TemplateChecker {
    mutating func declare(_ syntax: ProcedureSyntax) -> Node? {
        let name = syntax.name.name
        if let other = procedures[name], !isSame(other, syntax) {
            report(
                .templateReservedName, "There is already a procedure `\(name)`", at: syntax.name.range,
                help: "Choose another name.")
        }
        if procedures[name] == nil { procedures[name] = Procedure(syntax: syntax, files: files) }
        return nil
    }

    /// Returns whether a declaration is the same as that of an existing procedure, because its template is included
    /// again.
    private func isSame(_ procedure: Procedure, _ syntax: ProcedureSyntax) -> Bool {
        procedure.files.last?.index == files.last?.index && procedure.syntax.name.range == syntax.name.range
    }

    mutating func call(_ call: CallSyntax, indentation: Range<Int>) -> Node? {
        let name = call.name.name
        let arguments = call.arguments.map { expression($0) }
        guard let procedure = procedures[name] else {
            reportUnknownProcedure(call.name)
            return nil
        }
        guard isCallable(procedure, call), enterBlock(at: call.name.range) else { return nil }
        defer { nesting -= 1 }
        return .indented(insertedBlanks(indentation), body: body(of: procedure, arguments))
    }

    /// Checks the text of a procedure with these values of its parameters. No other variables are visible in it.
    private mutating func body(of procedure: Procedure, _ arguments: [TypedExpression]) -> NodeRange {
        let name = procedure.syntax.name.name
        let mark = scope.begin()
        let hidden = scope.hide()
        let callers = files
        procedures[name]?.isCalled = true
        procedures[name]?.isOpen = true
        files = procedure.files
        var nodes: [Node] = []
        for (parameter, argument) in zip(procedure.syntax.parameters, arguments) {
            let slot = scope.takeSlots(1)
            scope.declare(parameter.name, argument.type, slot: slot, isLoopVariable: false)
            nodes.append(.assignment(slot: slot, argument.id))
        }
        let text = block(procedure.syntax.body)
        files = callers
        procedures[name]?.isOpen = false
        scope.end(mark)
        scope.show(hidden)
        return add(nodes + [.indented(.empty, body: text)])
    }

    private func isCallable(_ procedure: Procedure, _ call: CallSyntax) -> Bool {
        let expected = procedure.syntax.parameters.count
        if procedure.isOpen {
            report(
                .templateIncludeCycle, "The procedure `\(call.name.name)` calls itself", at: call.name.range,
                help: "Use a loop instead.")
        } else if call.arguments.count != expected {
            report(
                .templateWrongKind,
                "`\(call.name.name)` takes \(Counted.text(expected, "value")), not \(call.arguments.count)",
                at: call.name.range, help: "Separate the values with spaces.")
        } else {
            return true
        }
        return false
    }

    private func reportUnknownProcedure(_ name: NameSyntax) {
        let near = SpellingSuggestion.nearest(to: name.name, among: procedures.keys.inByteOrder())
        report(
            .templateUnknownName, "There is no procedure `\(name.name)`", at: name.range,
            help: near.map { "Did you mean `\($0)`?" } ?? "Declare it before the call: `procedure \(name.name)`.")
    }

    /// Checks the procedures that no command calls, so that their errors are found.
    mutating func checkUncalledProcedures() {
        for name in procedures.keys.inByteOrder() {
            guard let procedure = procedures[name], !procedure.isCalled, !isAbandoned else { continue }
            let place = procedure.syntax.name.range
            let values = procedure.syntax.parameters.map { _ in unknown(at: .invalid(at: place)) }
            _ = body(of: procedure, values)
        }
    }
}

// Loops over numbers.
extension TemplateChecker {
    mutating func counting(_ loop: CountingSyntax) -> Node? {
        let first = number(loop.first)
        let last = number(loop.last)
        let step = loop.step.map { number($0) }
        guard enterBlock(at: loop.variable.range) else { return nil }
        defer { nesting -= 1 }
        let mark = scope.begin()
        defer { scope.end(mark) }
        let slots = LoopSlots(first: scope.takeSlots(LoopSlots.count))
        declare(loop.variable.name, .integer, slots: slots, isDictionary: false)
        return .counting(CountingRange(first: first, last: last, step: step), slot: slots, body: block(loop.body))
    }

    private mutating func number(_ syntax: ExpressionSyntax) -> ExpressionID {
        let value = expression(syntax)
        switch value.type {
        case .integer, .any: break
        case .bool, .double, .string, .optional, .list, .object, .dictionary, .record:
            report(
                .templateWrongKind, "`loop` needs an integer, not \(value.type.kindName)", at: syntax.range,
                help: "Write `loop NAME FIRST LAST`; for the values of a list, write `foreach`.")
        }
        return value.id
    }
}
