/// Tables of keys as Markdown.
enum ConfigurationPageTable {
    static func section<Root>(_ title: String, _ keys: [ConfigurationKey<Root>], _ text: String? = nil) -> String {
        (["## \(title)"] + [text].compactMap { $0 } + [table(keys)]).joined(separator: "\n\n")
    }

    static func table<Root>(_ keys: [ConfigurationKey<Root>]) -> String {
        let rows = keys.map { key in
            "| `\(key.name)` | \(words(key.kind)) | \(standard(key)) | \(key.summary) |"
        }
        return (["| key | value | default | meaning |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func standard<Root>(_ key: ConfigurationKey<Root>) -> String {
        key.isRequired ? "required" : key.standard ?? ""
    }

    private static func words(_ kind: ConfigurationKind) -> String {
        switch kind {
        case .boolean: "`true`, `false`"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .integer: "number"
        case .text: "text"
        case .path: "path"
        case .list(of: .text): "list of texts"
        case .list(of: .mapping(let table)): "list, see \(table)"
        case .list(of: let kind): "list of \(words(kind))"
        case .mapping(let table): "see \(table)"
        case .named(let table): "by name, see \(table)"
        }
    }
}
