import Foundation
import ModelcTestSupport
import Testing

/// `released: { tags: "v*" }`: a version in a tag of git has shipped.
@Suite(.enabled(if: GitFixture.git != nil, "there is no git"))
struct LintReleasedTests {
    private static let bundle = "App/Library.xcdatamodeld"
    private let project: LintFixture
    private let git: GitFixture

    /// `v1` has Library; `v2` has Library 2, current, and Library; `v10` the same; later commits follow.
    init() throws {
        project = try LintFixture()
        git = try GitFixture(in: project.folder)
        try git.git("init", "-q")
        try write(["title"], version: "Library")
        try tag("v1")
        try write(["title", "isbn"], version: "Library 2")
        try project.makeCurrent("Library 2", of: Self.bundle)
        try tag("v2", annotated: true)
        try project.folder.write("more", to: "README")
        try tag("v10")
        try project.folder.write("lint:\n  released: { tags: \"v*\" }\n", to: ".modelc.yml")
    }

    private func write(_ attributes: [String], version: String) throws {
        let lines = attributes.map { "    <attribute name=\"\($0)\" optional=\"YES\" attributeType=\"String\"/>\n" }
        try project.write("<entity name=\"Book\">\n\(lines.joined())</entity>", version: version, of: Self.bundle)
    }

    private func tag(_ name: String, annotated: Bool = false) throws {
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", name)
        if annotated {
            try git.git("tag", "-a", "-m", name, name)
        } else {
            try git.git("tag", name)
        }
    }

    /// `severity rule [version]`.
    private func found(_ arguments: String...) throws -> [String] {
        let outcome = try project.modelc.run(["lint", "--format", "json", "--only", "migration"] + arguments)
        let document = try PrintedDocument.decode(LintDocument.self, from: outcome.output)
        return document.findings.map { "\($0.severity) \($0.rule) [\($0.version ?? "")]" }
    }

    @Test func whatWasNotTouchedHasNoFinding() throws {
        let before = try git.state()
        #expect(try found().isEmpty)
        #expect(try git.state() == before)
        try write(["title", "isbn", "year"], version: "Library 3")
        try project.makeCurrent("Library 3", of: Self.bundle)
        #expect(try found().isEmpty, "a new version is free")
    }

    @Test func editingWhatShippedIsAnError() throws {
        try write(["titles"], version: "Library")
        #expect(try found() == ["error frozen-version-modified [Library]"])
        #expect(try project.lint().output.contains("'Library' was released (v10) and now hashes differently in Book"))
        try write(["title"], version: "Library")
        try write(["title", "isbn", "year"], version: "Library 2")
        #expect(try found() == ["error current-version-modified-after-release [Library 2]"])
    }

    /// A version that a newer tag lacks is compared with the newest tag that has it, if the version still exists.
    @Test func olderTagsTellOfWhatNewerOnesLack() throws {
        try FileManager.default.removeItem(atPath: project.folder.path("\(Self.bundle)/Library.xcdatamodel"))
        try tag("v11")
        #expect(try found().isEmpty, "it was gone when v11 shipped")
        try write(["titles"], version: "Library")
        #expect(try found() == ["error frozen-version-modified [Library]"])
    }

    @Test func otherTagsDoNotCount() throws {
        try write(["titles"], version: "Library")
        try tag("nightly-1")
        #expect(try found() == ["error frozen-version-modified [Library]"])
        try project.folder.write("lint:\n  released: { tags: [nightly-*, other] }\n", to: ".modelc.yml")
        #expect(try found().isEmpty)
    }

    @Test func withABaseBothCount() throws {
        try write(["titles"], version: "Library")
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", "wip")
        #expect(try found("--against", "HEAD").isEmpty, "compared with HEAD it is what it was")
        try write(["title", "isbn", "year"], version: "Library 2")
        #expect(
            try found("--against", "v2") == [
                "error frozen-version-modified [Library]", "error frozen-version-modified [Library 2]",
            ])
    }

    @Test func noFixTouchesWhatShipped() throws {
        try write(["title", "isbn"], version: "Library 2")
        let outcome = try project.lint("--fix", "--unsafe", "--min-severity", "info")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try git.git("status", "--porcelain", "--", "App").isEmpty)
    }

    @Test func noTagIsTold() throws {
        try project.folder.write("lint:\n  released: { tags: \"release/*\" }\n", to: ".modelc.yml")
        let outcome = try project.lint()
        #expect(outcome.status == 0)
        #expect(
            outcome.errors.contains("warning: no tag of git matches 'release/*' [no-release-tag]"), "\(outcome.errors)")
    }

    @Test func outsideOfGitItCannotBeTold() throws {
        let plain = try LintFixture()
        try plain.write(LintFixture.clean, to: "Shop.xcdatamodeld")
        try plain.folder.write("lint:\n  released: { tags: \"v*\" }\n", to: ".modelc.yml")
        let outcome = try plain.lint()
        #expect(outcome.status == 2 && outcome.errors.contains("[not-in-git]"), "\(outcome)")
    }
}
