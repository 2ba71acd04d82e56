import ModelcSettings
import ModelcSourceCode

/// Puts a file together: its header, an empty line, and its lines.
struct XcodeFileBuilder {
    let header: XcodeHeader

    /// - Parameter notice: what the automatic header says about the file's origin; nil in a human file.
    func file(_ path: String, _ policy: OverwritePolicy, notice: XcodeNotice?, _ lines: [String]) -> GeneratedFile {
        let lines = headerLines(path, notice: notice) + lines
        return GeneratedFile(path: path, text: lines.joined(separator: "\n") + "\n", policy: policy)
    }

    private func headerLines(_ path: String, notice: XcodeNotice?) -> [String] {
        switch header {
        case .automatic: XcodeFileBuilder.comment(path, notice) + [""]
        case .none: []
        }
    }

    private static func comment(_ path: String, _ notice: XcodeNotice?) -> [String] {
        ["//", "//  " + path, "//"] + (notice.map { $0.lines.map { "//  " + $0 } + ["//"] } ?? [])
    }
}
