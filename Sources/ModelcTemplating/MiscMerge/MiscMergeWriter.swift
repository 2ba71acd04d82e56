import ModelcBase

/// Writes the commands of a MiscMerge template in the template language.
struct MiscMergeWriter {
    let notes: MiscMergeNotes
    var scope: MiscMergeScope
    var procedures = MiscMergeProcedures()
    /// The definition that is being read, up to its end.
    var definition: MiscMergeProcedures.Definition?
    /// Commands that give variables their first values, before all others.
    var firstValues = ""
    private var output = ""
    private(set) var blocks: [Block] = []
    private(set) var spaces = MiscMergeSpaces.keep
    /// The number of open loops whose content is not written, because the value to loop over is not a list.
    private(set) var skipped = 0

    /// An open block.
    struct Block {
        enum Kind: String { case conditional = "if", foreach, loop }

        let kind: Kind
        let tag: String?
        let range: Range<Int>
        var variables: Int
        var isSkipped = false

        var isLoop: Bool { kind != .conditional }
    }

    init(scope: MiscMergeScope, notes: MiscMergeNotes, spaces: MiscMergeSpaces = .keep) {
        self.notes = notes
        self.scope = scope
        self.spaces = spaces
    }

    mutating func text(of pieces: [MiscMergePiece]) -> String {
        scope.expectVariables(MiscMergeWriter.setNames(in: pieces))
        for piece in pieces {
            if definition != nil {
                read(ofProcedure: piece)
                continue
            }
            switch piece {
            case .text(let bytes): write(text: spaces.applied(to: bytes))
            case .command(let content, let range): write(content, at: range)
            }
        }
        for block in blocks.reversed() {
            notes.add(
                .error, "`\(block.kind.rawValue)` is not closed", at: block.range,
                help: "Write its end.")
        }
        if let definition {
            notes.add(.error, "`procedure` is not closed", at: definition.range, help: "Write its end.")
        }
        return firstValues + output
    }

    // MARK: Output

    private mutating func write(text bytes: [UInt8]) {
        guard skipped == 0, !bytes.isEmpty else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        // A backslash before the next command would hide it.
        let end = bytes.reversed().prefix { $0 == Bytes.backslash }.count
        let head = end > 0 ? String(text.dropLast(end)) : text
        output += head.replacingText("<$", with: "\\<$").replacingText("$>", with: "\\$>")
        if end > 0 { output += "<$\(MiscMergeValue.literal(String(repeating: "\\", count: end)))$>" }
    }

    mutating func write(command: String) {
        if skipped == 0 { output += "<$" + command + "$>" }
    }

    // MARK: Commands

    /// The first word of a command in lowercase, and the text after it; nil if the command is blank.
    static func words(of content: [UInt8]) -> (word: String, rest: [UInt8])? {
        guard let start = content.firstIndex(where: { !Bytes.isSpace($0) }) else { return nil }
        let end = content[start...].firstIndex(where: Bytes.isSpace) ?? content.count
        return (String(decoding: content[start..<end], as: UTF8.self).lowercased(), Array(content[end...]))
    }

    private mutating func write(_ content: [UInt8], at range: Range<Int>) {
        if content.isEmpty { return }
        guard let (word, rest) = MiscMergeWriter.words(of: content) else {
            return notes.add(.error, "The command is blank", at: range, help: "Remove it.")
        }
        switch word {
        case "if": writeIf(rest, range)
        case "elseif": writeElseIf(rest, range)
        case "else": writeElse(rest, range)
        case "endif": end(.conditional, rest, range)
        case "foreach": writeForeach(rest, range)
        case "endforeach": end(.foreach, rest, range)
        case "loop": writeLoop(rest, range)
        case "endloop": end(.loop, rest, range)
        case "set", "setlocal", "setmerge": writeSet(rest, range)
        case "procedure": beginProcedure(rest, range)
        case "call": writeCall(rest, range)
        case "comment": writeComment(rest)
        case "option": readOption(rest, range)
        case "include": writeInclude(rest, range)
        case "field": writeField(rest, range)
        default:
            MiscMergeWriter.others.contains(word)
                ? reportUnsupported(word, range)
                : writeField(content[...].drop(while: Bytes.isSpace).map { $0 }, range)
        }
    }

    /// The commands of MiscMerge that are not converted.
    private static let others: Set = [
        "break", "continue", "copy", "date", "debug", "delayedparse", "endprocedure", "endwhile", "identify", "index",
        "next", "omit", "setengine", "setglobal", "while",
    ]

