import ModelcFiles
import ModelcTestSupport
import Testing

/// Where a project begins.
@Suite struct ProjectRootTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aRepositoryWinsOverAPackageInIt() throws {
        for path in [".git", "App/Model.xcdatamodeld"] { try folder.makeFolder(path) }
        try folder.write("", to: "App/Package.swift")
        #expect(ProjectRoot.folder(of: folder.path("App/Model.xcdatamodeld")) == folder.url.path)
    }

    /// A worktree has a file in place of the folder.
    @Test func aWorktreeIsARepository() throws {
        try folder.write("gitdir: elsewhere", to: "App/.git")
        #expect(ProjectRoot.folder(of: folder.path("App/Sources/Model.xcdatamodeld")) == folder.path("App"))
    }

    @Test(arguments: ["Package.swift", "App.xcodeproj/project.pbxproj", ".modelc.yml"])
    func aProjectWithoutARepository(_ file: String) throws {
        try folder.write("", to: "App/" + file)
        #expect(ProjectRoot.folder(of: folder.path("App/Sources/Deep/Model.xcdatamodeld")) == folder.path("App"))
    }

    /// Somebody may have made a repository inside of a bundle.
    @Test func thePathItselfIsNotLookedInto() throws {
        try folder.write("", to: "App/Package.swift")
        try folder.makeFolder("App/Model.xcdatamodeld/.git")
        #expect(ProjectRoot.folder(of: folder.path("App/Model.xcdatamodeld")) == folder.path("App"))
    }
}
