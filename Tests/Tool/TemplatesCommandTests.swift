import Foundation
import ModelcTestSupport
import Testing

/// `modelc templates`, and `generate` with templates of the user.
@Suite struct TemplatesCommandTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func theListIsWhatStandsInTheRepository() throws {
        let listed = try modelc.run("templates").output.split(separator: "\n").map(String.init)
        let templates = Repository.path("Templates")
        let files = try FileManager.default.subpathsOfDirectory(atPath: templates).filter { $0.contains(".") }
        #expect(listed.sorted() == files.sorted())
        for file in listed {
            let text = try String(contentsOfFile: templates + "/" + file, encoding: .utf8)
            #expect(try modelc.run("templates", "show", file).output == text, "\(file)")
        }
    }

    @Test func theDescriptionNamesEveryKeyThatTheBundledTemplatesUse() throws {
        let text = try modelc.run("templates", "describe").output
        for word in ["EntityRoot:", "machineClassName", "Filters, as the last parts", "initialCapitalString"] {
            #expect(text.contains(word), "\(word)")
        }
        let objectiveC = try modelc.run("templates", "describe", "objc").output
        #expect(objectiveC.contains("EntityFile"))
        for word in ["allVersions", "versionHash", "fetchRequests", "fetchLimit", "isSingleResult"] {
            #expect(text.contains(word) && objectiveC.contains(word), "\(word)")
        }
    }

    @Test func aCopiedSetGeneratesTheSame() throws {
        let path = folder.path("Mine")
        #expect(try modelc.run("templates", "copy", "swift", "--output", path).status == 0)
        _ = try generate("--output", folder.path("Bundled"))
        #expect(try generate("--output", folder.path("Bundled"), "--templates", path, "--check").status == 0)
        #expect(try modelc.run("templates", "copy", "swift", "-o", path).output.isEmpty == false)
    }

    @Test func oneTemplateMayBeReplaced() throws {
        try folder.write("// <$entity.className$> is mine\n", to: "Mine/human.swift.motemplate")
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("Mine"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try text("Out/DataStore.swift") == "// DataStore is mine\n")
        #expect(try text("Out/_DataStore.swift").contains("class _DataStore"))
    }

    @Test func aMisspeltTemplateIsNotSilentlyUnused() throws {
        try folder.write("// mine <$include \"part.motemplate\"$>\n", to: "Mine/humann.swift.motemplate")
        try folder.write("part", to: "Mine/part.motemplate")
        try folder.write("for Objective-C", to: "Mine/human.m.motemplate")
        try folder.write("notes", to: "Mine/README.md")
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("Mine"))
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("[unused-template]"))
        #expect(outcome.errors.contains("did you mean 'human.swift.motemplate'?"))
        #expect(outcome.errors.hasSuffix("1 warning\n"))
    }

    @Test func aMachineFileThatDoesNotSaySoIsRefused() throws {
        try folder.write("class _<$entity.className$> {}\n", to: "Mine/machine.swift.motemplate")
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("Mine"))
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "the file '_DataStore.swift' of the template 'machine.swift.motemplate' of the folder of templates does"
            ))
        #expect(outcome.errors.contains("[output-without-marker]"))
        #expect(try !folder.files().contains { $0.hasPrefix("Out") })
    }

    @Test func aHumanFileThatLooksLikeAMachineFileIsRefused() throws {
        try folder.write(
            "// <$generator.marker$> from <$model.fileName$>. Do not edit.\n", to: "Mine/human.swift.motemplate")
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("Mine"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[human-output-with-marker]"))
    }

    @Test func aSetMayMakeOutputsOfItsOwn() throws {
        try folder.write(
            "machine.swift.motemplate _{{class}}.swift entity machine\nmock.t {{class}}Mock.swift entity human\n",
            to: "Mine/my.manifest")
        try folder.write("enum <$entity.className$>Mock {}\n", to: "Mine/mock.t")
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("Mine"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try text("Out/DataStoreMock.swift") == "enum DataStoreMock {}\n")
        #expect(try !folder.files().contains("Out/DataStore.swift"))
    }

    @Test func aFaultInATemplateHasItsPlaceAndNothingIsWritten() throws {
        try folder.write("class <$entity.clasName$> {\n<$if entity.isRoot$>\n}\n", to: "Mine/human.swift.motemplate")
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("Mine"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("human.swift.motemplate:1:"))
        #expect(outcome.errors.contains("className"))
        #expect(outcome.errors.contains("[template-unclosed-block]"))
        #expect(try !folder.files().contains { $0.hasPrefix("Out/") })
    }

    @Test func aFolderThatIsNotThereIsSaid() throws {
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("None"))
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[unreadable-templates]"))
    }

    @Test func objectiveCHasFourFilesAnEntity() throws {
        let outcome = try generate("--output", folder.path("Out"), "--language", "objc")
        #expect(outcome.status == 0)
        #expect(
            try folder.files() == [
                "Out/DataStore.h", "Out/DataStore.m", "Out/_DataStore.h", "Out/_DataStore.m",
            ])
        #expect(try generate("--output", folder.path("Out"), "--language", "objc", "--check").status == 0)
    }

    @Test func anObjectiveCPlusPlusFileIsTheHumanFile() throws {
        try folder.write("// mine", to: "Out/DataStore.mm")
        #expect(try generate("--output", folder.path("Out"), "--language", "objc").status == 0)
        #expect(try !folder.files().contains("Out/DataStore.m"))
    }

    private func generate(_ options: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(["generate", "Samples/DataStore/DataStore.xcdatamodeld"] + options)
    }

    private func text(_ relative: String) throws -> String {
        try String(contentsOfFile: folder.path(relative), encoding: .utf8)
    }
}