    private static let equals = [
        "setglobal": "`set NAME = VALUE`, in each template that uses the name",
        "setengine": "`set NAME = VALUE`, in each template that uses the name",
        "while": "`loop NAME FIRST LAST` and `endloop`", "endwhile": "`endloop`",
        "endprocedure": "`procedure NAME PARAMETER …` before it",
        "index": "the index of the loop, such as `AttributeIndex`", "break": "an `if` in the loop",
        "continue": "an `if` in the loop", "date": "the date as text",
    ]

    private func reportUnsupported(_ word: String, _ range: Range<Int>) {
        notes.add(
            .noEqual, "The command `\(word)` is not converted", at: range,
            help: MiscMergeWriter.equals[word].map { "Write by hand: \($0)." } ?? "Remove it; there is no equal.")
    }

    func parser(_ rest: [UInt8], _ range: Range<Int>) -> MiscMergeExpressionParser {
        MiscMergeExpressionParser(rest, at: range, notes)
    }

    func converter(_ range: Range<Int>) -> MiscMergeExpressionConverter {
        MiscMergeExpressionConverter(scope: scope, notes: notes, range: range)
    }

    /// Converts the expression at the start of a command's text. Text after the expression is ignored. Reports a
    /// missing expression, and returns nil.
    private func value(_ rest: [UInt8], _ range: Range<Int>) -> MiscMergeValue? {
        var parser = parser(rest, range)
        guard let expression = parser.expression() else {
            notes.add(.error, "The command has no expression", at: range, help: "Write one, or remove the command.")
            return nil
        }
        let rest = parser.rest()
        if !rest.isEmpty {
            notes.add(
                .trap, "`\(rest)` after the expression has no effect", at: range,
                help: "Remove it, or put an operator before it.")
        }
        return converter(range).value(expression)
    }

    private mutating func writeField(_ rest: [UInt8], _ range: Range<Int>) {
        guard skipped == 0, let value = value(rest, range), let (text, isText) = converter(range).field(value) else {
            return
        }
        if isText {
            write(text: Array(text.utf8))
        } else if text.hasPrefix("if ") {
            output += "<$\(text)$>1<$else$>0<$endif$>"
        } else {
            // A word of the language at the start would be a command.
            let word = String(text.prefix { $0.isLetter })
            write(
                command: CommandName(word: word) != nil && text.dropFirst(word.count).first != "."
                    ? "field " + text : text)
        }
    }

    private mutating func writeIf(_ rest: [UInt8], _ range: Range<Int>) {
        blocks.append(Block(kind: .conditional, tag: nil, range: range, variables: scope.count))
        guard skipped == 0, let value = value(rest, range) else { return }
        write(command: "if " + converter(range).condition(value).text)
    }

    private mutating func writeElseIf(_ rest: [UInt8], _ range: Range<Int>) {
        guard isInIf(range, "elseif"), skipped == 0, let value = value(rest, range) else { return }
        endBranch()
        write(command: "elseif " + converter(range).condition(value).text)
    }

    private mutating func writeElse(_ rest: [UInt8], _ range: Range<Int>) {
        guard isInIf(range, "else") else { return }
        let words = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if words.first?.lowercased() == "if" {
            notes.add(
                .trap, "`else if` is a plain `else`: its condition has no effect", at: range,
                help: "Write `elseif` in the converted template if that was meant.")
        }
        endBranch()
        write(command: "else")
    }

    /// Ends the variables of a branch.
    private mutating func endBranch() {
        if let block = blocks.last { scope.end(block.variables) }
    }

    private func isInIf(_ range: Range<Int>, _ word: String) -> Bool {
        if let block = blocks.last, !block.isLoop { return true }
        notes.add(.error, "`\(word)` has no matching `if`", at: range, help: "Remove it.")
        return false
    }

