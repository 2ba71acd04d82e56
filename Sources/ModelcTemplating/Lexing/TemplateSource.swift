import ModelcBase
import ModelcDiagnostics

/// The text of a template with its path for messages.
package struct TemplateSource: Sendable {
    /// The file's path, as the user would type it.
    package let path: String
    package let text: SourceText

    package init(path: String, text: SourceText) {
        self.path = path
        self.text = text
    }
}

/// A range of bytes in a template.
struct TemplateLocation {
    let source: TemplateSource
    let range: Range<Int>

    var location: SourceLocation {
        SourceLocation(
            path: source.path, position: source.text.position(at: range.lowerBound), length: range.count)
    }
}

/// The differences between the ways to read a template.
///
/// Only the strict dialect exists. A lenient one adds its switches here: the lexer, the checker and the evaluator check
/// the dialect wherever another tool behaves differently.
package struct TemplateDialect: Hashable, Sendable {
    /// Whether a line that contains only commands and white space is removed with its line end. Fields do not count as
    /// commands.
    var removesCommandLines: Bool
    /// Whether the further lines of a value, and those of an included template, are indented like the line they are
    /// inserted into.
    var indentsInsertedLines: Bool
    /// Whether CR LF at the end of a line is written as LF.
    var normalizesLineEnds: Bool

    /// The dialect that rejects every ambiguous template.
    package static let strict = TemplateDialect(
        removesCommandLines: true, indentsInsertedLines: true, normalizesLineEnds: true)

    package init(removesCommandLines: Bool, indentsInsertedLines: Bool, normalizesLineEnds: Bool) {
        self.removesCommandLines = removesCommandLines
        self.indentsInsertedLines = indentsInsertedLines
        self.normalizesLineEnds = normalizesLineEnds
    }
}

/// Limits far above the size of real templates, so that a hostile or faulty one ends with an error.
///
/// The two depths together fit into half a megabyte of stack, which is the size for threads besides the main one on
/// macOS, even without optimization.
package struct TemplateLimits: Hashable, Sendable {
    /// The maximum number of bytes of one template file.
    package var templateBytes = 4 << 20
    /// The maximum nesting of `if`, `foreach` and `include`.
    var nesting = 32
    /// The maximum depth of an expression; each operator, key and parenthesis counts.
    var expressionDepth = 32
    /// The maximum number of parts of a template after all included ones were inserted.
    package var nodes = 200_000
    /// The maximum number of bytes of one rendered text.
    package var outputBytes = 256 << 20
    /// The maximum number of bytes of one computed string.
    package var stringBytes = 1 << 20
    /// The maximum number of parts rendered for one text, including repetitions.
    package var steps = 500_000_000
    /// The maximum number of reported errors of one template.
    var faults = 200

    package static let standard = TemplateLimits()

    init() {}
}

/// Rejects files that are not templates.
struct SourceCheck {
    let limits: TemplateLimits
    let faults: ProblemCollector

    func accepts(_ source: TemplateSource) -> Bool {
        let bytes = source.text.bytes
        if bytes.count > limits.templateBytes {
            faults.report(
                .templateLimit, "The template has more than \(limits.templateBytes) bytes",
                at: TemplateLocation(source: source, range: 0..<0), help: "Divide it and include its parts.")
        } else if let index = firstInvalidByte(of: bytes) {
            faults.report(
                .templateEncoding, "The template is not UTF-8 text",
                at: TemplateLocation(source: source, range: index..<(index + 1)), help: "Save it as UTF-8.")
        } else {
            return true
        }
        return false
    }

    private func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        // The usual case, which the library decides quickly.
        if String(exactly: bytes) != nil { return nil }
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

/// Collects the errors and warnings of a template and of those it includes, each once.
final class ProblemCollector {
    private var diagnostics: [Diagnostic] = []
    // A template that is included twice is checked twice.
    private var seen: Set<Diagnostic> = []
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Whether there is an error that prevents rendering.
    private(set) var hasErrors = false

