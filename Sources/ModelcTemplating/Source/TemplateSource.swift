import ModelcDiagnostics
import ModelcText

/// The text of a template with the path that messages name it by.
package struct TemplateSource: Sendable {
    /// The file's path, as the user would type it.
    package let path: String
    package let text: SourceText

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }
}

/// Some bytes of a template.
struct TemplatePlace {
    let source: TemplateSource
    let range: Range<Int>

    var location: SourceLocation {
        SourceLocation(
            path: source.path, position: source.text.position(at: range.lowerBound), length: range.count)
    }
}

/// What differs between the ways to read a template.
///
/// Only the strict dialect exists. A lenient one adds its switches here: the lexer, the checker and the evaluator ask
/// the dialect wherever another tool's habits would differ.
package struct TemplateDialect: Hashable, Sendable {
    /// Whether a line of nothing but commands and blanks disappears with its line end. Fields are no such commands.
    package var removesCommandLines: Bool
    /// Whether the further lines of a value, and those of an included template, are indented like the line they are
    /// inserted into.
    package var indentsInsertedLines: Bool
    /// Whether CR LF at the end of a line is written as LF.
    package var normalizesLineEnds: Bool

    /// Every doubtful template is refused.
    package static let strict = TemplateDialect(
        removesCommandLines: true, indentsInsertedLines: true, normalizesLineEnds: true)

    package init(removesCommandLines: Bool, indentsInsertedLines: Bool, normalizesLineEnds: Bool) {
        self.removesCommandLines = removesCommandLines
        self.indentsInsertedLines = indentsInsertedLines
        self.normalizesLineEnds = normalizesLineEnds
    }
}

/// Bounds that no honest template comes near, so that a hostile or mistaken one ends with an error.
///
/// The two depths together fit into half a megabyte of stack, which is what threads besides the main one have on macOS,
/// even without optimization.
package struct TemplateLimits: Hashable, Sendable {
    /// The bytes of one template file.
    package var templateBytes = 4 << 20
    /// How deep `if`, `foreach` and `include` may stand inside each other.
    package var nesting = 32
    /// How deep an expression may be; each operator, key and parenthesis counts.
    package var expressionDepth = 32
    /// The parts of a template after all included ones were inserted.
    package var nodes = 200_000
    /// The bytes of one rendered text.
    package var outputBytes = 256 << 20
    /// The bytes of one computed string.
    package var stringBytes = 1 << 20
    /// How many parts are rendered for one text, repetitions counted.
    package var steps = 500_000_000
    /// How many faults of one template are told.
    package var faults = 200

    package static let standard = TemplateLimits()

    package init() {}
}

/// Refuses files that are no templates.
struct SourceCheck {
    let limits: TemplateLimits
    let faults: FaultCollector

    func accepts(_ source: TemplateSource) -> Bool {
        let bytes = source.text.bytes
        if bytes.count > limits.templateBytes {
            faults.report(
                .templateLimit, "The template has more than \(limits.templateBytes) bytes",
                at: TemplatePlace(source: source, range: 0..<0), help: "Divide it and include its parts.")
        } else if let index = firstInvalidByte(of: bytes) {
            faults.report(
                .templateEncoding, "The template is not UTF-8 text",
                at: TemplatePlace(source: source, range: index..<(index + 1)), help: "Save it as UTF-8.")
        } else {
            return true
        }
        return false
    }

    private func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes[first...].makeIterator()
        var index = first
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): index += scalar.count
            case .error: return index
            case .emptyInput: return nil
            }
        }
    }
}
