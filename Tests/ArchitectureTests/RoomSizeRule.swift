/// Files are rooms, too: a type with its satellites. A file of a few lines costs its reader as much way as a room; one of many
/// hundred lines hides what is in it.
enum RoomSizeRule {
    static let longest = 250
    static let shortest = 80

    /// Copies of texts that are written elsewhere, which recording tests write.
    private static let copies: Set = [
        "Sources/ModelcCodegen/Rendering/BundledSwiftTemplates.swift",
        "Sources/ModelcCodegen/Rendering/BundledObjectiveCTemplates.swift",
        "Sources/ModelcKit/Words/ExplainedIDTable.swift",
    ]

    /// What has a file for each of its kind, however small: plugins, commands, rules, formats of reports.
    private static let lists = [
        "Sources/Plugins/", "Sources/modelc/Commands/", "Sources/ModelcLint/Rules/", "Sources/ModelcReports/Formats/",
    ]

    static func longFiles(in files: [SourceFile]) -> [Violation] {
        files.filter { $0.lineCount > longest && !copies.contains($0.path) }.map {
            Violation(
                path: $0.path, line: longest, found: "the file has \($0.lineCount) lines",
                reason: "a file is one type with what serves it, of at most \(longest) lines",
                wayOut: "give the part that can be named a file of its own; a satellite goes to the type that it serves"
            )
        }
    }

    /// Short files, where they are more than one in twenty: a few types serve many others and stand for themselves.
    static func shards(in files: [SourceFile]) -> [Violation] {
        let rooms = files.filter { file in !lists.contains { file.path.hasPrefix($0) } }
        let short = rooms.filter { $0.lineCount < shortest }
        guard short.count * 20 > rooms.count else { return [] }
        return short.map {
            Violation(
                path: $0.path, line: 1,
                found: "the file has \($0.lineCount) lines, and more than one file in twenty is short",
                reason: "a type stands with what serves it: whoever reads one file should not have to open ten",
                wayOut: "put it into the file of the type that it serves, or that serves it")
        }
    }
}

extension SourceFile {
    /// Its lines, without the empty one after the last line feed.
    fileprivate var lineCount: Int { code.last?.isEmpty == true ? code.count - 1 : code.count }
}
