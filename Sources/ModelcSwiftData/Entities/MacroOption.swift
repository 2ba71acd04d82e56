import ModelcSourceCode

/// An option of `@Attribute` or `@Relationship`, such as `.unique` or `.transformable(by: X.self)`.
struct MacroOption {
    var name: String
    /// The tokens between the parentheses; nil if there are none.
    var arguments: Range<Int>?

    /// Returns the options of a macro. An argument that is not an option has an empty name in the result.
    static func options(of macro: SwiftAttribute, in file: SwiftFile) -> [MacroOption] {
        ArgumentList(macro.arguments, in: file.tokens).unlabeled.map { MacroOption($0, in: file.tokens) }
    }

    /// Reads the last name of `.unique` or `Schema.Attribute.Option.unique`, and its arguments. An option of another type
    /// has an empty name.
    private init(_ range: Range<Int>, in tokens: [SwiftToken]) {
        var index = range.lowerBound
        var path: [String] = []
        let isMember = index < range.upperBound && tokens[index].kind == .symbol(".")
        while index < range.upperBound {
            if tokens[index].kind == .symbol(".") {
                index += 1
            } else if let word = tokens[index].kind.name {
                path.append(word)
                index += 1
            } else {
                break
            }
        }
        let isOption = isMember ? path.count == 1 : path.first == "Schema" || path.first == "SwiftData"
        name = isOption ? path.last ?? "" : ""
        guard index < range.upperBound else { return }
        if tokens[index].kind == .symbol("("), tokens[range.upperBound - 1].kind == .symbol(")") {
            arguments = index + 1..<range.upperBound - 1
        } else {
            name = ""
        }
    }

    /// Returns the name of an enumeration case, such as `cascade` for `.cascade`; nil for any other expression.
    static func caseName(_ range: Range<Int>, in tokens: [SwiftToken]) -> String? {
        let option = MacroOption(range, in: tokens)
        return option.arguments == nil && !option.name.isEmpty ? option.name : nil
    }

    /// Returns the text of a string literal. Nil for a literal with interpolations, for a multi-line literal, and for
    /// any other expression.
    static func literal(_ range: Range<Int>, in file: SwiftFile) -> String? {
        guard case .text(let text) = DefaultValue(range, in: file) else { return nil }
        return text
    }
}
