import ModelcSourceCode

/// The arguments of a call, an attribute or a macro, separated at their commas.
struct ArgumentList {
    struct Argument {
        let label: String?
        /// The tokens of the value.
        let value: Range<Int>
    }

    let arguments: [Argument]

    /// - Parameters:
    ///   - range: the tokens between the brackets; nil for none.
    ///   - tokens: the tokens of the file.
    init(_ range: Range<Int>?, in tokens: [SwiftToken]) {
        arguments = ArgumentList.parts(of: range ?? 0..<0, in: tokens).map { part in
            guard part.count > 1, let label = tokens[part.lowerBound].kind.name,
                tokens[part.lowerBound + 1].kind == .symbol(":")
            else { return Argument(label: nil, value: part) }
            return Argument(label: label, value: part.lowerBound + 2..<part.upperBound)
        }
    }

    subscript(label: String) -> Range<Int>? { arguments.first { $0.label == label }?.value }

    var unlabeled: [Range<Int>] { arguments.filter { $0.label == nil }.map(\.value) }

    /// Splits a range of tokens at its commas, except those inside brackets. Empty parts are omitted.
    static func parts(of range: Range<Int>, in tokens: [SwiftToken]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        for index in range {
            switch tokens[index].kind {
            case .symbol("("), .symbol("["), .symbol("{"): depth += 1
            case .symbol(")"), .symbol("]"), .symbol("}"): depth -= 1
            case .symbol(",") where depth == 0:
                parts.append(start..<index)
                start = index + 1
            default: break
            }
        }
        parts.append(start..<range.upperBound)
        return parts.filter { !$0.isEmpty }
    }
}
