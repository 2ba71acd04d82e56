import ModelcSourceCode

/// The `versionIdentifier` of a `VersionedSchema`, such as `Schema.Version(1, 2, 0)`.
struct VersionIdentifier: Hashable, Comparable {
    let numbers: [Int]

    var text: String { numbers.map(String.init).joined(separator: ".") }

    /// - Returns: nil if the expression has another form.
    init?(of property: PropertyDeclaration, in file: SwiftFile) {
        guard let range = TypeListSyntax.expression(of: property, in: file.tokens), let last = range.last,
            file.tokens[last].kind == .symbol(")"),
            let open = range.first(where: { file.tokens[$0].kind == .symbol("(") })
        else { return nil }
        let name = file.text(of: range.lowerBound..<open)
        guard ["Schema.Version", "Version", ".init", "SwiftData.Schema.Version"].contains(name) else { return nil }
        let parts = ArgumentList.parts(of: open + 1..<last, in: file.tokens)
        numbers = parts.compactMap { $0.count == 1 ? Int(file.text(of: $0)) : nil }
        guard numbers.count == parts.count, numbers.count == 3 else { return nil }
    }

    static func < (left: VersionIdentifier, right: VersionIdentifier) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
