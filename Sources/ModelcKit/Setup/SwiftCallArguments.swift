/// The arguments of a call, or the elements of a list literal, in Swift source text. Strings and comments are skipped, so
/// that their parentheses and commas do not count.
struct SwiftCallArguments {
    /// An argument with its label and the range of its value.
    struct Argument {
        let label: String?
        /// From the label to the end of the value.
        let range: Range<String.Index>
        let value: Range<String.Index>
    }

    private(set) var arguments: [Argument] = []
    /// The position of the closing parenthesis or bracket.
    private(set) var end: String.Index
    /// The position of the comma after the last argument; nil if there is none.
    private(set) var lastComma: String.Index?

    /// Reads from the position after the opening parenthesis or bracket; nil if the closing one is missing.
    ///
    /// - Parameter assigning: the sign between a label and its value; `=` for Bazel.
    init?(_ text: String, from start: String.Index, assigning: Character = ":") {
        var depth = 0
        var index = start
        var argumentStart = start
        end = start
        var commas: [String.Index] = []
        while index < text.endIndex {
            if let next = SwiftCallArguments.skipped(text, index) {
                index = next
                continue
            }
            switch text[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                if depth == 0 {
                    end = index
                    add(text, argumentStart..<index, assigning)
                    lastComma = arguments.isEmpty || argumentStart == start ? nil : trailing(commas, text)
                    return
                }
                depth -= 1
            case "," where depth == 0:
                add(text, argumentStart..<index, assigning)
                commas.append(index)
                argumentStart = text.index(after: index)
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// The last comma if no argument is after it.
    private func trailing(_ commas: [String.Index], _ text: String) -> String.Index? {
        guard let last = commas.last, let argument = arguments.last, argument.range.upperBound <= last else {
            return nil
        }
        return last
    }

    private mutating func add(_ text: String, _ range: Range<String.Index>, _ sign: Character) {
        guard let start = SwiftCallArguments.firstCode(text, range) else { return }
        var finish = range.upperBound
        while finish > start, text[text.index(before: finish)].isWhitespace { finish = text.index(before: finish) }
        let label = text[start..<finish].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let after = text[label.endIndex..<finish].drop(while: \.isWhitespace)
        guard !label.isEmpty, after.first == sign else {
            return arguments.append(Argument(label: nil, range: start..<finish, value: start..<finish))
        }
        let value = after.dropFirst().drop(while: \.isWhitespace)
        arguments.append(Argument(label: String(label), range: start..<finish, value: value.startIndex..<finish))
    }

    /// The first position in the range that is neither white space nor in a comment.
    private static func firstCode(_ text: String, _ range: Range<String.Index>) -> String.Index? {
        var index = range.lowerBound
        while index < range.upperBound {
            if text[index].isWhitespace {
                index = text.index(after: index)
            } else if text[index] == "/", let next = skipped(text, index) {
                index = next
            } else {
                return index
            }
        }
        return nil
    }

    /// The position after a string or a comment that begins at a position; nil if none begins there.
    private static func skipped(_ text: String, _ start: String.Index) -> String.Index? {
        let rest = text[start...]
        if rest.hasPrefix("//") { return rest.firstIndex(where: \.isNewline) ?? text.endIndex }
        if rest.hasPrefix("/*") { return rest.range(of: "*/")?.upperBound ?? text.endIndex }
        guard rest.first == "\"" else { return nil }
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var index = text.index(start, offsetBy: quote.count)
        while index < text.endIndex {
            if text[index] == "\\" {
                index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
            } else if text[index...].hasPrefix(quote) {
                return text.index(index, offsetBy: quote.count)
            } else {
                index = text.index(after: index)
            }
        }
        return text.endIndex
    }

    /// The argument with a label.
    subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
}
