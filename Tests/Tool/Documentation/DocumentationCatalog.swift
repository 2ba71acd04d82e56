import Foundation
import ModelcTestSupport

/// The README and the pages of the documentation, as they are on disk.
struct DocumentationCatalog {
    static let folder = "Sources/modelc/Documentation.docc"

    /// Markdown by its path from the root.
    let texts: [String: String]

    init() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.path(DocumentationCatalog.folder))
            .filter { $0.hasSuffix(".md") }.map { "\(DocumentationCatalog.folder)/\($0)" }
        texts = try Dictionary(
            uniqueKeysWithValues: (pages + ["README.md"]).map { path in
                (path, try String(contentsOfFile: Repository.path(path), encoding: .utf8))
            })
    }

    /// The names of the pages without extension, but for the first page, which has the topics.
    var pages: Set<String> {
        Set(texts.keys.filter { $0 != "README.md" }.map(DocumentationCatalog.name)).subtracting(["modelc"])
    }

    /// The text of a page, by its name.
    func text(_ page: String) -> String? { texts["\(DocumentationCatalog.folder)/\(page).md"] }

    /// A page's text without its fenced blocks and its code in backquotes, in which nothing is a link.
    static func prose(_ text: String) -> String {
        let parts = text.components(separatedBy: "\n```")
        let prose = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\n")
        return prose.replacing(/`[^`\n]*`/, with: "")
    }

    /// The anchors of a page's headings, as they are spelt in links.
    static func anchors(_ text: String) -> Set<String> {
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            headings.map { heading in
                heading.drop { "# ".contains($0) }.lowercased()
                    .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
            })
    }

    private static func name(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
