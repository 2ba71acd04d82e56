import ModelcSourceCode

/// A key path such as `\.name` or `\Item.owner`.
struct KeyPathSyntax: Hashable {
    /// Whether the key path begins with a type, as in `\Item.owner`.
    var hasRoot: Bool
    /// All names in the key path, including the names of the type if it is written.
    var names: [String]

    /// - Returns: nil if the tokens are another expression.
    init?(_ range: Range<Int>, in tokens: [SwiftToken]) {
        var index = range.lowerBound
        guard range.count > 1, tokens[index].kind == .symbol("\\") else { return nil }
        index += 1
        hasRoot = tokens[index].kind.name != nil
        names = []
        if hasRoot, let name = tokens[index].kind.name {
            names.append(name)
            index += 1
        }
        while index + 1 < range.upperBound, tokens[index].kind == .symbol("."),
            let name = tokens[index + 1].kind.name
        {
            names.append(name)
            index += 2
        }
        guard index == range.upperBound, !names.isEmpty else { return nil }
    }

    /// The name of the property; nil if the key path without a type has several names. In a key path with a type, all
    /// names except the last one belong to the type.
    var property: String? { hasRoot ? names.count > 1 ? names.last : nil : names.count == 1 ? names[0] : nil }

    /// The names of the type; empty if it is not written.
    var root: [String] { hasRoot ? Array(names.dropLast()) : [] }

    /// Returns the lists of key paths in the arguments of a macro, such as `([\.a, \.b], [\.c])`. Nil if there are no
    /// arguments, or if one of them is not a list of key paths.
    static func lists(in arguments: Range<Int>?, of tokens: [SwiftToken]) -> [[KeyPathSyntax]]? {
        let parts = ArgumentList(arguments, in: tokens).arguments.map(\.value)
        let lists = parts.map { list($0, in: tokens) }
        let found = lists.compactMap { $0 }
        return found.count == lists.count && !found.isEmpty ? found : nil
    }

    /// Returns the key paths in an argument such as `[\.a, \.b]` or `.binary([\.a])`; nil for an argument of another
    /// form.
    private static func list(_ range: Range<Int>, in tokens: [SwiftToken]) -> [KeyPathSyntax]? {
        var range = range
        if range.count > 4, tokens[range.lowerBound].kind == .symbol("."),
            tokens[range.lowerBound + 1].kind.name != nil,
            tokens[range.lowerBound + 2].kind == .symbol("("), tokens[range.upperBound - 1].kind == .symbol(")")
        {
            range = range.lowerBound + 3..<range.upperBound - 1
        }
        guard range.count > 2, tokens[range.lowerBound].kind == .symbol("["),
            tokens[range.upperBound - 1].kind == .symbol("]")
        else { return nil }
        let parts = ArgumentList.parts(of: range.lowerBound + 1..<range.upperBound - 1, in: tokens)
        let paths = parts.compactMap { KeyPathSyntax($0, in: tokens) }
        return paths.count == parts.count && !paths.isEmpty ? paths : nil
    }
}
