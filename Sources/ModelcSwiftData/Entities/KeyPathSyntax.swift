import ModelcSourceCode

/// A key path such as `\.name` or `\Item.owner`.
struct KeyPathSyntax: Hashable {
    /// Whether the type is written.
    var hasRoot: Bool
    /// All names, those of the type first.
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

    /// The property, if the key path has no others; the names before it are those of the type.
    var property: String? { hasRoot ? names.count > 1 ? names.last : nil : names.count == 1 ? names[0] : nil }

    /// The names of the type; empty if it is not written.
    var root: [String] { hasRoot ? Array(names.dropLast()) : [] }

    /// The lists of key paths in the arguments of a macro, such as `([\.a, \.b], [\.c])`; nil if one has another form.
    static func lists(in arguments: Range<Int>?, of tokens: [SwiftToken]) -> [[KeyPathSyntax]]? {
        let parts = ArgumentList(arguments, in: tokens).arguments.map(\.value)
        let lists = parts.map { list($0, in: tokens) }
        let found = lists.compactMap { $0 }
        return found.count == lists.count && !found.isEmpty ? found : nil
    }

    /// The key paths of `[\.a, \.b]` or `.binary([\.a])`.
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