    private mutating func end(_ kind: Block.Kind, _ rest: [UInt8], _ range: Range<Int>) {
        let word = "end" + kind.rawValue
        guard let block = blocks.last, block.kind == kind else {
            return notes.add(
                .error, "`\(word)` has no matching `\(kind.rawValue)`", at: range, help: "Remove it.")
        }
        let tag = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace).first.map(String.init)
        if block.isLoop, let tag, let opened = block.tag, tag != opened {
            notes.add(
                .error, "`\(word) \(tag)` does not close the loop with the tag `\(opened)`", at: range,
                help: "Write the same tag at both ends.")
        }
        blocks.removeLast()
        scope.end(block.variables)
        if block.isSkipped {
            skipped -= 1
        } else {
            write(command: word)
        }
    }

    private mutating func writeComment(_ rest: [UInt8]) {
        let text = String(decoding: rest, as: UTF8.self)
        write(command: "comment" + text.replacingText("<$", with: "< $").replacingText("$>", with: "$ >"))
    }

    private mutating func writeInclude(_ rest: [UInt8], _ range: Range<Int>) {
        var name =
            String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        if name.count > 1, let quote = name.first, quote == "\"" || quote == "'", name.last == quote {
            name = String(name.dropFirst().dropLast())
        }
        if name.isEmpty { return notes.add(.error, "`include` names no file", at: range, help: "Name one.") }
        write(command: "include " + MiscMergeValue.literal(name))
    }

    private mutating func readOption(_ rest: [UInt8], _ range: Range<Int>) {
        let words = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        if words.first == "betweenWhitespace", let mode = words.dropFirst().first.flatMap(MiscMergeSpaces.init) {
            spaces = mode
            return
        }
        notes.add(
            .noEqual, "The option `\(words.joined(separator: " "))` is not converted", at: range,
            help: "Remove it; names that do not exist are errors in the template language.")
    }

    // MARK: Loops

    private mutating func writeForeach(_ rest: [UInt8], _ range: Range<Int>) {
        var parser = parser(rest, range)
        let name = parser.plainWord()
        let list = name == nil ? nil : parser.expression()
        let tag = parser.plainWord()
        guard let name, let list else {
            begin(.foreach, tag, range)
            return notes.add(.error, "`foreach` needs a name and a list", at: range, help: "Write both.")
        }
        guard skipped == 0, let (text, element, isDictionary) = elements(of: list, range) else {
            return begin(.foreach, tag, range, isSkipped: true)
        }
        begin(.foreach, tag, range)
        let spelling = MiscMergeWriter.variable(name)
        write(command: "foreach \(spelling) \(text)")
        scope.declare(name, as: spelling, element)
        scope.declare(name + "Index", as: spelling + "Index", .integer)
        if isDictionary { scope.declare(name + "Key", as: spelling + "Key", .string) }
    }

    /// Begins a loop.
    ///
    /// - Parameter isSkipped: whether nothing of the loop is written.
    mutating func begin(_ kind: Block.Kind, _ tag: String?, _ range: Range<Int>, isSkipped: Bool = false) {
        blocks.append(Block(kind: kind, tag: tag, range: range, variables: scope.count, isSkipped: isSkipped))
        if isSkipped { skipped += 1 }
    }

    /// Declares a variable that all blocks know, because its first value is written before them.
    mutating func declareBeforeBlocks(_ name: String, as spelling: String, _ type: TemplateType) {
        scope.declareFirst(name, as: spelling, type)
        for index in blocks.indices { blocks[index].variables += 1 }
    }

    /// Returns the list of a loop, and the type of its values. Nil if the value is not a list, so that the loop has
    /// no effect.
    private func elements(
        of list: MiscMergeExpression, _ range: Range<Int>
    ) -> (text: String, type: TemplateType, isDictionary: Bool)? {
        let converter = converter(range)
        if case .list(let items) = list {
            let values = items.map(converter.value)
            let type = values.dropFirst().reduce(values.first?.type) { $0?.joined(with: $1.type) }
            return ("(" + values.map(\.text).joined(separator: ", ") + ")", type ?? .any, false)
        }
        let value = converter.value(list)
        switch value.type.wrapped {
        case .list(let element): return (value.text, element, false)
        case .dictionary(let element): return (value.text, element, true)
        case .any: return (value.text, .any, true)
        case .bool, .integer, .double, .string, .object, .record, .optional:
            notes.add(
                .trap, "The loop repeats nothing: `\(value.constant ?? value.text)` is not a list", at: range,
                help: "Correct the name of the list.")
            return nil
        }
    }

    /// Returns a name for a variable that the template language allows.
    static func variable(_ name: String) -> String {
        let plain = IdentifierText.sanitized(name)
        let isReserved =
            CommandName(word: plain) != nil || TemplateOperator(word: plain) != nil
            || ["true", "false", "nil"].contains(plain)
        return isReserved ? plain + "_" : plain
    }
}
