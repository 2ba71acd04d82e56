/// Renders a compiled template for one object.
struct Renderer {
    let program: Program
    let root: any TemplateObject
    let limits: TemplateLimits
    var output: OutputBuffer
    var slots: [TemplateValue]
    private var stepsLeft: Int

    init(program: Program, root: any TemplateObject, limits: TemplateLimits, output: [UInt8]) {
        self.program = program
        self.root = root
        self.limits = limits
        self.output = OutputBuffer(output)
        slots = [TemplateValue](repeating: .nothing, count: program.slotCount)
        stepsLeft = limits.steps
    }

    mutating func render() throws(RenderError) {
        try render(program.body)
    }

    private mutating func render(_ nodes: NodeRange) throws(RenderError) {
        stepsLeft -= nodes.count + 1
        guard stepsLeft >= 0, output.bytes.count <= limits.outputBytes else { throw endlessProblem() }
        for index in nodes.range { try render(program.nodes[index]) }
    }

    private mutating func render(_ node: Node) throws(RenderError) {
        switch node {
        case .text(let text): output.append(text, of: program.text)
        case .field(let id, let blanks): try put(id, blanks)
        case .conditional: try renderBranch(of: node)
        case .loop(let list, let slots, let body): try loop(over: list, slots, body)
        case .counting(let range, let slots, let body): try loop(over: range, slots, body)
        case .assignment(let slot, let id): slots[Int(slot)] = try value(of: id)
        case .indented(let blanks, let body):
            output.indent(by: program.text[blanks.range])
            try render(body)
            output.outdent(by: blanks.range.count)
        }
    }

    /// Renders the first branch with a true condition. It loops over the branches instead of recursing, so a long
    /// `elseif` chain does not exhaust the stack.
    private mutating func renderBranch(of node: Node) throws(RenderError) {
        var node = node
        while case .conditional(let condition, let body, let otherwise) = node {
            if try isTrue(condition) { return try render(body) }
            guard otherwise.count == 1 else { return try render(otherwise) }
            node = program.nodes[otherwise.range.lowerBound]
        }
        try render(node)
    }

    private mutating func loop(
        over list: ExpressionID, _ loop: LoopSlots, _ body: NodeRange
    ) throws(RenderError) {
        switch try value(of: list) {
        case .nothing: return
        case .list(let items):
            for index in items.indices {
                slots[loop.element] = items[index]
                try renderTurn(index, of: items.count, loop, body)
            }
        case .dictionary(let dictionary):
            for (index, key) in dictionary.keys.enumerated() {
                slots[loop.element] = dictionary[key]
                slots[loop.key] = .string(key)
                try renderTurn(index, of: dictionary.keys.count, loop, body)
            }
        case .bool, .integer, .double, .string, .object:
            throw RenderError(.noList(try value(of: list)), at: list)
        }
    }

    private mutating func loop(
        over range: CountingRange, _ loop: LoopSlots, _ body: NodeRange
    ) throws(RenderError) {
        let first = try integer(range.first)
        let last = try integer(range.last)
        let step = try range.step.map { id throws(RenderError) in try integer(id) } ?? 1
        guard step != 0 else {
            throw RenderError(
                .templateArithmetic, "The step of a `loop` is 0", at: range.step ?? range.first,
                help: "Give a number above or below 0.")
        }
        let (distance, overflows) = last.subtractingReportingOverflow(first)
        guard !overflows, step != .min else { throw endlessProblem(at: range.last) }
        guard distance == 0 || (distance > 0) == (step > 0) else { return }
        let count = distance / step + 1
        for index in 0..<count {
            slots[loop.element] = .integer(first + index * step)
            try renderTurn(index, of: count, loop, body)
        }
    }

    private func integer(_ id: ExpressionID) throws(RenderError) -> Int {
        if case .integer(let number) = try value(of: id) { return number }
        throw RenderError(
            .templateWrongKind, "`loop` needs an integer, not \(try value(of: id).kindName)", at: id,
            help: "Write `loop NAME FIRST LAST`; for the values of a list, write `foreach`.")
    }

    private mutating func renderTurn(
        _ index: Int, of count: Int, _ loop: LoopSlots, _ body: NodeRange
    ) throws(RenderError) {
        slots[loop.index] = .integer(index)
        slots[loop.isFirst] = .bool(index == 0)
        slots[loop.isLast] = .bool(index == count - 1)
        try render(body)
    }

    private mutating func put(_ id: ExpressionID, _ blanks: TextRange) throws(RenderError) {
        switch try value(of: id) {
        case .nothing: return
        case .string(let text): output.append(text, blanks: blanks, of: program.text)
        case .bool(let value): output.append(value ? "true" : "false", blanks: .empty, of: [])
        case .integer(let value): output.append(String(value), blanks: .empty, of: [])
        case .double(let value): output.append(TemplateValue.text(of: value), blanks: .empty, of: [])
        case .list, .object, .dictionary: throw RenderError(.unprintable(try value(of: id)), at: id)
        }
        guard output.bytes.count <= limits.outputBytes else { throw endlessProblem(at: id) }
    }

