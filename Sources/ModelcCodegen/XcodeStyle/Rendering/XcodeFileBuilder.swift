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
        case .text(let template):
            XcodeFileBuilder.lines(of: template, for: path).map { $0 + [""] } ?? []
        }
    }

    private static func comment(_ path: String, _ notice: XcodeNotice?) -> [String] {
        ["//", "//  " + path, "//"] + (notice.map { $0.lines.map { "//  " + $0 } + ["//"] } ?? [])
    }

    /// The lines of the user's text; nil for a text with nothing in it.
    private static func lines(of template: String, for path: String) -> [String]? {
        let lines = template.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
        return lines[...last].map { String($0.replacing("{{file}}", with: path)) }
    }
}
