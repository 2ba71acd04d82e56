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
        let xcode = try modelc.run("templates", "describe", "xcode-swift").output
        for word in ["escapedClassName", "classNotice", "umbrellaEntities", "requestEnd", "ToManyRelationship"] {
            #expect(xcode.contains(word), "\(word)")
        }
        for word in ["allVersions", "versionHash", "fetchRequests", "fetchLimit", "isSingleResult"] {
            #expect(text.contains(word) && objectiveC.contains(word), "\(word)")
        }
    }

    @Test(arguments: [
        ("swift", []), ("objc", ["--language", "objc"]), ("xcode", ["--style", "xcode", "--language", "swift"]),
        ("xcode-objc", ["--style", "xcode7", "--language", "objc"]),
    ])
    func aCopiedSetGeneratesTheSame(_ set: String, _ options: [String]) throws {
        let path = folder.path("Mine")
        #expect(try modelc.run("templates", "copy", set, "--output", path).status == 0)
        let options = options + (set.hasPrefix("xcode") ? ["--all-entities"] : []) + ["-o", folder.path("Bundled")]
        #expect(try generate(options).status == 0)
        let again = try generate(options + ["--templates", path, "--check"])
        #expect(again.status == 0 && again.errors.isEmpty, "\(again.errors)")
        #expect(try modelc.run("templates", "copy", set, "-o", path).output.isEmpty == false)
    }

    @Test func aTemplateOfXcodesLayoutMayBeReplaced() throws {
        let notice = "<$foreach line style.propertiesNotice$>// <$line$><$endforeach$>\n"
        try folder.write(
            notice + "extension <$entity.className$> { // mine\n}\n", to: "Mine/properties.swift.motemplate")
        let options = xcode("--templates", folder.path("Mine"))
        let outcome = try generate(options)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try text("Out/DataStore+CoreDataProperties.swift").contains("extension DataStore { // mine"))
        #expect(try text("Out/DataStore+CoreDataClass.swift").contains("class DataStore: NSManagedObject"))
        // The next run recognises its own file, and a run without the templates removes it.
        #expect(try generate(options + ["--check"]).status == 0)
        #expect(try generate(xcode()).status == 0)
        #expect(try text("Out/DataStore+CoreDataProperties.swift").contains("@NSManaged public var"))
    }

    @Test func aMachineFileOfXcodesLayoutThatDoesNotSaySoIsRefused() throws {
        try folder.write("extension <$entity.className$> {}\n", to: "Mine/properties.swift.motemplate")
        let outcome = try generate(xcode("--templates", folder.path("Mine")))
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("[output-without-marker]") && outcome.errors.contains("properties.swift"))
        #expect(try !folder.files().contains { $0.hasPrefix("Out") })
    }

    @Test func aMisspeltKeyInATemplateOfXcodesLayoutIsAnError() throws {
        try folder.write("<$entity.clasName$>\n", to: "Mine/class.swift.motemplate")
        let outcome = try generate(xcode("--templates", folder.path("Mine")))
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("class.swift.motemplate:1:") && outcome.errors.contains("className"))
    }

    @Test func anOutputBesideXcodesLayout() throws {
        try folder.write("enum <$entity.className$>Mock {}\n", to: "mock.t")
        let output = "[{ template: \(folder.path("mock.t")), file-name: '{{classFile}}Mock.swift', overwrite: human }]"
        let outcome = try generate(xcode("--outputs", output))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try text("Out/DataStore+CoreDataClassMock.swift") == "enum DataStoreMock {}\n")
        #expect(try folder.files().filter { $0.hasPrefix("Out/") }.count == 3)
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
        #expect(outcome.status == 2)
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
        #expect(outcome.status == 2)
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

    @Test func aProblemInATemplateHasItsPlaceAndNothingIsWritten() throws {
        try folder.write("class <$entity.clasName$> {\n<$if entity.isRoot$>\n}\n", to: "Mine/human.swift.motemplate")
        let outcome = try generate("--output", folder.path("Out"), "--templates", folder.path("Mine"))
        #expect(outcome.status == 2)
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

    /// Options for Xcode's layout, as in a build.
    private func xcode(_ options: String...) -> [String] {
        [
            "--style", "xcode12", "--language", "swift", "--all-entities", "--codegen", "automatic", "-o",
            folder.path("Out"),
        ]
            + options
    }

    private func generate(_ options: String...) throws -> ModelcProcess.Outcome { try generate(options) }

    private func generate(_ options: [String]) throws -> ModelcProcess.Outcome {
        try modelc.run(["generate", "Samples/DataStore/DataStore.xcdatamodeld"] + options)
    }

    private func text(_ relative: String) throws -> String {
        try String(contentsOfFile: folder.path(relative), encoding: .utf8)
    }
}