    /// The diagnostics in the order of the file, those of included templates last.
    var sorted: [Diagnostic] {
        var ranks: [String: Int] = [:]
        for path in diagnostics.compactMap(\.location?.path) where ranks[path] == nil { ranks[path] = ranks.count }
        return diagnostics.enumerated()
            .map { (key: (ranks[$1.location?.path ?? ""] ?? 0, $1.location?.position?.offset ?? 0, $0), value: $1) }
            .sorted { $0.key < $1.key }
            .map(\.value)
    }

    func report(
        _ id: DiagnosticID, _ message: @autoclosure () -> String, at place: TemplateLocation,
        help: @autoclosure () -> String, related: [RelatedLocation] = [], severity: Severity = .error
    ) {
        // Warnings must not use up the space of the first error, or a template with errors would seem valid.
        guard diagnostics.count < limit || severity == .error && !hasErrors else { return }
        var diagnostic = Diagnostic(id, severity, message(), at: place.location, help: help())
        guard seen.insert(diagnostic).inserted else { return }
        diagnostic.related = related
        diagnostics.append(diagnostic)
        if severity == .error { hasErrors = true }
    }
}

extension DiagnosticID {
    // The file.
    static let templateEncoding = DiagnosticID("template-encoding")
    static let templateLineEnds = DiagnosticID("template-line-ends")
    static let templateLimit = DiagnosticID("template-limit")
    // Commands.
    static let templateUnclosedCommand = DiagnosticID("template-unclosed-command")
    static let templateStrayDelimiter = DiagnosticID("template-stray-delimiter")
    static let templateEmptyCommand = DiagnosticID("template-empty-command")
    static let templateUnsupportedCommand = DiagnosticID("template-unsupported-command")
    static let templateReservedName = DiagnosticID("template-reserved-name")
    static let templateMissingBlank = DiagnosticID("template-missing-blank")
    static let templateInvalidName = DiagnosticID("template-invalid-name")
    // Blocks.
    static let templateElseIf = DiagnosticID("template-else-if")
    static let templateUnclosedBlock = DiagnosticID("template-unclosed-block")
    static let templateMismatchedEnd = DiagnosticID("template-mismatched-end")
    static let templateMismatchedTag = DiagnosticID("template-mismatched-tag")
    static let templateOperatorTag = DiagnosticID("template-operator-tag")
    // Expressions.
    static let templateMissingExpression = DiagnosticID("template-missing-expression")
    static let templateTrailingText = DiagnosticID("template-trailing-text")
    static let templateUnexpectedText = DiagnosticID("template-unexpected-text")
    static let templateUnclosedString = DiagnosticID("template-unclosed-string")
    static let templateUnknownEscape = DiagnosticID("template-unknown-escape")
    static let templateUnknownOperator = DiagnosticID("template-unknown-operator")
    static let templateInvalidNumber = DiagnosticID("template-invalid-number")
    // Meaning.
    static let templateUnknownName = DiagnosticID("template-unknown-name")
    static let templateUnknownKey = DiagnosticID("template-unknown-key")
    static let templateWrongKind = DiagnosticID("template-wrong-kind")
    static let templateDoubtfulTruth = DiagnosticID("template-doubtful-truth")
    static let templateArithmetic = DiagnosticID("template-arithmetic")
    // Included templates.
    static let templateUnknownInclude = DiagnosticID("template-unknown-include")
    static let templateIncludeCycle = DiagnosticID("template-include-cycle")
}

/// The meanings of the bytes of a template.
enum Bytes {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let backslash = UInt8(ascii: "\\")
    static let dollar = UInt8(ascii: "$")
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let dot = UInt8(ascii: ".")

    /// A space or a tab.
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The separators of the words of a command: space, tab, LF, VT, FF, CR.
    static func isSpace(_ byte: UInt8) -> Bool { byte.isASCIISpace }

    static func isDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit }

    static func isLowercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    /// A letter, `_`, `@` (which begins the names of list filters), or a byte of a non-ASCII character.
    static func beginsWord(_ byte: UInt8) -> Bool {
        isLowercase(byte) || isUppercase(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || byte >= 0x80
    }

    /// Words may contain digits and hyphens too: `include-classes` is one name.
    static func continuesWord(_ byte: UInt8) -> Bool {
        beginsWord(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
    }
}
