import ModelcSchema
import ModelcSourceCode

/// The default value of a property in Swift source: the expression after the equals sign.
enum DefaultValue: Hashable {
    /// The property has no default value, or the value is `nil`.
    case none
    case text(String)
    /// An integer literal as written, but without underscores.
    case integer(String)
    case fraction(String)
    case boolean(Bool)
    /// An expression whose value cannot be determined without running the code.
    case computed

    init(_ range: Range<Int>?, in file: SwiftFile) {
        guard let range, !range.isEmpty else {
            self = .none
            return
        }
        let tokens = file.tokens[range].map(\.kind)
        self = DefaultValue.literal(tokens, file, range) ?? .computed
    }

    private static func literal(_ tokens: [CodeToken], _ file: SwiftFile, _ range: Range<Int>) -> DefaultValue? {
        switch tokens {
        case [.word("nil")]: .some(.none)
        case [.word("true")]: .boolean(true)
        case [.word("false")]: .boolean(false)
        default:
            if tokens.count == 1, case .text(let text) = tokens[0] {
                plainText(text, file.text(of: range))
            } else {
                number(file.text(of: range))
            }
        }
    }

    /// Returns the text of a string literal that contains only ordinary characters and simple escapes such as `\n`;
    /// nil for any other literal.
    private static func plainText(_ content: String, _ written: String) -> DefaultValue? {
        guard written.hasPrefix("\""), !written.hasPrefix("\"\"\"") else { return nil }
        var text = ""
        var scalars = content.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            guard let escaped = scalars.next(), let meaning = escapes[escaped] else { return nil }
            text.unicodeScalars.append(meaning)
        }
        return .text(text)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "\\": "\\", "\"": "\"", "'": "'", "n": "\n", "r": "\r", "t": "\t", "0": "\0",
    ]

    private static func number(_ written: String) -> DefaultValue? {
        let digits = written.filter { $0 != "_" }
        let unsigned = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
        guard let first = unsigned.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return nil
        }
        if Int64(digits) != nil || UInt64(digits) != nil { return .integer(digits) }
        if let base = bases[String(unsigned.prefix(2))] {
            let sign = digits.hasPrefix("-") ? "-" : ""
            return Int64(sign + unsigned.dropFirst(2), radix: base).map { .integer(String($0)) }
        }
        return Double(digits) == nil ? nil : .fraction(digits)
    }

    private static let bases = ["0b": 2, "0o": 8, "0x": 16]

    /// Returns the type of a property that is declared without a type; nil if the expression does not determine it.
    static func inferredType(_ range: Range<Int>?, in file: SwiftFile) -> WrittenType? {
        switch DefaultValue(range, in: file) {
        case .text: return .named(["String"], [])
        case .integer: return .named(["Int"], [])
        case .fraction: return .named(["Double"], [])
        case .boolean: return .named(["Bool"], [])
        case .none: return nil
        case .computed:
            guard let range else { return nil }
            // A literal with interpolations, with several lines or with number signs.
            if range.count == 1, case .text = file.tokens[range.lowerBound].kind { return .named(["String"], []) }
            return constructedType(range, in: file)
        }
    }

    /// Returns the type of an expression such as `Date()`, `Date.now` or `[Item]()`; nil for other expressions.
    private static func constructedType(_ range: Range<Int>, in file: SwiftFile) -> WrittenType? {
        let tokens = file.tokens
        if file.text(of: range) == "Date.now" { return .named(["Date"], []) }
        guard range.count > 2, tokens[range.upperBound - 1].kind == .symbol(")"),
            let open = openingBracket(of: range, in: tokens), open > range.lowerBound
        else { return nil }
        let name = range.lowerBound..<open
        let arguments = ArgumentList(open + 1..<range.upperBound - 1, in: tokens).arguments
        // A call of a function begins with a small letter, and that of a static function ends with one.
        guard let type = TypeParsing.type(of: name, in: tokens) else { return nil }
        switch type {
        case .named(let path, _):
            let isType = path.allSatisfy { $0.first?.isUppercase ?? false }
            guard isType, ValueTypes.storedForm(path) != nil, isNeverNil(path, arguments, in: file) else { return nil }
            return type
        case .array: return type
        case .optional, .dictionary, .other: return nil
        }
    }

    /// Whether the initializer with these arguments cannot return nil. `Int("5")` and `UUID(uuidString:)` can, so that they
    /// have optional types.
    private static func isNeverNil(_ path: [String], _ arguments: [ArgumentList.Argument], in file: SwiftFile) -> Bool {
        guard let first = arguments.first else { return true }
        if path.last == "Date" { return arguments.allSatisfy { $0.label.map(labelsOfDate.contains) ?? false } }
        switch DefaultValue(first.value, in: file) {
        case .integer, .fraction: return arguments.count == 1 && first.label == nil
        case .none, .text, .boolean, .computed: return false
        }
    }

    private static let labelsOfDate: Set = [
        "since", "timeInterval", "timeIntervalSince1970", "timeIntervalSinceNow", "timeIntervalSinceReferenceDate",
    ]

    /// Returns the index of the opening parenthesis that belongs to the last token of the range. Nil if the range
    /// contains another opening parenthesis outside of this pair.
    private static func openingBracket(of range: Range<Int>, in tokens: [SwiftToken]) -> Int? {
        var depth = 0
        var open: Int?
        for index in range {
            if tokens[index].kind == .symbol("(") {
                if depth == 0 {
                    guard open == nil else { return nil }
                    open = index
                }
                depth += 1
            } else if tokens[index].kind == .symbol(")") {
                depth -= 1
                if depth == 0, index != range.upperBound - 1 { return nil }
            }
        }
        return open
    }
}

extension DefaultValue {
    /// Returns the default value as text in the form of a data model. Nil if the value does not fit the type or is
    /// not known.
    func text(of type: AttributeType) -> String? {
        switch (type, self) {
        case (.string, .text(let text)): text
        case (.integer16, .integer(let text)), (.integer32, .integer(let text)), (.integer64, .integer(let text)),
            (.double, .integer(let text)), (.float, .integer(let text)), (.decimal, .integer(let text)),
            (.double, .fraction(let text)), (.float, .fraction(let text)), (.decimal, .fraction(let text)):
            text
        case (.boolean, .boolean(let value)): value ? "YES" : "NO"
        case (_, .none), (_, .text), (_, .integer), (_, .fraction), (_, .boolean), (_, .computed): nil
        }
    }
}