    private func endlessProblem(at id: ExpressionID? = nil) -> RenderError {
        guard stepsLeft < 0 else { return .tooLong(at: id, limit: limits.outputBytes) }
        return RenderError(
            .templateLimit, "Rendering took more than \(limits.steps) steps", at: id,
            help: "Check the loops inside loops of the template.")
    }
}

/// The text that is being rendered.
struct OutputBuffer {
    private(set) var bytes: [UInt8]
    /// The white space before every line of the current included template.
    private var indentation: [UInt8] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Appends bytes. Within an included template, its indentation is added to each line; otherwise the bytes are
    /// unchanged.
    mutating func append(_ text: TextRange, of pool: [UInt8]) {
        guard indentation.isEmpty else { return appendLines(of: pool[text.range], blanks: []) }
        pool.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[text.range])) }
    }

    /// Appends a value. `blanks` is added before each of its lines, except the first line and empty lines.
    mutating func append(_ text: String, blanks: TextRange, of pool: [UInt8]) {
        var text = text
        text.withUTF8 { utf8 in
            if indentation.isEmpty && (blanks.isEmpty || !utf8.contains(Bytes.lineFeed)) {
                bytes.append(contentsOf: utf8)
            } else {
                appendLines(of: utf8, blanks: pool[blanks.range])
            }
        }
    }

    private mutating func appendLines(of text: some Collection<UInt8>, blanks: ArraySlice<UInt8>) {
        var isFirst = true
        for line in text.split(separator: Bytes.lineFeed, omittingEmptySubsequences: false) {
            if !isFirst { bytes.append(Bytes.lineFeed) }
            if !line.isEmpty {
                // The previous text may have ended in the middle of a line.
                if !indentation.isEmpty, bytes.last.map({ $0 == Bytes.lineFeed }) ?? true { bytes += indentation }
                if !isFirst { bytes += blanks }
                bytes += line
            }
            isFirst = false
        }
    }

    /// Adds indentation to all following lines until `outdent` is called.
    mutating func indent(by blanks: ArraySlice<UInt8>) { indentation += blanks }

    mutating func outdent(by count: Int) { indentation.removeLast(count) }
}

extension Renderer {
    /// The maximum depth of nested lists. Lists become nested when a key with a list value is read from each element of
    /// a list.
    static let maximumListDepth = 16

    /// Returns the value of a key of an object. For a list, returns the list of the elements' values.
    func value(
        of key: KeyID, in base: TemplateValue, at id: ExpressionID, depth: Int = 0
    ) throws(RenderError) -> TemplateValue {
        switch base {
        case .nothing: return .nothing
        case .object(let object):
            if program.keys[Int(key.index)].owner == ObjectIdentifier(type(of: object)) {
                return object.templateValue(at: program.keys[Int(key.index)].index)
            }
            return try value(ofKeyNamed: program.keys[Int(key.index)].name, in: object, at: id)
        case .dictionary(let dictionary):
            let name = program.keys[Int(key.index)].name
            return name == Filter.count.rawValue ? .integer(dictionary.keys.count) : dictionary[name]
        case .list(let items):
            if program.keys[Int(key.index)].name.hasPrefix("@") { break }
            guard depth < Self.maximumListDepth else { throw nestingProblem(at: id) }
            var values: [TemplateValue] = []
            values.reserveCapacity(items.count)
            for item in items { values.append(try value(of: key, in: item, at: id, depth: depth + 1)) }
            return .list(values)
        case .bool, .integer, .double, .string: break
        }
        return try filter(named: program.keys[Int(key.index)].name, base, at: id)
    }

    /// Returns the value of a key of an object. Used if the object's type was not known when the template was compiled,
    /// or differs from the declared type.
    private func value(
        ofKeyNamed name: String, in object: any TemplateObject, at id: ExpressionID
    ) throws(RenderError) -> TemplateValue {
        let schema = type(of: object).templateSchema
        if let index = schema.index(of: name) { return object.templateValue(at: index) }
        throw RenderError(.unknownKey(name, of: schema), at: id)
    }

    private func filter(named name: String, _ base: TemplateValue, at id: ExpressionID) throws(RenderError)
        -> TemplateValue
    {
        if let filter = Filter(rawValue: name), filter.facts.argumentCount == 0 {
            return try self.filter(filter, base, FilterArguments(first: id, second: id), at: id)
        }
        throw RenderError(.unknownFilter(name, of: base, isCall: false), at: id)
    }

    func element(
        of base: TemplateValue, _ key: TemplateValue, at id: ExpressionID
    ) throws(RenderError) -> TemplateValue {
        switch (base, key) {
        case (.nothing, _): return .nothing
        case (.dictionary(let dictionary), .string(let name)): return dictionary[name]
        case (.dictionary, _): throw RenderError(.unfitKey(key), at: id)
        case (.bool, _), (.integer, _), (.double, _), (.string, _), (.list, _), (.object, _):
            throw RenderError(.noDictionary(base), at: id)
        }
    }

    func nestingProblem(at id: ExpressionID) -> RenderError {
        RenderError(
            .templateLimit, "Lists are nested more than \(Self.maximumListDepth) levels deep", at: id,
            help: "Use a loop for the inner lists.")
    }
}
