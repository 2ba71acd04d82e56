import Foundation
import ModelcTestSupport
import Testing

/// Exit codes and streams where input cannot be read.
@Suite struct ExitCodeTests {
    private func project() throws -> LintFixture {
        let project = try LintFixture()
        try project.write(LintFixture.clean, to: "Bakery.xcdatamodeld")
        try project.folder.write("<<<<<<< HEAD\n", to: "Broken.xcdatamodeld/Broken.xcdatamodel/contents")
        try project.folder.write("<<<<<<< HEAD\n", to: "Broken.xcmappingmodel/xcmapping.xml")
        try project.folder.write("generate: [", to: "broken.yml")
        return project
    }

    private struct Document: Decodable {
        struct Message: Decodable {
            var id: String
            var severity: String
        }
        var diagnostics: [Message]
    }

    /// Paths count from it; nothing is looked for, or written, anywhere else.
    @Test func aWorkingFolderThatWasRemoved() throws {
        let project = try project()
        try project.folder.makeFolder("gone")
        let script = "cd gone && rmdir ../gone && exec \"$0\" lock Bakery.xcdatamodeld"
        let outcome = try project.modelc.run(
            executable: URL(fileURLWithPath: "/bin/sh"), ["-c", script, ModelcProcess.executable.path])
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("[no-working-folder]"), "\(outcome.errors)")
    }

    /// A program that asked for a document gets one, whatever it says.
    @Test(arguments: [
        ["inspect", "Broken.xcdatamodeld"], ["inspect", "none.xcdatamodeld"],
        ["diff", "Broken.xcdatamodeld", "Bakery.xcdatamodeld"],
        ["diff", "none", "Bakery.xcdatamodeld"], ["plan", "Broken.xcdatamodeld"], ["plan", "none.xcdatamodeld"],
        ["plan", "Bakery.xcdatamodeld", "--store", "none"], ["plan", "Bakery.xcdatamodeld", "--mappings", "none"],
        ["mapping", "show", "Broken.xcmappingmodel"], ["mapping", "show", "none.xcmappingmodel"],
        ["config", "--config", "broken.yml"],
        ["config", "--config", "none.yml"], ["generate", "Broken.xcdatamodeld", "--output", "out"],
        ["generate", "Bakery.xcdatamodeld", "--output", "out", "--config", "broken.yml"],
        ["hash", "Broken.xcdatamodeld"],
        ["hash", "none.xcdatamodeld"], ["lock", "Broken.xcdatamodeld"], ["lock", "none.xcdatamodeld"],
        ["identify", "broken.yml", "--model", "Bakery.xcdatamodeld"],
        ["identify", "x", "--model", "none.xcdatamodeld"],
    ])
    func unreadableInputGivesADocument(_ arguments: [String]) throws {
        let project = try project()
        let outcome = try project.modelc.run(arguments + ["--format", "json"])
        #expect(outcome.status == 2 && !outcome.errors.isEmpty, "\(outcome.output)\(outcome.errors)")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.diagnostics.contains { $0.severity == "error" })
    }

    @Test(
        .enabled(if: PowerlessUser.isAvailable, Comment(rawValue: PowerlessUser.absence)), arguments: [0o000, 0o444])
    func aFolderOfMappingModelsThatCannotBeRead(_ rights: Int) throws {
        let project = try project()
        try FileManager.default.removeItem(atPath: project.folder.path("Broken.xcmappingmodel"))
        try project.folder.makeFolder("Mappings/Old")
        let folder = project.folder.path("Mappings")
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
        for arguments in [[], ["--mappings", "Mappings"]] {
            let outcome = try PowerlessUser.run(project.modelc, ["plan", "Bakery.xcdatamodeld"] + arguments)
            #expect(outcome.status == 2 && outcome.errors.contains("[unreadable-file]"), "\(outcome.errors)")
        }
    }
}
