import Foundation
import ModelcTestSupport
import Testing

@testable import ModelcFiles

/// The models that a path refers to.
@Suite struct ModelSearchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in [
            "B/Shop.xcdatamodeld/Shop.xcdatamodel", "A/Old.xcdatamodel", "A/deep/er/Ink.xcdatamodeld",
            ".hidden/X.xcdatamodeld", "Pods/X.xcdatamodeld", "B/App.app/X.xcdatamodeld", "Z",
        ] {
            try folder.makeFolder(path)
        }
    }

    private func found(_ path: String) -> [String] {
        ModelSearch(folder.path(path)).models.map { String($0.dropFirst(folder.url.path.count + 1)) }
    }

    /// The plugins cannot import the tool's list of bundles; their own list must contain all of it.
    @Test func thePluginsPassTheSameBundlesBy() throws {
        let source = try String(
            contentsOfFile: Repository.path("Sources/Plugins/GenerateManagedObjects/ModelSearch.swift"), encoding: .utf8
        )
        let list = try #require(source.firstMatch(of: /bundleExtensions: Set = \[([^\]]*)\]/)?.1)
        for bundle in ModelSearch.skippedExtensions {
            #expect(list.contains("\"\(bundle.dropFirst())\""), "the plugins look into \(bundle)")
        }
    }

    @Test func aFolderStandsForAllInIt() {
        #expect(
            found("") == ["A/Old.xcdatamodel", "A/deep/er/Ink.xcdatamodeld", "B/Shop.xcdatamodeld"]
                || found(".") == ["./A/Old.xcdatamodel", "./A/deep/er/Ink.xcdatamodeld", "./B/Shop.xcdatamodeld"])
        #expect(found("A") == ["A/Old.xcdatamodel", "A/deep/er/Ink.xcdatamodeld"])
        #expect(found("A/") == ["A/Old.xcdatamodel", "A/deep/er/Ink.xcdatamodeld"])
    }

    @Test func whatIsNamedStandsForItself() {
        #expect(found("Pods/X.xcdatamodeld") == ["Pods/X.xcdatamodeld"])
        #expect(found("B/Shop.xcdatamodeld/Shop.xcdatamodel") == ["B/Shop.xcdatamodeld/Shop.xcdatamodel"])
        #expect(found("B/Shop.xcdatamodeld/.xccurrentversion") == ["B/Shop.xcdatamodeld"])
        #expect(found("nowhere") == ["nowhere"], "the reader says that there is nothing")
    }

    @Test func aFolderWithoutModelsIsAProblem() {
        let search = ModelSearch(folder.path("Z"))
        #expect(search.models.isEmpty)
        #expect(search.problems.map(\.id) == [.noModels])
    }

    @Test(.enabled(if: TestSystem.takesAnyName, Comment(rawValue: TestSystem.absenceOfNames)))
    func aNameThatIsNotUTF8IsNotPassedOver() throws {
        for name in ["caf\u{0}.xcdatamodeld", "caf\u{0}", "caf\u{0}.app"] {
            let bytes = Array((folder.path("Z") + "/").utf8) + name.utf8.map { $0 == 0 ? 0xE9 : $0 } + [0]
            let status = bytes.withUnsafeBytes { buffer in
                buffer.bindMemory(to: CChar.self).baseAddress.map { mkdir($0, 0o777) } ?? -1
            }
            #expect(status == 0)
        }
        try folder.write("", to: "Z/notes.txt")
        let search = ModelSearch(folder.path("Z"))
        #expect(search.problems.map(\.id.rawValue) == ["unreadable-file", "unreadable-file"])
        #expect(search.problems.allSatisfy { $0.message.hasSuffix("cannot be searched: its name is not UTF-8") })
    }

    @Test func linksAreNotFollowed() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("A/round"), withDestinationPath: folder.url.path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("A/Link.xcdatamodeld"), withDestinationPath: folder.path("B/Shop.xcdatamodeld"))
        #expect(found("A") == ["A/Old.xcdatamodel", "A/deep/er/Ink.xcdatamodeld"])
        #expect(found("A/Link.xcdatamodeld") == ["A/Link.xcdatamodeld"])
    }
}

/// Finding the root folder of a project.
@Suite struct ProjectRootTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aRepositoryWinsOverAPackageInIt() throws {
        for path in [".git", "App/Model.xcdatamodeld"] { try folder.makeFolder(path) }
        try folder.write("", to: "App/Package.swift")
        #expect(try ProjectRoot.folder(of: folder.path("App/Model.xcdatamodeld")) == folder.url.path)
    }

    /// A worktree has a `.git` file instead of the folder.
    @Test func aWorktreeIsARepository() throws {
        try folder.write("gitdir: elsewhere", to: "App/.git")
        #expect(try ProjectRoot.folder(of: folder.path("App/Sources/Model.xcdatamodeld")) == folder.path("App"))
    }

    @Test(arguments: ["Package.swift", "App.xcodeproj/project.pbxproj", ".modelc.yml"])
    func aProjectWithoutARepository(_ file: String) throws {
        try folder.write("", to: "App/" + file)
        #expect(try ProjectRoot.folder(of: folder.path("App/Sources/Deep/Model.xcdatamodeld")) == folder.path("App"))
    }

    /// A bundle may contain a repository.
    @Test func thePathItselfIsNotLookedInto() throws {
        try folder.write("", to: "App/Package.swift")
        try folder.makeFolder("App/Model.xcdatamodeld/.git")
        #expect(try ProjectRoot.folder(of: folder.path("App/Model.xcdatamodeld")) == folder.path("App"))
    }
}
