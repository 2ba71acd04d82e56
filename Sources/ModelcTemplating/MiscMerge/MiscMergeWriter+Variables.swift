// Variables and loops over numbers.
extension MiscMergeWriter {
    /// The names that commands of the pieces give values to.
    static func setNames(in pieces: [MiscMergePiece]) -> [String] {
        pieces.compactMap { piece in
            guard case .command(let content, let range) = piece, let (word, rest) = words(of: content),
                ["set", "setlocal", "setmerge"].contains(word)
            else { return nil }
            var parser = MiscMergeExpressionParser(rest, at: range, MiscMergeNotes.ignored)
            return parser.name()
        }
    }

    mutating func writeSet(_ rest: [UInt8], _ range: Range<Int>) {
        var parser = parser(rest, range)
        guard let name = parser.name(), parser.skip("="), let expression = parser.expression() else {
            return notes.add(.error, "`set` needs a name and a value", at: range, help: "Write `set NAME = VALUE`.")
        }
        guard skipped == 0 else { return }
        let value = converter(range).value(expression).stored
        guard let variable = scope.variable(name) else { return declare(name, value) }
        if variable.isOfLoop {
            notes.add(
                .noEqual, "`\(name)` is the variable of a loop, which `set` cannot change", at: range,
                help: "Choose another name.")
        } else if variable.value.type.accepts(value.type) {
            write(command: "set \(variable.value.text) = \(value.text)")
        } else {
            notes.add(
                .noEqual, "`\(name)` holds \(variable.value.type.kindName), and here it gets \(value.type.kindName)",
                at: range, help: "Choose another name, or give it values of one kind.")
        }
    }

    private mutating func declare(_ name: String, _ value: MiscMergeValue) {
        let spelling = MiscMergeWriter.variable(name)
        // In MiscMerge, a variable lives on after its block. Before it has a value, the name stands for a key of the root
        // object, or for its own text.
        let first = scope[name] ?? .constant(name)
        if !blocks.isEmpty, value.type == .string, first.type == .string {
            firstValues += "<$set \(spelling) = \(first.text)$>"
            declareBeforeBlocks(name, as: spelling, .string)
        } else {
            scope.declare(name, as: spelling, value.type, isOfLoop: false)
        }
        write(command: "set \(spelling) = \(value.text)")
    }

    /// Writes `loop NAME FIRST LAST [STEP] [TAG]`.
    mutating func writeLoop(_ rest: [UInt8], _ range: Range<Int>) {
        var parser = parser(rest, range)
        guard let name = parser.plainWord(), let first = parser.operand(), let last = parser.operand() else {
            begin(.loop, nil, range)
            return notes.add(.error, "`loop` needs a name and two numbers", at: range, help: "Write all three.")
        }
        guard skipped == 0 else { return begin(.loop, nil, range, isSkipped: true) }
        var values = [first, last].map(converter(range).value)
        let step = parser.operand().map(converter(range).value)
        if let step, step.constant == nil || step.number != nil { values.append(step) }
        let tag = step != nil && values.count == 2 ? step?.constant : parser.plainWord()
        let numbers = values.compactMap(\.stored.integer)
        guard numbers.count == values.count else {
            begin(.loop, tag, range, isSkipped: true)
            return notes.add(
                .noEqual, "`loop` counts with values that are not known to be integers", at: range,
                help: "Count with numbers, such as `.@count` and the index of a loop.")
        }
        begin(.loop, tag, range)
        let spelling = MiscMergeWriter.variable(name)
        write(command: "loop \(spelling) " + numbers.joined(separator: " "))
        scope.declare(name, as: spelling, .integer)
    }
}

// Procedures.
extension MiscMergeWriter {
    mutating func beginProcedure(_ rest: [UInt8], _ range: Range<Int>) {
        let words = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        guard let name = words.first else {
            return notes.add(.error, "`procedure` has no name", at: range, help: "Write `procedure NAME`.")
        }
        definition = MiscMergeProcedures.Definition(
            name: name, parameters: Array(words.dropFirst()), range: range, spaces: spaces)
    }

    /// Reads a piece of the definition, or its end.
    mutating func read(ofProcedure piece: MiscMergePiece) {
        guard var definition else { return }
        if case .command(let content, let range) = piece, let (word, _) = MiscMergeWriter.words(of: content) {
            if word == "endprocedure" {
                self.definition = nil
                return procedures.define(definition)
            }
            if word == "procedure" {
                notes.add(.error, "A procedure is inside another one", at: range, help: "Move it before the other.")
            }
        }
        definition.body.append(piece)
        self.definition = definition
    }

    mutating func writeCall(_ rest: [UInt8], _ range: Range<Int>) {
        guard skipped == 0 else { return }
        var parser = parser(rest, range)
        guard let name = parser.plainWord() else {
            return notes.add(.error, "`call` names no procedure", at: range, help: "Write `call NAME VALUE …`.")
        }
        var values: [MiscMergeValue] = []
        while let argument = parser.operand() { values.append(converter(range).value(argument).stored) }
        guard let definition = callable(name, values.count, range) else { return }
        let types = values.map(\.type)
        let spelling =
            procedures.spelling(of: name, types) ?? procedures.convert(definition, types, scope: scope, notes: notes)
        write(command: (["call", spelling] + values.map { $0.operand(of: 10) }).joined(separator: " "))
    }

    /// The procedure of a call; nil after a note.
    private func callable(_ name: String, _ count: Int, _ range: Range<Int>) -> MiscMergeProcedures.Definition? {
        guard let definition = procedures[name] else {
            notes.add(
                .noEqual, "There is no procedure `\(name)` before the call", at: range,
                help: "Write `procedure \(name)` before it, in the same template.")
            return nil
        }
        if procedures.isOpen(name) {
            notes.add(.noEqual, "The procedure `\(name)` calls itself", at: range, help: "Use a loop instead.")
        } else if definition.parameters.contains(where: { $0.hasSuffix("?") || $0.hasSuffix("...") }) {
            notes.add(
                .noEqual, "The procedure `\(name)` has parameters that may be missing", at: definition.range,
                help: "Write one procedure for each number of values.")
        } else if definition.parameters.count != count {
            notes.add(
                .noEqual, "`\(name)` has \(definition.parameters.count) parameters, and the call has \(count) values",
                at: range, help: "Write a value for each parameter.")
        } else {
            return definition
        }
        return nil
    }
}
