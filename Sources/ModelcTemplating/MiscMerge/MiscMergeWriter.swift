import ModelcBase

/// Writes the commands of a MiscMerge template in the template language.
struct MiscMergeWriter {
    private let notes: MiscMergeNotes
    private var scope: MiscMergeScope
    private var output = ""
    private var blocks: [Block] = []
    private var spaces = MiscMergeSpaces.keep
    /// The number of open blocks whose text is not written, because their loop has nothing to repeat.
    private var skipped = 0

    private struct Block {
        let isLoop: Bool
        let tag: String?
        let range: Range<Int>
        let variables: Int
        var isSkipped = false
    }

    init(root: any TemplateObject.Type, notes: MiscMergeNotes) {
        self.notes = notes
        scope = MiscMergeScope(root: root)
    }

    mutating func text(of pieces: [MiscMergePiece]) -> String {
        for piece in pieces {
            switch piece {
            case .text(let bytes): write(text: spaces.applied(to: bytes))
            case .command(let content, let range): write(content, at: range)
            }
        }
        for block in blocks.reversed() {
            notes.add(
                .error, "`\(block.isLoop ? "foreach" : "if")` is not closed", at: block.range,
                help: "Write its end.")
        }
        return output
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

    private mutating func write(command: String) {
        if skipped == 0 { output += "<$" + command + "$>" }
    }

    // MARK: Commands

    private mutating func write(_ content: [UInt8], at range: Range<Int>) {
        if content.isEmpty { return }
        let start = content.firstIndex { !Bytes.isSpace($0) }
        guard let start else {
            return notes.add(.error, "The command is blank", at: range, help: "Remove it.")
        }
        let wordEnd = content[start...].firstIndex(where: Bytes.isSpace) ?? content.count
        let word = String(decoding: content[start..<wordEnd], as: UTF8.self).lowercased()
        let rest = Array(content[wordEnd...])
        switch word {
        case "if": writeIf(rest, range)
        case "elseif": writeElseIf(rest, range)
        case "else": writeElse(rest, range)
        case "endif": end(isLoop: false, rest, range)
        case "foreach": writeForeach(rest, range)
        case "endforeach": end(isLoop: true, rest, range)
        case "comment": writeComment(rest)
        case "option": readOption(rest, range)
        case "include": writeInclude(rest, range)
        case "field": writeField(rest, range)
        default:
            MiscMergeWriter.others.contains(word)
                ? reportUnsupported(word, range) : writeField(Array(content[start...]), range)
        }
    }

    /// The commands of MiscMerge that no template of mogenerator is known to use.
    private static let others: Set = [
        "break", "call", "continue", "copy", "date", "debug", "delayedparse", "endloop", "endprocedure", "endwhile",
        "identify", "index", "loop", "next", "omit", "procedure", "set", "setengine", "setglobal", "setlocal",
        "setmerge", "while",
    ]

    private static let equals = [
        "set": "`set NAME = VALUE`, within the block that uses the name", "setlocal": "`set NAME = VALUE`",
        "setmerge": "`set NAME = VALUE`", "setglobal": "`set NAME = VALUE`", "setengine": "`set NAME = VALUE`",
        "loop": "`loop NAME FIRST LAST` and `endloop`", "endloop": "`endloop`",
        "procedure": "`procedure NAME PARAMETER …` and `endprocedure`", "endprocedure": "`endprocedure`",
        "call": "`call NAME VALUE …`", "index": "the index of the loop, such as `AttributeIndex`",
    ]

    private func reportUnsupported(_ word: String, _ range: Range<Int>) {
        notes.add(
            .noEqual, "The command `\(word)` is not converted", at: range,
            help: MiscMergeWriter.equals[word].map { "Write by hand: \($0)." } ?? "Remove it; there is no equal.")
    }

    private func parser(_ rest: [UInt8], _ range: Range<Int>) -> MiscMergeExpressionParser {
        MiscMergeExpressionParser(rest, at: range, notes)
    }

    private func converter(_ range: Range<Int>) -> MiscMergeExpressionConverter {
        MiscMergeExpressionConverter(scope: scope, notes: notes, range: range)
    }

    /// The value of an expression; the text after it is ignored. Nil if there is no expression, which is reported.
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
        blocks.append(Block(isLoop: false, tag: nil, range: range, variables: scope.count))
        guard skipped == 0, let value = value(rest, range) else { return }
        write(command: "if " + converter(range).condition(value).text)
    }

    private mutating func writeElseIf(_ rest: [UInt8], _ range: Range<Int>) {
        guard isInIf(range, "elseif"), skipped == 0, let value = value(rest, range) else { return }
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
        write(command: "else")
    }

    private func isInIf(_ range: Range<Int>, _ word: String) -> Bool {
        if let block = blocks.last, !block.isLoop { return true }
        notes.add(.error, "`\(word)` has no matching `if`", at: range, help: "Remove it.")
        return false
    }

    private mutating func end(isLoop: Bool, _ rest: [UInt8], _ range: Range<Int>) {
        let word = isLoop ? "endforeach" : "endif"
        guard let block = blocks.last, block.isLoop == isLoop else {
            return notes.add(
                .error, "`\(word)` has no matching `\(isLoop ? "foreach" : "if")`", at: range, help: "Remove it.")
        }
        let tag = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace).first.map(String.init)
        if isLoop, let tag, let opened = block.tag, tag != opened {
            notes.add(
                .error, "`endforeach \(tag)` does not close the loop with the tag `\(opened)`", at: range,
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
        var block = Block(isLoop: true, tag: tag, range: range, variables: scope.count)
        defer { blocks.append(block) }
        guard let name, let list else {
            return notes.add(.error, "`foreach` needs a name and a list", at: range, help: "Write both.")
        }
        guard skipped == 0, let (text, element, isDictionary) = elements(of: list, range) else {
            block.isSkipped = true
            skipped += 1
            return
        }
        let spelling = MiscMergeWriter.variable(name)
        write(command: "foreach \(spelling) \(text)")
        scope.declare(name, as: spelling, element)
        scope.declare(name + "Index", as: spelling + "Index", .integer)
        if isDictionary { scope.declare(name + "Key", as: spelling + "Key", .string) }
    }

    /// The list of a loop with the type of its values; nil if the loop repeats nothing.
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

    /// A name that the template language accepts for a variable.
    private static func variable(_ name: String) -> String {
        let plain = IdentifierText.sanitized(name)
        let isReserved =
            CommandName(word: plain) != nil || TemplateOperator(word: plain) != nil
            || ["true", "false", "nil"].contains(plain)
        return isReserved ? plain + "_" : plain
    }
}
