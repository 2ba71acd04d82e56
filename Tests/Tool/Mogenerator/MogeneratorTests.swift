import Foundation
import ModelcTestSupport
import Testing

/// mogenerator's command line: its options, output lines and exit codes.
@Suite struct MogeneratorTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder
    private let model = Repository.root.path + "/Tests/Fixtures/MogeneratorClient/Zoo.xcdatamodeld"

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("mogenerator"), withDestinationPath: ModelcProcess.executable.path)
    }

    private func run(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(executable: URL(fileURLWithPath: folder.path("mogenerator")), arguments)
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    private static let skipped = "skipping entity Note (NSManagedObject) because it doesn't use a custom subclass.\n"

    @Test func machineAndHumanFilesAreWritten() throws {
        let outcome = try run("--model", model, "--machine-dir", folder.path("M"), "-H", folder.path("H/"))
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.output == Self.skipped + "6 machine files and 6 human files generated.\n")
        #expect(exists("M/_Keeper.h") && exists("M/_Lion.m") && exists("H/Animal.h") && !exists("H/Secret.h"))
        let again = try run("--model", model, "--machine-dir", folder.path("M"), "-H", folder.path("H"))
        #expect(again.output == Self.skipped + "0 machine files and 0 human files generated.\n")
    }

    @Test func theCommandOfModelcDoesTheSame() throws {
        let outcome = try modelc.run("mogenerator", "-model=\(model)", "-O", folder.path("out"), "--sw", "/")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.hasSuffix("3 machine files and 3 human files generated.\n"))
        #expect(exists("out/_Lion.swift") && exists("out/Lion.swift"))
    }

    @Test func aHumanFileIsKeptAndTouched() throws {
        _ = try run("-m", model, "-O", folder.path("out"))
        try folder.write("mine", to: "out/Lion.m")
        try folder.write("mine", to: "out/Keeper.mm")
        try FileManager.default.removeItem(atPath: folder.path("out/Keeper.m"))
        try folder.write("old", to: "out/_Lion.m")
        let past = Date(timeIntervalSince1970: 1_000_000)
        for name in ["Lion.m", "Animal.m"] {
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path("out/" + name))
        }
        let outcome = try run("-m", model, "-O", folder.path("out"))
        #expect(outcome.output == Self.skipped + "1 machine files and 0 human files generated.\n")
        #expect(try text("out/Lion.m") == "mine")
        #expect(!exists("out/Keeper.m"))
        func date(_ name: String) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: folder.path("out/" + name))[.modificationDate] as? Date
        }
        #expect(try date("Animal.m") == past)
        #expect(try #require(try date("Lion.m")) > past)
    }

    @Test func aClassAtThePathOfAMachineFileIsKept() throws {
        try folder.write("class _Lion: __Lion {}", to: "out/_Lion.swift")
        let outcome = try run("-m", model, "-S", "-O", folder.path("out"))
        #expect(outcome.status == 74, "\(outcome.errors)")
        #expect(try text("out/_Lion.swift") == "class _Lion: __Lion {}")
    }

    @Test func includeFilesImportAllClasses() throws {
        try folder.write("", to: "out/Lion.mm")
        let outcome = try run(
            "-m", model, "-O", folder.path("out"), "--includem", folder.path("all.m"), "--includeh",
            folder.path("all.h"))
        #expect(
            outcome.output == Self.skipped + "6 machine files, 5 human files and one include.m file generated.\n"
                + "Aggregate header file was also generated to \(folder.path("all.h")).\n")
        #expect(try text("all.h") == "#import \"Keeper.h\"\n#import \"Animal.h\"\n#import \"Lion.h\"\n")
        #expect(try text("all.m").contains("#import \"Lion.mm\"\n#import \"_Lion.m\"\n"))
    }

    @Test func filesAreListed() throws {
        let outcome = try run("-m", model, "--list-source-files", "--configuration", "Cats", "-O", folder.path("out"))
        let out = folder.path("out")
        #expect(outcome.output == "\(out)/Lion.m\n\(out)/Lion.h\n\(out)/_Lion.m\n\(out)/_Lion.h\n")
        #expect(exists("out") && !exists("out/Lion.m"))
    }

    @Test func anUnknownConfigurationIsSaid() throws {
        let outcome = try run("-m", model, "-C", "Dogs", "-O", folder.path("out"))
        #expect(outcome.status == 0)
        #expect(outcome.output == "No configuration Dogs found in model. No files will be generated.\nCats\n")
    }

    @Test func aBaseClassIsTheSuperclass() throws {
        _ = try run("-m", model, "--baseClass", "Base", "--base-class-import", "\"Base.h\"", "-O", folder.path("a"))
        #expect(try text("a/_Animal.h").contains("@interface _Animal : Base\n"))
        #expect(try text("a/_Animal.h").contains("#import \"Base.h\"\n"))
        #expect(try text("a/_Lion.h").contains("@interface _Lion : Animal\n"))
        _ = try run("-m", model, "--base-class-force", "Base", "-O", folder.path("b"))
        #expect(try text("b/_Lion.h").contains("@interface _Lion : Base\n"))
    }

    @Test func exitCodesAreThoseOfMogenerator() throws {
        #expect(try run().output == "0 machine files and 0 human files generated.\n")
        let missing = try run("-m", "Missing.xcdatamodeld")
        #expect(
            missing.status == 66
                && missing.errors == "error loading file at Missing.xcdatamodeld: no such file exists\n")
        #expect(try run("--unknown").status == 64)
        #expect(try run("--swift=1").status == 64)
        #expect(try run("-Sx").status == 64)
        #expect(try run("-2SmMissing").status == 66)
        #expect(try run("--model").status == 64)
        #expect(try run("--base", "X").status == 64)
        try folder.write("", to: "file")
        #expect(try run("-m", model, "-O", folder.path("file")).status == 74)
        let templates = try run("-m", model, "--template-path", "Nowhere", "-O", folder.path("out"))
        #expect(templates.status == 1 && !exists("out"))
        #expect(templates.errors == "templateDescNamed:\"machine.h.motemplate\": file not found\n")
        #expect(try run("-m", model, "--template-var", "x", "-O", folder.path("out")).status == 1)
        #expect(try run("--version").status == 0)
        #expect(try run("--help").output.contains("--template-var <key=value>"))
        for name in ["One", "Two"] {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let several = try run("-m", folder.path("M.xcdatamodeld"), "-O", folder.path("out"))
        #expect(several.status == 65 && several.errors.contains("One, Two"))
    }

    @Test func argumentsOfTheFileComeFirst() throws {
        try folder.write("[\"--model\", \"\(model)\", \"-O\", \"first\", \"--swift\"]", to: ".mogenerator-args")
        let executable = URL(fileURLWithPath: folder.path("mogenerator"))
        var inFolder = ModelcProcess()
        inFolder.folder = folder.path("")
        let outcome = try inFolder.run(executable: executable, ["-O", "last"])
        #expect(outcome.status == 0 && exists("last/_Lion.swift") && !exists("first"), "\(outcome.errors)")
        try folder.write("[1]", to: ".mogenerator-args")
        #expect(try inFolder.run(executable: executable, []).status == 64)
        try folder.write("[", to: ".mogenerator-args")
        #expect(try inFolder.run(executable: executable, []).status == 1)
    }

    @Test func orphansAreListed() throws {
        _ = try run("-m", model, "-S", "-O", folder.path("out"))
        try folder.write(
            "// DO NOT EDIT. This file is machine-generated and constantly overwritten.\n", to: "out/sub/_Tiger.swift")
        try folder.write("", to: "out/Tiger.swift")
        try folder.write("", to: "out/_Own.swift")
        let outcome = try run("-m", model, "-S", "--orphaned", "-O", folder.path("out"))
        let out = folder.path("out")
        #expect(outcome.output == Self.skipped + "\(out)/Tiger.swift\n\(out)/sub/_Tiger.swift\n")
    }

    /// A project's own templates, next to the model.
    private func writeTemplates(_ machine: String) throws {
        try folder.write(machine, to: "T/machine.swift.motemplate")
        try folder.write("class <$managedObjectClassName$>", to: "T/human.swift.motemplate")
    }

    @Test func templatesAreConvertedInMemory() throws {
        try writeTemplates(
            """
            // DO NOT EDIT. This file is machine-generated and constantly overwritten.
            <$foreach Attribute noninheritedAttributes do$>
            <$if Attribute.hasScalarAttributeType$><$Attribute.name$>: <$Attribute.scalarAttributeType$><$endif$>
            <$endforeach do$>
            <$if TemplateVar.public$>public<$endif$>
            """)
        let outcome = try run(
            "-m", model, "-S", "--template-path", folder.path("T"), "-O", folder.path("out"), "--template-var",
            "public=true")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("converted 2 templates of mogenerator in memory"))
        #expect(
            try text("out/_Lion.swift")
                == "// DO NOT EDIT. This file is machine-generated and constantly overwritten.\n\nroar: Float\n\npublic"
        )
        #expect(try text("out/Lion.swift") == "class Lion")
        #expect(try text("T/human.swift.motemplate") == "class <$managedObjectClassName$>")
    }

    @Test func anEmptyTemplateIsAnError() throws {
        try writeTemplates("x")
        try folder.write("", to: "T/human.swift.motemplate")
        let outcome = try run("-m", model, "-S", "--template-path", folder.path("T"), "-O", folder.path("out"))
        #expect(outcome.status == 1 && !exists("out"))
        #expect(outcome.errors == "templateDescNamed:\"human.swift.motemplate\": the file is empty\n")
    }

    @Test func convertedTemplatesAreUsedByGenerate() throws {
        try writeTemplates("// DO NOT EDIT. This file is machine-generated and constantly overwritten.\n<$name$>\n")
        let converted = try modelc.run("templates", "convert", folder.path("T"), "-o", folder.path("New"))
        #expect(converted.status == 0, "\(converted.errors)")
        #expect(exists("New/mogenerator-swift.manifest"))
        let outcome = try modelc.run(
            "generate", model, "--style", "mogenerator", "--language", "swift", "--templates", folder.path("New"), "-o",
            folder.path("out"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try text("out/_Lion.swift").hasSuffix("overwritten.\nLion\n"))
        let again = try modelc.run("templates", "convert", folder.path("New"), "-o", folder.path("Other"))
        #expect(again.errors.contains("is already a template of modelc"))
    }

    @Test func aConstructWithoutAnEqualHasANote() throws {
        try writeTemplates("<$setglobal x = 1$>\n<$if noninheritedAttributes$>x<$endif$>")
        let outcome = try modelc.run("templates", "convert", folder.path("T"), "-o", folder.path("New"))
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("machine.swift.motemplate:1:1: warning: The command `setglobal` is not converted"))
        #expect(outcome.errors.contains("is always true, even if it is empty"))
    }

    @Test func filesAreComparedWithThoseOfAFolder() throws {
        _ = try run("-m", model, "-S", "-O", folder.path("out"))
        let same = try run("-m", model, "-S", "--compare", folder.path("out"))
        #expect(same.status == 0 && same.output == Self.skipped + "3 machine files equal, 0 different, 0 missing\n")
        try folder.write(try text("out/_Lion.swift") + "// more\n", to: "out/_Lion.swift")
        try FileManager.default.removeItem(atPath: folder.path("out/_Keeper.swift"))
        let other = try run("-m", model, "-S", "--compare", folder.path("out"))
        #expect(other.status == 1)
        #expect(other.output.contains("missing: _Keeper.swift\n"))
        #expect(other.output.hasSuffix("1 machine file equal, 1 different, 1 missing\n"))
    }

    @Test func compiledModelsAreRead() throws {
        let compiled = try modelc.run("compile", "Samples/TodoCore", "-o", folder.path("Todo.momd"))
        #expect(compiled.status == 0, "\(compiled.errors)")
        let outcome = try run("-m", folder.path("Todo.momd"), "-S", "-O", folder.path("out"))
        #expect(outcome.status == 0 && exists("out/_TodoTag.swift"), "\(outcome.errors)")
    }
}
