import ModelcDiagnostics
import ModelcText

extension TemplateParser {
    /// The command's own name, as it is written by everybody.
    func word(of command: CommandText) -> String { command.name?.rawValue ?? "field" }

    /// What follows the command's name, blanks aside; nil where nothing does.
    func rest(of command: CommandText) -> Range<Int>? {
        let bytes = source.text.bytes
        let range = command.nameEnd..<command.content.upperBound
        guard let start = range.first(where: { !Bytes.isSpace(bytes[$0]) }),
            let last = range.last(where: { !Bytes.isSpace(bytes[$0]) })
        else { return nil }
        return start..<(last + 1)
    }

    /// The letters at the beginning.
    func firstWord(of range: Range<Int>) -> String {
        let end = range.first { !Bytes.continuesWord(source.text.bytes[$0]) } ?? range.upperBound
        return String(decoding: source.text.bytes[range.lowerBound..<end], as: UTF8.self)
    }

    func related(_ message: String, _ range: Range<Int>) -> RelatedPlace {
        RelatedPlace(message, at: TemplatePlace(source: source, range: range).location)
    }

    func reportTrailing(_ rest: Range<Int>?, after word: String) {
        guard let rest else { return }
        report(
            .templateTrailingText, "`\(word)` is followed by text that does nothing", at: rest,
            help: "Remove it; remarks are written `<$comment …$>`.")
    }

    func reportEmpty(_ command: CommandText) {
        report(
            .templateEmptyCommand, "The command is empty", at: command.range,
            help: "Write a key path or a command between `<$` and `$>`.")
    }

    func reportUnsupported(_ command: CommandText) {
        let text = firstWord(of: command.nameEnd - word(of: command).utf8.count..<command.nameEnd)
        // A name alone was rather meant as a field.
        if rest(of: command) == nil {
            report(
                .templateReservedName, "`\(text)` is the name of a command and cannot be a field",
                at: command.range, help: "Write `<$field \(text)$>`, or rename the variable.")
        } else {
            report(
                .templateUnsupportedCommand, "The command `\(text)` is not supported", at: command.range,
                help: text.lowercased() == "option"
                    ? "Remove it: lines that hold only commands disappear by themselves."
                    : "Use `if`, `foreach`, `set`, `include`, `comment` or a field.")
        }
    }
}
