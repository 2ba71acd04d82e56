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

/// Tells which existing files may be replaced by a machine file of this style, which does not carry modelc's own marker.
enum XcodeFileMarkers {
    /// Texts one of which a file's first lines must hold: Xcode's own sentences, and what takes their place where the
    /// user has chosen another header.
    ///
    /// A file without a header is known by its declaration. That of a class file says that it is empty: whatever somebody
    /// has added is not replaced.
    static func markers(of file: GeneratedFile, header: XcodeHeader) -> [String] {
        let sentences = XcodeNotice.allCases.compactMap(\.lines.first)
        switch header {
        case .automatic: return sentences
        case .none: return sentences + [declaration(in: file)]
        }
    }

    /// The first declaration; in a class file it is the last thing that Xcode wrote, up to its end.
    private static func declaration(in file: GeneratedFile) -> String {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let words = ["public class ", "class ", "extension ", "@interface ", "@implementation "]
        let start = lines.firstIndex { line in words.contains { line.hasPrefix($0) } } ?? lines.startIndex
        let body = lines[start...].prefix(longestEmptyClass)
        let end = body.firstIndex { $0 == "}" || $0 == "@end" } ?? start + 1
        return body.prefix(end - start + 1).joined(separator: "\n")
    }

    /// The lines of a class into which nobody has written anything.
    private static let longestEmptyClass = 5
}
