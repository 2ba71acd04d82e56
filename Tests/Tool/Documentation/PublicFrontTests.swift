import Foundation
import ModelcKit
import ModelcTestSupport
import Testing
import Yams

/// The files that a git host shows to people who report a problem or contribute.
@Suite struct PublicFrontTests {
    private static let forms = ["model-read-wrongly", "generated-code", "wrong-plan"]

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    }

    /// GitHub refuses a form without these keys, and shows none of its parts.
    @Test(arguments: forms) func aFormIsComplete(_ name: String) throws {
        let form = try #require(try Yams.load(yaml: text(".github/ISSUE_TEMPLATE/\(name).yml")) as? [String: Any])
        #expect((form["name"] as? String)?.isEmpty == false)
        #expect((form["description"] as? String)?.isEmpty == false)
        let body = try #require(form["body"] as? [[String: Any]])
        let ids = body.compactMap { $0["id"] as? String }
        #expect(ids.count == body.count && Set(ids).count == ids.count)
        #expect(ids.contains("model") && ids.contains("version"))
        for part in body {
            #expect(["textarea", "input"].contains(part["type"] as? String))
            let attributes = try #require(part["attributes"] as? [String: Any])
            #expect((attributes["label"] as? String)?.isEmpty == false)
        }
    }

    /// Commands in the texts are commands of the tool and of the checkout.
    @Test func theFilesThatTheyNameAreThere() throws {
        let names = ["CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT", "PULL_REQUEST_TEMPLATE"]
        for name in names {
            let text = try text(".github/\(name).md")
            #expect(!text.isEmpty)
            for link in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map({ String($0.output.1) }) {
                let target = URL(fileURLWithPath: Repository.path(".github/" + link)).standardized.path
                #expect(FileManager.default.fileExists(atPath: target), "\(name).md: \(link)")
            }
            for script in text.matches(of: /`(\.ci\/\w+)`/).map({ String($0.output.1) }) {
                #expect(FileManager.default.isExecutableFile(atPath: Repository.path(script)), "\(name).md: \(script)")
            }
        }
    }

    /// A dev container installs the packages that the README names.
    @Test func theDevContainerHasTheLibraries() throws {
        let data = Data(try text(".devcontainer/devcontainer.json").utf8)
        let container = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let command = try #require(container["onCreateCommand"] as? String)
        let libraries = ["libxml2-dev", "libsqlite3-dev", "pkg-config"]
        let readme = try text("README.md")
        for library in libraries { #expect(command.contains(library) && readme.contains(library)) }
    }

    /// The documentation that the Swift Package Index builds is that of existing targets.
    @Test func theIndexBuildsKnownTargets() throws {
        let settings = try #require(try Yams.load(yaml: text(".spi.yml")) as? [String: Any])
        let builder = try #require(settings["builder"] as? [String: Any])
        let configurations = try #require(builder["configs"] as? [[String: Any]])
        let targets = configurations.flatMap { $0["documentation_targets"] as? [String] ?? [] }
        #expect(!targets.isEmpty)
        let manifest = try text("Package.swift")
        for target in targets { #expect(manifest.contains("\"\(target)\"")) }
    }

    /// The owner of the repository is defined in one place; pages and the README contain that value.
    @Test func theOwnerIsTheSameEverywhere() throws {
        let folder = "Sources/modelc/Documentation.docc"
        let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
            .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
        let address = /(github\.com\/|uses: |brew install )([\w-]+)(\/(?:modelc|tap\/modelc)\b)/
        var count = 0
        for path in (pages + ["README.md"]).sorted() {
            let page = try text(path)
            count += page.matches(of: address).count
            let expected = page.replacing(address) { "\($0.output.1)\(ModelcVersion.owner)\($0.output.3)" }
            try Goldens("").expect(expected, path)
        }
        #expect(count > 8)
    }

    /// The changelog begins with the current version of the tool.
    @Test func theChangelogHasTheVersion() throws {
        let page = try text("Sources/modelc/Documentation.docc/Changelog.md")
        let version = try ModelcProcess().run(["--version"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
        let first = try #require(page.components(separatedBy: "\n## ").dropFirst().first)
        #expect(first.hasPrefix(version + " ") || first.hasPrefix(version + "\n"), "\(version)")
    }
}
