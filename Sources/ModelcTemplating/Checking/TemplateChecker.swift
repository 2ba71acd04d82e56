import ModelcDiagnostics

/// Resolves names and types in a parsed template, and writes the compiled template.
struct TemplateChecker {
    let root: (any TemplateObject.Type)?
    let limits: TemplateLimits
    let problems: ProblemCollector
    var library: IncludeLibrary

    var program = Program()
    var scope = VariableScope()
    /// The templates that are being checked. The last one is the current template; each template includes the next one.
    var files: [IncludedFile] = []
    /// The number of open blocks in all of `files`.
    var nesting = 0
    /// The offset of each template's text in `Program.text`, by path.
    var textStarts: [String: Int] = [:]
    /// The procedures that were declared so far, by name.
    var procedures: [String: Procedure] = [:]
    /// Whether a limit was exceeded. The remaining parts are then not checked.
    var isAbandoned = false

    init(
        root: (any TemplateObject.Type)?, limits: TemplateLimits, problems: ProblemCollector,
        library: IncludeLibrary
    ) {
        self.root = root
        self.limits = limits
        self.problems = problems
        self.library = library
    }

    mutating func check(_ template: TemplateSyntax) -> Program {
        enter(template, includedAt: nil)
        program.isExact = !template.dialect.removesCommandLines
        program.squeezesBlankLines = template.dialect.squeezesBlankLines
        program.body = block(template.statements)
        checkUncalledProcedures()
        program.slotCount = scope.slotCount
        return program
    }

    /// Compiles the parts of a block. The block has its own variable scope.
    mutating func block(_ statements: [StatementSyntax]) -> NodeRange {
        let mark = scope.begin()
        defer { scope.end(mark) }
        var nodes: [Node] = []
        for statement in statements where !isAbandoned {
            if let node = node(for: statement) { nodes.append(node) }
        }
        return add(nodes)
    }

    mutating func add(_ nodes: [Node]) -> NodeRange {
        let start = Int32(program.nodes.count)
        program.nodes += nodes
        if program.nodes.count > limits.nodes { abandonForSize() }
        return NodeRange(start: start, end: start + Int32(nodes.count))
    }

    private mutating func node(for statement: StatementSyntax) -> Node? {
        switch statement {
        case .text(let range): return .text(text(range))
        case .field(let expression, let indentation): return field(expression, indentation: indentation)
        case .conditional(let branches): return conditional(branches)
        case .loop(let loop): return self.loop(loop)
        case .counting(let loop): return counting(loop)
        case .procedure(let procedure): return declare(procedure)
        case .call(let call, let indentation): return self.call(call, indentation: indentation)
        case .assignment(let name, let value): return assignment(name, value)
        case .include(let name, let indentation): return include(name, indentation: indentation)
        }
    }

    private mutating func field(_ expression: ExpressionSyntax, indentation: Range<Int>) -> Node {
        let value = self.expression(expression)
        reportUnprintable(value, at: expression)
        return .field(value.id, indentation: insertedBlanks(indentation))
    }

    private func reportUnprintable(_ value: TypedExpression, at expression: ExpressionSyntax) {
        switch value.type.wrapped {
        case .bool, .integer, .double, .string, .any, .optional: return
        case .list, .object, .dictionary, .record: break
        }
        report(.unprintable(value.type), at: expression.range)
    }

    func report(
        _ id: DiagnosticID, _ message: @autoclosure () -> String, at range: Range<Int>,
        help: @autoclosure () -> String
    ) {
        guard let file = files.last else { return }
        problems.report(
            id, message(), at: TemplateLocation(source: file.source, range: range), help: help(), related: includeChain)
    }

    func report(_ text: ProblemText, at range: Range<Int>) {
        report(text.id, text.message, at: range, help: text.help)
    }
}

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

    /// Combines the branches of an `if`: each branch is in the `otherwise` part of the previous branch.
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

    mutating func declare(_ name: String, _ type: TemplateType, slots: LoopSlots, isDictionary: Bool) {
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
        report(.noList(list.type), at: expression.range)
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

/// The variables that are visible at the current position in a template.
struct VariableScope {
    struct Variable {
        let name: String
        let type: TemplateType
        let slot: Int32
        /// Whether a loop sets the variable. The command `set` must not change it.
        let isLoopVariable: Bool
    }

    private var variables: [Variable] = []
    /// The indexes in `variables` by variable name. The index of the innermost variable is last.
    private var indices: [String: [Int]] = [:]
    /// The names of variables in blocks that have ended.
    private(set) var endedNames: Set<String> = []
    private var nextSlot: Int32 = 0
    /// The largest number of slots that are in use at the same time.
    private(set) var slotCount = 0

    var names: [String] { variables.map(\.name) }

    subscript(name: String) -> Variable? {
        indices[name]?.last.map { variables[$0] }
    }

    /// Declares a variable in the innermost block. It hides outer variables with the same name.
    mutating func declare(_ name: String, _ type: TemplateType, slot: Int32, isLoopVariable: Bool) {
        indices[name, default: []].append(variables.count)
        variables.append(Variable(name: name, type: type, slot: slot, isLoopVariable: isLoopVariable))
    }

    /// Reserves adjacent slots until the innermost block ends.
    mutating func takeSlots(_ count: Int) -> Int32 {
        defer { slotCount = max(slotCount, Int(nextSlot)) }
        nextSlot += Int32(count)
        return nextSlot - Int32(count)
    }

    /// The number of variables and the next slot at the start of a block. `end` restores them.
    struct Mark {
        fileprivate let variableCount: Int
        fileprivate let nextSlot: Int32
    }

    /// Hides all variables until `show` is called with the result.
    mutating func hide() -> [String: [Int]] {
        defer { indices = [:] }
        return indices
    }

    mutating func show(_ hidden: [String: [Int]]) { indices = hidden }

    /// Begins a block. Pass the result to `end` when the block ends.
    func begin() -> Mark { Mark(variableCount: variables.count, nextSlot: nextSlot) }

    /// Ends a block: its variables are no longer visible.
    mutating func end(_ mark: Mark) {
        while variables.count > mark.variableCount {
            let variable = variables.removeLast()
            indices[variable.name]?.removeLast()
            endedNames.insert(variable.name)
        }
        nextSlot = mark.nextSlot
    }
}
