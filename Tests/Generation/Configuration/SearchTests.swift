import Foundation
import ModelcTestSupport
import Testing

@testable import ModelcConfiguration
@testable import ModelcSettings

/// The nearest file upwards, within the repository.
@Suite struct SearchTests {
    private let folder: TemporaryFolder
    private let reader = ConfigurationReader()

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("a/b/c")
        try folder.makeFolder(".git")
    }

    @Test func findsTheNearest() throws {
        #expect(reader.find(from: folder.path("a/b/c")) == nil)
        let far = try folder.write("", to: ".modelc.yml")
        #expect(reader.find(from: folder.path("a/b/c")) == far)
        #expect(reader.find(from: folder.path("a/b/c") + "/") == far)
        #expect(reader.find(from: folder.url.path) == far)
        let near = try folder.write("", to: "a/b/.modelc.yml")
        #expect(reader.find(from: folder.path("a/b/c")) == near)
        #expect(reader.find(from: folder.path("a")) == far)
    }

    @Test func endsAtTheRepository() throws {
        try folder.write("", to: ".modelc.yml")
        try folder.makeFolder("a/b/.git")
        #expect(reader.find(from: folder.path("a/b/c")) == nil)
        let own = try folder.write("", to: "a/b/.modelc.yml")
        #expect(reader.find(from: folder.path("a/b/c")) == own, "a file beside .git belongs to the repository")
    }

    @Test func whateverHasTheNameIsTheAnswer() throws {
        let path = try folder.makeFolder("a/.modelc.yml")
        #expect(reader.find(from: folder.path("a/b")) == path)
        #expect(reader.read(path).diagnostics.map(\.id) == [.unreadableConfiguration])
    }

    @Test func endsAtTheRoot() {
        #expect(reader.find(from: "/") == nil)
        #expect(reader.find(from: "/no/such/folder") == nil)
    }

    @Test func relativePathsStayRelative() {
        #expect(ConfigurationSearch.parent(of: ".") == "..")
        #expect(ConfigurationSearch.parent(of: "..") == "../..")
        #expect(ConfigurationSearch.parent(of: "../..") == "../../..")
        #expect(ConfigurationSearch.parent(of: "../a") == "..")
        #expect(ConfigurationSearch.parent(of: "a/b") == "a")
        #expect(ConfigurationSearch.parent(of: "a") == ".")
        #expect(ConfigurationSearch.parent(of: "a/.") == "a/./..")
        #expect(ConfigurationSearch.parent(of: "/a") == "/")
        #expect(ConfigurationSearch.parent(of: "/a/b//") == "/a")
        #expect(ConfigurationSearch.parent(of: "/") == "/")
    }

    @Test func pathsCountFromTheFile() throws {
        let path = try folder.write("models: [{ path: M.xcdatamodeld, output: ./Out }]", to: "a/.modelc.yml")
        let configuration = try #require(reader.read(path).configuration)
        #expect(configuration.models.map(\.path.path) == [folder.path("a/M.xcdatamodeld")])
        #expect(configuration.models.map(\.settings.output?.value.path) == [folder.path("a/Out")])
        #expect(ConfiguredPath(".", from: "a").path == "a")
        #expect(ConfiguredPath("/x", from: "a").path == "/x")
        #expect(ConfiguredPath("x", from: "/").path == "/x")
        #expect(ConfiguredPath("../x", from: "").path == "../x")
    }
}
