import Foundation
import ModelcTestSupport
import Testing

/// Whoever looks for something finds a page, and every link leads somewhere.
@Suite struct PageLinkTests {
    private let catalog: DocumentationCatalog

    init() throws { catalog = try DocumentationCatalog() }

    @Test func everyPageIsInTheTopicsOnce() throws {
        let topics = try #require(catalog.text("modelc")?.components(separatedBy: "\n## Topics\n").last)
        let listed = topics.matches(of: /(?m)^- <doc:(\w+)>$/).map { String($0.output.1) }
        #expect(listed.count > 40)
        #expect(Set(listed).count == listed.count)
        let missing = catalog.pages.subtracting(listed).sorted()
        let stale = Set(listed).subtracting(catalog.pages).sorted()
        #expect(missing.isEmpty, "add these to the topics of modelc.md")
        #expect(stale.isEmpty, "these are no pages; remove them from the topics of modelc.md")
    }

    /// Links between pages: `<doc:Options>`.
    @Test func everyLinkToAPageLeadsToOne() {
        var count = 0
        for (path, text) in catalog.texts {
            for link in DocumentationCatalog.prose(text).matches(of: /<doc:(?<page>\w+)(?:#(?<anchor>[^>]+))?>/) {
                count += 1
                let page = String(link.page)
                guard let target = catalog.text(page) else {
                    Issue.record("\(path): there is no page \(page)")
                    continue
                }
                let anchor = link.anchor.map { $0.lowercased() }
                #expect(
                    anchor.map(DocumentationCatalog.anchors(target).contains) ?? true,
                    "\(path): \(page) has no heading for #\(anchor ?? "")")
            }
        }
        #expect(count > 100)
    }

    /// Links to files: `[Options](Sources/modelc/Documentation.docc/Options.md)`, from the folder of the page.
    @Test func everyLinkToAFileLeadsToOne() {
        var count = 0
        for (path, text) in catalog.texts {
            let folder = URL(fileURLWithPath: Repository.path(path)).deletingLastPathComponent()
            for link in DocumentationCatalog.prose(text).matches(of: /\]\((?<target>[^)#\s]+)(?:#[^)\s]*)?\)/) {
                guard !link.target.contains("://") else { continue }
                count += 1
                let target = folder.appendingPathComponent(String(link.target)).path
                #expect(FileManager.default.fileExists(atPath: target), "\(path): there is no \(link.target)")
            }
        }
        #expect(count > 100)
    }

    /// `modelc plan` has the page `CommandPlan`; commands below a command are on its page.
    @Test func everyCommandHasAPage() throws {
        let help = try ModelcProcess().run("--help").output
        let list = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
        let commands = list.matches(of: #/(?m)^  ([a-z]+)(?: \([a-z]+\))? {2,}/#).map { String($0.output.1) }
        #expect(commands.count >= 13)
        for command in commands where command != "help" {
            let page = "Command" + command.prefix(1).uppercased() + command.dropFirst()
            let text = try #require(catalog.text(page), "write the page \(page).md of 'modelc \(command)'")
            #expect(text.contains("```console\n"), "\(page) shows no command")
        }
    }

    @Test func theReadmeIsShort() throws {
        let readme = try #require(catalog.texts["README.md"])
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    }
}
