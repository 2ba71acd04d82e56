import ModelcBase

/// Swift files with their declarations.
struct ParsedSource {
    let files: [SwiftFile]
    let index: DeclarationIndex
    /// The files in which a bracket, a literal or an `#if` has no partner.
    let doubtful: [SwiftFile]

    init(_ sources: [SwiftSourceFile]) {
        let parsed = ConcurrentParts.map(count: sources.count, length: 8) { part in
            part.map { index -> (file: SwiftFile, top: TypeDeclaration, isCertain: Bool) in
                let file = SwiftFile(sources[index], index: index)
                let (top, isCertain) = DeclarationParser.declarations(in: file)
                return (file, top, isCertain)
            }
        }.flatMap { $0 }
        files = parsed.map(\.file)
        index = DeclarationIndex(parsed.map(\.top))
        doubtful = parsed.filter { !$0.isCertain }.map(\.file)
    }
}
