import ModelcDiagnostics

/// Gives names and types to what the parser read, and writes the compiled template.
struct TemplateChecker {
    let root: (any TemplateObject.Type)?
    let dialect: TemplateDialect
    let limits: TemplateLimits
    let faults: FaultCollector
    var library: IncludeLibrary

    var program = Program()
    var scope = VariableScope()
    /// The template that is being checked and, before it, those that include it.
    var files: [IncludedFile] = []
    /// How many blocks are open, in all of these files.
    var nesting = 0
    /// Where the text of each template begins in the program.
    var textStarts: [String: Int] = [:]
    /// Whether a limit was exceeded, so that the rest is not looked at.
    var isAbandoned = false

    init(
        root: (any TemplateObject.Type)?, dialect: TemplateDialect, limits: TemplateLimits, faults: FaultCollector,
        library: IncludeLibrary
    ) {
        self.root = root
        self.dialect = dialect
        self.limits = limits
        self.faults = faults
        self.library = library
    }

    mutating func check(_ template: TemplateSyntax) -> Program {
        enter(template.source, includedAt: nil)
        program.body = block(template.statements)
        program.slotCount = scope.slotCount
        return program
    }

    /// Compiles the parts of a block, which becomes a scope of its own.
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
        case .assignment(let name, let value): return assignment(name, value)
        case .include(let name, let indentation): return include(name, indentation: indentation)
        }
    }

    private mutating func field(_ expression: ExpressionSyntax, indentation: Range<Int>) -> Node {
        let value = self.expression(expression)
        reportUnprintable(value, at: expression)
        return .field(value.id, indentation: dialect.indentsInsertedLines ? text(indentation) : .empty)
    }

    private func reportUnprintable(_ value: TypedExpression, at expression: ExpressionSyntax) {
        switch value.type.wrapped {
        case .bool, .integer, .double, .string, .any, .optional: return
        case .list, .object, .dictionary, .record: break
        }
        report(
            .templateWrongKind, "A field cannot print \(value.type.kindName)", at: expression.range,
            help: "Print one of its keys, join a list of strings with `.join(\", \")`, or loop over it.")
    }

    func report(
        _ id: DiagnosticID, _ message: @autoclosure () -> String, at range: Range<Int>,
        help: @autoclosure () -> String
    ) {
        guard let file = files.last else { return }
        faults.report(
            id, message(), at: TemplatePlace(source: file.source, range: range), help: help(), related: includeChain)
    }
}
