import Foundation
import ModelcTestSupport
import Testing

/// Every topic has a page, and every link has a target.
@Suite struct PageLinkTests {
    private let catalog: DocumentationCatalog

    init() throws { catalog = try DocumentationCatalog() }

    @Test func everyPageIsInTheTopicsOnce() throws {
        let topics = try #require(catalog.text("modelc")?.components(separatedBy: "\n## Topics\n").last)
        let links = topics.matches(of: /(?m)^- \[(?<title>.+)\]\((?<page>\w+)\.md\)$/)
        let listed = links.map { String($0.page) }
        #expect(listed.count > 40)
        #expect(Set(listed).count == listed.count)
        let missing = catalog.pages.subtracting(listed).sorted()
        let stale = Set(listed).subtracting(catalog.pages).sorted()
        #expect(missing.isEmpty, "add these to the topics of modelc.md")
        #expect(stale.isEmpty, "these are no pages; remove them from the topics of modelc.md")
        for link in links {
            let heading = catalog.text(String(link.page))?.split(separator: "\n").first ?? ""
            #expect(heading.filter { $0 != "`" } == "# " + link.title.filter { $0 != "`" })
        }
    }

    /// `<doc:Options>` has no target on a git host and in a checkout. `.ci/documentation` creates such links for DocC.
    @Test func noLinkIsForDocCOnly() {
        for (path, text) in catalog.texts {
            let links = DocumentationCatalog.prose(text).matches(of: /[<(]doc:[^>)]*[>)]/).map(\.output)
            #expect(links.isEmpty, "\(path): write [Title](Page.md)")
        }
    }

    /// Links to files, from the folder of the page, and to headings in them: `[Options](Options.md#exit-codes)`.
    @Test func everyLinkLeadsSomewhere() throws {
        var count = 0
        for (path, text) in catalog.texts {
            let folder = URL(fileURLWithPath: Repository.path(path)).deletingLastPathComponent()
            for link in DocumentationCatalog.prose(text).matches(
                of: /\]\((?<target>[^)#\s]+)(?:#(?<anchor>[^)\s]*))?\)/)
            {
                guard !link.target.contains("://") else { continue }
                count += 1
                let target = folder.appendingPathComponent(String(link.target))
                #expect(FileManager.default.fileExists(atPath: target.path), "\(path): there is no \(link.target)")
                guard let anchor = link.anchor else { continue }
                let page = try String(contentsOf: target, encoding: .utf8)
                #expect(
                    DocumentationCatalog.anchors(page).contains(String(anchor)),
                    "\(path): \(link.target) has no heading for #\(anchor)")
            }
        }
        #expect(count > 400)
    }

    /// `modelc plan` has the page `CommandPlan`; subcommands are on the page of their command.
    @Test func everyCommandHasAPage() throws {
        let help = try ModelcProcess().run("--help").output
        let list = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
        let commands = list.matches(of: #/(?m)^  ([a-z]+)(?: \([a-z]+\))? {2,}/#).map { String($0.output.1) }
        #expect(commands.count >= 13)
        for command in commands where command != "help" {
            let page = "Command" + command.prefix(1).uppercased() + command.dropFirst()
            let found = catalog.text(page)
            let text = try #require(found, "write the page \(page).md of 'modelc \(command)'")
            #expect(text.contains("```console\n"), "\(page) shows no command")
        }
    }

    @Test func theReadmeIsShort() throws {
        let readme = try #require(catalog.texts["README.md"])
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    }
}

/// The README and the pages of the documentation, as they are on disk.
struct DocumentationCatalog {
    static let folder = "Sources/modelc/Documentation.docc"
    /// The files outside the folder: the front page, and the skill for assistants.
    private static let others = ["README.md", ".github/skills/modelc/SKILL.md"]

    /// Markdown by its path from the root.
    let texts: [String: String]

    init() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.path(DocumentationCatalog.folder))
            .filter { $0.hasSuffix(".md") }.map { "\(DocumentationCatalog.folder)/\($0)" }
        texts = try Dictionary(
            uniqueKeysWithValues: (pages + DocumentationCatalog.others).map { path in
                (path, try String(contentsOfFile: Repository.path(path), encoding: .utf8))
            })
    }

    /// The names of the pages without extension, except the first page, which lists the topics.
    var pages: Set<String> {
        Set(texts.keys.filter { !DocumentationCatalog.others.contains($0) }.map(DocumentationCatalog.name)).subtracting(
            ["modelc"])
    }

    /// The text of the page with a name.
    func text(_ page: String) -> String? { texts["\(DocumentationCatalog.folder)/\(page).md"] }

    /// A page's text without its fenced blocks and its code in backquotes, in which nothing is a link.
    static func prose(_ text: String) -> String {
        let parts = text.components(separatedBy: "\n```")
        let prose = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\n")
        return prose.replacing(/`[^`\n]*`/, with: "")
    }

    /// The anchors of a page's headings, as links spell them.
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
