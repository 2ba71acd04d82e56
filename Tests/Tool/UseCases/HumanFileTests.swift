import Foundation
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The class that a file contains: folders of existing files, second human files, and files that an error must not
/// change.
@Suite struct HumanFileTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        try folder.makeFolder("App")
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/TodoCore/TodoCore.xcdatamodeld"),
            toPath: folder.path("App/TodoCore.xcdatamodeld"))
        try folder.write("", to: "Package.swift")
    }

    private func generate(_ output: String? = nil, human: String? = nil) throws -> GenerateOutcome {
        var request = GenerateRequest(path: output == nil ? nil : "App/TodoCore.xcdatamodeld")
        request.settings.output = output.map { .flag(ConfiguredPath($0)) }
        request.settings.humanOutput = human.map { .flag(ConfiguredPath($0)) }
        return try Generate(request, in: workspace).run()
    }

    private func configuredModel() throws -> EffectiveModel? {
        EffectiveConfiguration(try LoadedConfiguration(in: workspace).configuration).models.first
    }

    private func check() throws -> CheckOutcome {
        var request = CheckRequest()
        request.only = ["generated"]
        return try ProjectCheck(request, in: workspace).run()
    }

    /// An accent combines with the blank before it.
    @Test func aModelWhoseNameBeginsWithAnAccentIsFoundInTheFirstLine() {
        let line = "// \(GeneratedFile.marker) from \u{301}T.xcdatamodeld. Do not edit.\nimport CoreData\n"
        #expect(MachineFileHeader(line.utf8)?.sourceName == "\u{301}T.xcdatamodeld")
    }

    /// No file name leads out of the folder: a slash followed by an accent is a slash.
    @Test(arguments: ["../a.swift", "../\u{301}a.swift", "x/../\u{301}a", "/\u{301}a", "./a", "a//\u{301}b", "a\0b"])
    func noFileIsPlannedOutsideOfItsFolder(_ path: String) {
        let writer = FileWriter(folders: OutputFolders(machine: folder.path("Out")))
        #expect(throws: FileWritingError.self) {
            try writer.plan([GeneratedFile(path: path, text: "", policy: .machine)])
        }
    }

    /// Files that were generated before there was a configuration stay in their folder.
    @Test(
        arguments: [("Generated", nil), ("App/Gen", "App/Model"), ("Out/Machine", "Sources/App")] as [(String, String?)]
    )
    func initTakesTheFoldersOfFilesThatExist(_ output: String, _ human: String?) throws {
        #expect(try generate(output, human: human).result == .done)
        _ = try ProjectSetup(SetupRequest(), in: workspace).run()
        let settings = try #require(try configuredModel()).settings
        #expect(settings.output.map { workspace.display.path($0.value.path) } == output)
        #expect(settings.humanOutput.map { workspace.display.path($0.value.path) } == human ?? output)
        let again = try generate()
        #expect(again.report.files.allSatisfy { !$0.action.writes }, "\(again.report.files.map(\.action))")
        #expect(try check().result == .done)
    }

    @Test func aSecondHumanFileIsReportedByAll() throws {
        #expect(try generate("Generated").result == .done)
        try folder.write(
            "models: [{ path: App/TodoCore.xcdatamodeld, output: Generated, human-output: Entities }]\n",
            to: ".modelc.yml")
        let generated = try generate().report.diagnostics.filter { $0.id == .secondHumanFile }
        #expect(generated.count == 3 && generated.allSatisfy { $0.message.contains("Generated/Todo") })
        let checked = try check()[part: .generated]?.diagnostics.filter { $0.id == .secondHumanFile }
        #expect(checked?.count == 3)
        let doctor = try Doctor(DoctorRequest(), in: workspace).run()
        #expect(doctor.messages.count { $0.id == .secondHumanFile } == 3)
        for name in ["TodoTask", "TodoTag", "TodoCategory"] {
            try FileManager.default.removeItem(atPath: folder.path("Generated/\(name).swift"))
        }
        #expect(try check()[part: .generated]?.diagnostics.isEmpty == true)
    }

    /// Files from a Mac may have an accent as a separate character: the names are equal in Swift, their paths differ.
    @Test func aNameWithAnAccentIsFoundAsItIsOnDisk() throws {
        let name = "T\u{E2}che"
        let decomposed = "Generated/Ta\u{302}che.swift"
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="\(name)" representedClassName="\(name)" syncable="YES"/>
            </model>
            """, to: "App/T.xcdatamodeld/T.xcdatamodel/contents")
        let entry = "models: [{ path: App/T.xcdatamodeld, output: Generated"
        try folder.write("\(entry) }]\n", to: ".modelc.yml")
        #expect(try generate().result == .done)
        try FileManager.default.moveItem(
            atPath: folder.path("Generated/\(name).swift"), toPath: folder.url.path + "/" + decomposed)
        try folder.write("\(entry), human-output: Entities }]\n", to: ".modelc.yml")
        let found = try generate().report.diagnostics.filter { $0.id == .secondHumanFile }
        #expect(found.compactMap { $0.location.map { Array($0.path.utf8) } } == [Array(decomposed.utf8)])
    }

    /// From Xcode's layout to the modern one: each class would exist twice.
    @Test func filesOfXcodesLayoutAreReportedByAll() throws {
        var request = GenerateRequest(path: "App/TodoCore.xcdatamodeld")
        request.settings.output = .flag(ConfiguredPath("App/Classes"))
        request.settings.style = .flag(.xcode)
        request.settings.allEntities = .flag(true)
        #expect(try Generate(request, in: workspace).run().result == .done)
        // Another target, and a subclass of the machine class.
        try folder.write("class TodoTag: NSManagedObject {}\n", to: "Sources/Other/TodoTag+CoreDataClass.swift")
        try folder.write("class TodoTask: _TodoTask {}\n", to: "App/More/TodoTask+CoreDataClass.swift")
        try folder.write(
            "models: [{ path: App/TodoCore.xcdatamodeld, output: App/Generated }]\n", to: ".modelc.yml")
        let generated = try generate().report.diagnostics.filter { $0.id == .earlierLayout }
        #expect(generated.count == 3)
        #expect(
            generated.first { $0.message.contains("TodoTag") }?.message
                == "'App/Classes/TodoTag+CoreDataClass.swift' and 'App/Classes/TodoTag+CoreDataProperties.swift' declare the "
                + "class TodoTag in the layout of Xcode, and 'App/Generated/TodoTag.swift' also declares it")
        #expect(try check()[part: .generated]?.diagnostics.count { $0.id == .earlierLayout } == 3)
        #expect(try Doctor(DoctorRequest(), in: workspace).run().messages.count { $0.id == .earlierLayout } == 3)
        try FileManager.default.removeItem(atPath: folder.path("App/Classes"))
        // The subclass of the machine class is a second declaration as long as it is there.
        #expect(try check()[part: .generated]?.diagnostics.map(\.id) == [.classAlreadyDeclared])
        try FileManager.default.removeItem(atPath: folder.path("App/More"))
        #expect(try check()[part: .generated]?.diagnostics.isEmpty == true)
    }

    /// A class of the same name is no second human file in another target, in a folder of another entry, or without the superclass;
    /// the last one is a second declaration in the nearest module.
    @Test func othersClassesAreNoSecondHumanFiles() throws {
        try folder.write(
            """
            models:
              - { path: App/TodoCore.xcdatamodeld, output: App/Generated }
              - { path: App/TodoCore.xcdatamodeld, output: Widget/Generated }
            """, to: ".modelc.yml")
        try folder.write("final class TodoTask: Codable {}\n", to: "App/Views/TodoTask.swift")
        try folder.write("class TodoTag: _TodoTag {}\n", to: "Sources/Other/TodoTag.swift")
        let found = try generate().report.diagnostics
        #expect(found.map(\.id) == [.classAlreadyDeclared])
        #expect(found.first?.message.hasSuffix("and 'App/Generated/TodoTask.swift' declares it again") == true)
        #expect(try check()[part: .generated]?.diagnostics.map(\.id) == [.classAlreadyDeclared])
    }

    /// If the machine files exist twice, too, the project has two modules.
    @Test func humanFilesOfTwoModulesAreNoSecondOnes() throws {
        #expect(try generate("Generated").result == .done)
        #expect(try generate("Rest").report.diagnostics.isEmpty)
        try FileManager.default.removeItem(atPath: folder.path("Rest"))
        let moved = try generate("Generated", human: "Rest").report.diagnostics
        #expect(moved.map(\.id) == Array(repeating: .secondHumanFile, count: 3))
    }

    /// An entity that an error leaves out keeps its class, and so do the files that refer to it.
    @Test func anErrorDoesNotMakeGoodFilesOutdated() throws {
        try folder.write("models: [{ path: App/TodoCore.xcdatamodeld, output: Out }]\n", to: ".modelc.yml")
        #expect(try generate().result == .done)
        let contents = "App/TodoCore.xcdatamodeld/TodoCore 2.xcdatamodel/contents"
        let before = try folder.files().filter { $0.hasPrefix("Out/") }.map { try text($0) }
        let model = try text(contents).replacingOccurrences(
            of: "destinationEntity=\"Category\"", with: "destinationEntity=\"Kat\"")
        try folder.write(model, to: contents)
        let part = try #require(try check()[part: .generated])
        #expect(!part.diagnostics.contains { $0.id == .outdatedOutput }, "\(part.diagnostics)")
        let outcome = try generate()
        #expect(outcome.result == .findings && outcome.report.diagnostics.contains { $0.id == .leftOut })
        #expect(try folder.files().filter { $0.hasPrefix("Out/") }.map { try text($0) } == before)
        // Without old files the rest is written.
        let fresh = try generate("Fresh")
        #expect(fresh.report.files.contains { $0.path.hasSuffix("_TodoTag.swift") && $0.action == .create })
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    /// Models that were added later are named: by init with the lines to add, by doctor as a warning.
    @Test func modelsThatTheConfigurationLacks() throws {
        _ = try ProjectSetup(SetupRequest(), in: workspace).run()
        #expect(try ProjectSetup(SetupRequest(), in: workspace).run().files.first?.missing == [])
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"), toPath: folder.path("Books.xcdatamodeld")
        )
        let second = try ProjectSetup(SetupRequest(), in: workspace).run()
        let missing = try #require(second.files.first?.missing)
        #expect(missing.first == "  - path: Books.xcdatamodeld" && missing.contains("    output: Generated"))
        let doctor = try Doctor(DoctorRequest(), in: workspace).run()
        #expect(
            doctor.messages.filter { $0.id == .unlistedModel }.compactMap(\.location?.path) == ["Books.xcdatamodeld"])
        var request = SetupRequest()
        request.models = ["Nope"]
        #expect(throws: RunFailure.self) { try ProjectSetup(request, in: workspace).run() }
        let text = try text(".modelc.yml").replacingOccurrences(
            of: "models:\n", with: "models:\n" + missing.joined(separator: "\n") + "\n")
        try folder.write(text, to: ".modelc.yml")
        #expect(try ProjectSetup(SetupRequest(), in: workspace).run().files.first?.missing == [])
        #expect(try !Doctor(DoctorRequest(), in: workspace).run().messages.contains { $0.id == .unlistedModel })
    }
}
