import ModelcBase

/// The file that lists the inputs of compiled models for a build system.
struct DependencyFile {
    let path: String
    let rules: [MakeRule]

    var text: String { rules.map(\.text).joined() }

    /// The maximum size of an existing dependency file.
    private static let megabytes = 4

    /// The reason why the file cannot be written: it would be part of a model, one of the paths cannot be written in a
    /// Make rule, or the existing file was not written by modelc. Nil if the file can be written.
    var refusal: String? {
        let file = PathText.absolute(path)
        let models = rules.flatMap { [$0.target] + $0.prerequisites }.map(PathText.absolute)
        if models.contains(where: { file == $0 || file.hasPrefix($0 + "/") })
            || PathText.isInsideModel(PathText.folder(of: path))
        {
            return "it would be part of a model"
        }
        if let problem = rules.lazy.compactMap(\.problem).first { return problem }
        switch FileSystem.kind(of: path) {
        case .missing: return nil
        case .file: return isOurs ? nil : FileWritingError.foreignFile
        case .folder, .other: return "it is not a regular file"
        case .inaccessible(let problem): return problem.reason
        }
    }

    /// Whether the existing file contains only rules in the form that modelc writes.
    private var isOurs: Bool {
        guard let bytes = try? FileSystem.bytes(of: path, megabytes: Self.megabytes) else { return false }
        return MakeRule.areRules(String(decoding: bytes, as: UTF8.self))
    }
}
