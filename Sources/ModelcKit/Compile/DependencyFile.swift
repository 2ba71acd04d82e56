import ModelcDisk

/// The file that tells a build system what compiled models are made from.
struct DependencyFile {
    let path: String
    let rules: [MakeRule]

    var text: String { rules.map(\.text).joined() }

    /// How many bytes are looked at to tell whether a file is one of these.
    private static let headLength = 4_000

    /// Why the file cannot be written: it would be part of a model, or there is a file of somebody else. Nil if it can.
    var refusal: String? {
        let file = PathText.absolute(path)
        let models = rules.flatMap { [$0.target] + $0.prerequisites }.map(PathText.absolute)
        if models.contains(where: { file == $0 || file.hasPrefix($0 + "/") }) { return "it would be part of a model" }
        switch FileSystem.kind(of: path) {
        case .missing: return nil
        case .file: return isOurs ? nil : FileWritingError.foreignFile
        case .folder, .other: return "it is not a regular file"
        case .inaccessible(let problem): return problem.reason
        }
    }

    /// Whether the file that is there is empty, or begins with a rule for a compiled model.
    private var isOurs: Bool {
        guard case .success(let head) = FileBytes.head(of: path, length: Self.headLength) else { return false }
        let line = String(decoding: head.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let endings = [
            CompiledSource.bundleExtension, CompiledSource.versionExtension, CompiledSource.mappingExtension,
        ]
        return head.isEmpty || endings.contains { line.hasSuffix($0 + ": \\") }
    }
}

/// A rule of a Makefile: what a file is made from.
struct MakeRule {
    let target: String
    let prerequisites: [String]

    /// `Library.momd: Library.xcdatamodeld/...`, and an empty rule for each input, so that one that is gone stops no build.
    var text: String {
        let inputs = prerequisites.map(MakeRule.escaped)
        let rule = ([MakeRule.escaped(target) + ":"] + inputs).joined(separator: " \\\n  ")
        return rule + "\n" + inputs.map { "\n\($0):\n" }.joined()
    }

    private static func escaped(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            switch character {
            case " ", "#", "\\", ":": text += "\\" + String(character)
            case "$": text += "$$"
            default: text.append(character)
            }
        }
    }
}
