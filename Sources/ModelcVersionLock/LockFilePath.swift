import ModelcDiagnostics

/// The path at the start of a line: `VERSION/ENTITY` or `VERSION/ENTITY.PROPERTY`.
struct LockFilePath {
    let version: String
    let entity: String
    /// The property's name; nil if the path names only an entity.
    let property: String?

    /// Parses a path; nil if a name is missing.
    init?(_ text: Substring) {
        guard let slash = text.unicodeScalars.firstIndex(of: "/") else { return nil }
        let rest = text[text.unicodeScalars.index(after: slash)...]
        let dot = rest.unicodeScalars.firstIndex(of: ".")
        let property = dot.map { LockFileText.unescaped(rest[rest.unicodeScalars.index(after: $0)...]) }
        guard
            let version = LockFileText.unescaped(text[..<slash]), !version.isEmpty,
            let entity = LockFileText.unescaped(rest[..<(dot ?? rest.endIndex)]), !entity.isEmpty
        else { return nil }
        if let property {
            guard let property, !property.isEmpty else { return nil }
        }
        self.version = version
        self.entity = entity
        self.property = property ?? nil
    }
}
