import Foundation
import ModelcConfiguration
import ModelcDiagnostics
import ModelcLint
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// `init` in projects with classes, and `generate` after it: no class is declared twice, and no file of the user changes.
@Suite struct ExistingClassTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
    }

    // MARK: Xcode's files

    /// The files of the editor's command, with its headers: the layout is found, and the files stay as they are.
    @Test(
        arguments: [XcodeEra.xcode7, .xcode8, .xcode9, .xcode12, .xcode26, .xcode27],
        [OutputLanguage.swift, .objectiveC])
    func filesOfXcode(_ era: XcodeEra, _ language: OutputLanguage) throws {
        try writeModel()
        try writeXcodeFiles(era, language)
        let before = try sources()
        let outcome = try setUp()
        let settings = try #require(try configured().first?.settings)
        // The layouts differ less in Objective-C.
        #expect(settings.style.value == .era(language == .swift ? era : min(era, .xcode9)))
        #expect(settings.language?.value.output == language && settings.allEntities.value)
        #expect(settings.output.map(shown) == "App/Model" && settings.humanOutput.map(shown) == "App/Model")
        #expect(outcome.models.map(\.origin) == [.xcode] && outcome.generation == .harmless)
        #expect(try generate().report.files.allSatisfy { !$0.action.writes })
        #expect(try sources() == before)
        let check = try check()
        #expect(check[part: .generated]?.state == .passed, "\(check.messages)")
    }

    /// A changed model changes the properties file that Xcode's builds left, and no class file.
    @Test func filesOfXcodeFollowTheModel() throws {
        try writeModel()
        try writeXcodeFiles(
            .xcode12, .swift, header: "//  This file was automatically generated and should not be edited.")
        try folder.write("// Mine.\nclass Book: NSManagedObject {}\n", to: "App/Model/Book+CoreDataClass.swift")
        _ = try setUp()
        try writeModel(attribute: "isbn")
        let written = try generate().report.files.filter(\.action.writes).map { shown($0.path) }
        #expect(written.contains("App/Model/Book+CoreDataProperties.swift"))
        #expect(try text("App/Model/Book+CoreDataProperties.swift").contains("isbn"))
        #expect(try text("App/Model/Book+CoreDataClass.swift").hasPrefix("// Mine."))
    }

    @Test func classFilesOfXcodeInAnotherFolder() throws {
        try writeModel()
        try writeXcodeFiles(.xcode12, .swift)
        for name in ["Author", "Book"] { try move("App/Model/\(name)+CoreDataClass.swift", to: "App/Classes") }
        _ = try setUp()
        #expect(try configured().first?.settings.humanOutput.map(shown) == "App/Classes")
        #expect(try generate().report.files.allSatisfy { !$0.action.writes })
    }

    /// The classes are in files with other names: only properties files are generated.
    @Test func classesOfXcodeInOtherFiles() throws {
        try writeModel()
        try writeXcodeFiles(.xcode12, .swift)
        try move("App/Model/Book+CoreDataClass.swift", to: "App/Books", as: "Book.swift")
        _ = try setUp()
        #expect(try configured().first?.settings.human.value == false)
        #expect(try generate().report.files.allSatisfy { !$0.action.writes })
        try expectNoClassTwice()
    }

    /// An edited type, and a method in the extension: the entity is left out, and the rest is generated.
    @Test(arguments: ["title: String?|title: String", "extension Book {\n|extension Book {\n    func read() {}\n"])
    func editedFilesOfXcodeAreLeftOut(_ edit: String) throws {
        try writeModel()
        try writeXcodeFiles(.xcode12, .swift)
        let words = edit.split(separator: "|").map(String.init)
        let edited = try text("App/Model/Book+CoreDataProperties.swift").replacingOccurrences(
            of: words[0], with: words[1])
        try folder.write(edited, to: "App/Model/Book+CoreDataProperties.swift")
        let outcome = try setUp()
        #expect(outcome.generation == .harmless)
        #expect(outcome.models.first?.note?.hasSuffix("edited their classes: Book") == true)
        let generated = try generate()
        #expect(generated.result == .done && generated.report.diagnostics.isEmpty)
        #expect(generated.report.files.map { shown($0.path) }.allSatisfy { $0.contains("Author") })
        #expect(try text("App/Model/Book+CoreDataProperties.swift") == edited)
    }

    @Test func ifAllFilesOfXcodeAreEditedThereIsNoOutput() throws {
        try writeModel()
        try writeXcodeFiles(.xcode12, .swift)
        for name in ["Author", "Book"] {
            let path = "App/Model/\(name)+CoreDataProperties.swift"
            try folder.write(try text(path) + "\nextension \(name) { func f() {} }\n", to: path)
        }
        let outcome = try setUp()
        #expect(outcome.models.map(\.origin) == [.manual] && outcome.generation == .nothing)
        #expect(try configured().first?.settings.output == nil)
    }

    @Test func filesOfXcodeInSeveralFoldersHaveNoOutput() throws {
        try writeModel()
        try writeXcodeFiles(.xcode12, .swift)
        try move("App/Model/Book+CoreDataProperties.swift", to: "App/Books")
        let outcome = try setUp()
        #expect(outcome.models.map(\.origin) == [.scattered] && outcome.generation == .nothing)
        #expect(
            outcome.models.first?.note
                == "no output, because the files of Xcode are in several folders: App/Books, App/Model")
    }

    /// Xcode generates one of the entities in its builds: the layout of the others does not write its files.
    @Test func entitiesOfBuildsAreLeftOut() throws {
        try writeModel()
        try writeXcodeFiles(.xcode12, .swift)
        for part in ["Class", "Properties"] {
            try FileManager.default.removeItem(atPath: folder.path("App/Model/Book+CoreData\(part).swift"))
        }
        try writeModel(codegen: "class", of: ["Book"])
        _ = try setUp()
        let generated = try generate()
        #expect(generated.report.files.map { shown($0.path) }.allSatisfy { $0.contains("Author") })
        #expect(generated.report.files.allSatisfy { !$0.action.writes })
    }

    // MARK: mogenerator

    @Test func foldersOfMogenerator() throws {
        try writeModel()
        try writeMogeneratorFiles(machine: "App/Machine", human: "App/Human")
        let outcome = try setUp()
        let settings = try #require(try configured().first?.settings)
        #expect(settings.output.map(shown) == "App/Machine" && settings.humanOutput.map(shown) == "App/Human")
        #expect(outcome.models.map(\.origin) == [.mogenerator])
        let written = try generate().report.files.filter(\.action.writes).map { shown($0.path) }
        #expect(Set(written).isSuperset(of: ["App/Machine/_Author.swift", "App/Machine/_Book.swift"]))
        #expect(written.allSatisfy { $0.hasPrefix("App/Machine/_") })
        try expectNoClassTwice()
    }

    @Test func objectiveCOfMogenerator() throws {
        try writeModel()
        for name in ["Author", "Book"] {
            try folder.write(
                "\(ExistingClassTests.mark)#import <CoreData/CoreData.h>\n@interface _\(name) : NSManagedObject\n@end\n",
                to: "Classes/_\(name).h")
            try folder.write("\(ExistingClassTests.mark)@implementation _\(name)\n@end\n", to: "Classes/_\(name).m")
            try folder.write(
                "#import \"_\(name).h\"\n@interface \(name) : _\(name) {}\n@end\n", to: "Classes/\(name).h")
            try folder.write("#import \"\(name).h\"\n@implementation \(name)\n@end\n", to: "Classes/\(name).mm")
        }
        let outcome = try setUp()
        let settings = try #require(try configured().first?.settings)
        #expect(settings.language?.value == .objectiveC && outcome.generation == .harmless)
        #expect([settings.output, settings.humanOutput].map { $0.map(shown) } == ["Classes", "Classes"])
        let written = try generate().report.files.filter(\.action.writes).map { shown($0.path) }
        #expect(written.allSatisfy { $0.hasPrefix("Classes/_") } && written.count == 4)
    }

    /// Human files in a folder for each entity: none is written.
    @Test func humanFilesInSeveralFolders() throws {
        try writeModel()
        try writeMogeneratorFiles(machine: "App/Machine", human: "App/Human")
        try move("App/Human/Book.swift", to: "App/Books")
        let before = try text("App/Books/Book.swift")
        _ = try setUp()
        #expect(try configured().first?.settings.human.value == false)
        #expect(try generate().result == .done)
        #expect(try text("App/Books/Book.swift") == before)
        try expectNoClassTwice()
    }

    // MARK: Other classes

    @Test func classesWrittenByHandHaveNoOutput() throws {
        try writeModel()
        try folder.write(
            "import CoreData\n\nfinal class Author: Base {}\n/* class Book */ @objc(Book) class Book: NSManagedObject {}\n",
            to: "App/Models.swift")
        let outcome = try setUp()
        #expect(outcome.models.map(\.origin) == [.manual] && outcome.generation == .nothing)
        #expect(outcome.models.first?.note == "no output, because you write or edited the classes: App/Models.swift")
        #expect(throws: UsageError.self) { try generate() }
    }

    @Test func classesOfBuildsHaveNoOutput() throws {
        try writeModel(codegen: "class")
        try folder.write("extension Book {}\n", to: "App/Book+Reading.swift")
        let outcome = try setUp()
        #expect(outcome.models.map(\.origin) == [.build] && outcome.generation == .nothing)
    }

    /// Tests, other targets of a package, and folders of other programs do not matter.
    @Test func classesOfOtherTargetsDoNotMatter() throws {
        try writeModel(at: "Sources/Kit/M.xcdatamodeld")
        try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        let places = [
            "Sources/Other", "Tests/KitTests", "Pods/Books", "Carthage/Checkouts/Books", ".build/checkouts/Books",
            "DerivedData/Books", "KitUITests",
        ]
        for place in places { try folder.write("class Book: NSManagedObject {}\n", to: "\(place)/Book.swift") }
        try folder.write("class Book: NSManagedObject {}\n", to: "Example/Book.swift")
        try folder.makeFolder("Example/Example.xcodeproj")
        let outcome = try setUp()
        #expect(outcome.models.map(\.origin) == [.new] && outcome.generation == .harmless)
        #expect(try configured().first?.settings.output.map(shown) == "Sources/Kit/Generated")
        #expect(try generate().report.diagnostics.isEmpty)
    }

    /// Each model has its own layout; the commands work on all of them.
    @Test func modelsWithDifferentClasses() throws {
        try writeModel(at: "App/A.xcdatamodeld")
        try folder.write("class Author: NSManagedObject {}\nclass Book: NSManagedObject {}\n", to: "App/Books.swift")
        try writeModel(["Crew", "Ship"], at: "App/B.xcdatamodeld")
        try writeMogeneratorFiles(["Crew", "Ship"], machine: "App/Machine", human: "App/Human")
        try writeModel(["Tag", "Zoo"], at: "App/C.xcdatamodeld", codegen: "category")
        try writeModel(["Desk", "Room"], at: "App/D.xcdatamodeld")
        let outcome = try setUp()
        #expect(outcome.models.map(\.origin) == [.manual, .mogenerator, .build, .new])
        // One support file in the module.
        #expect(try configured().map(\.settings.support.value) == [true, true, true, false])
        let generated = try generate()
        #expect(generated.result == .done && generated.report.diagnostics.isEmpty)
        #expect(generated.report.files.count { $0.path.hasSuffix("_ModelcSupport.swift") } == 1)
        try expectNoClassTwice()
        let check = try check()
        #expect(check[part: .generated]?.state == .passed)
    }

    // MARK: generate

    /// The warning has the line of the declaration, and is given only for files that are new.
    @Test func aClassThatIsDeclaredAlready() throws {
        try writeModel()
        try folder.write(
            "import CoreData\n\n// class Book in a comment\n@objc(Book)\nfinal class Book: NSManagedObject {\n}\n",
            to: "App/Models/Model.swift")
        try folder.write("models: [{ path: App/M.xcdatamodeld, output: App/Out }]\n", to: ".modelc.yml")
        let found = try generate(isRehearsal: true).report.diagnostics
        #expect(found.map(\.id) == [.classAlreadyDeclared])
        #expect(found.first?.location?.path == "App/Models/Model.swift" && found.first?.location?.position?.line == 5)
        #expect(
            found.first?.message
                == "'App/Models/Model.swift' declares the class 'Book' already, and 'App/Out/Book.swift' declares it again"
        )
        let written = try generate()
        #expect(written.result == .done && written.report.diagnostics == found)
        #expect(try generate().report.diagnostics.isEmpty)
    }

    @Test func machineClassesOfMogeneratorElsewhere() throws {
        try writeModel()
        try writeMogeneratorFiles(machine: "App/Machine", human: "App/Human")
        try folder.write("models: [{ path: App/M.xcdatamodeld, output: App/Out }]\n", to: ".modelc.yml")
        let found = try generate(isRehearsal: true).report.diagnostics
        #expect(found.map(\.id) == Array(repeating: .classAlreadyDeclared, count: 4))
        let helps = Set(found.compactMap(\.help))
        #expect(
            helps.contains(
                "keep the file with your code: set 'human-output' to the folder of 'App/Human/Book.swift', or remove it"
            ))
        #expect(Set(found.compactMap(\.location?.path)).contains("App/Machine/_Book.swift"))
    }

    /// Models whose classes modelc does not generate are no reason to stop.
    @Test func modelsWithoutOutputAreLeftToOtherCommands() throws {
        try writeModel()
        try writeModel(["Crew", "Ship"], at: "App/B.xcdatamodeld")
        try folder.write(
            "models: [{ path: App/M.xcdatamodeld }, { path: App/B.xcdatamodeld, output: Out }]\n", to: ".modelc.yml")
        #expect(try Set(generate().report.files.map(\.model)).count == 1)
        try folder.write("models: [{ path: App/M.xcdatamodeld }]\n", to: ".modelc.yml")
        #expect(throws: UsageError.self) { try generate() }
    }
}

extension ExistingClassTests {
    private static let mark = "// DO NOT EDIT. This file is machine-generated and constantly overwritten.\n"

    private func writeModel(
        _ names: [String] = ["Author", "Book"], at path: String = "App/M.xcdatamodeld", codegen: String? = nil,
        of entities: [String]? = nil, attribute: String = "title"
    ) throws {
        let texts = names.map { name in
            let isOfBuild = codegen != nil && (entities ?? names).contains(name)
            return """
                <entity name="\(name)" representedClassName="\(name)" syncable="YES"\
                \(isOfBuild ? " codeGenerationType=\"\(codegen ?? "")\"" : "")>
                    <attribute name="\(attribute)" optional="YES" attributeType="String"/>
                </entity>
                """
        }
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            \(texts.joined(separator: "\n"))
            </model>
            """, to: "\(path)/V.xcdatamodel/contents")
    }

    /// Files as Xcode writes them: modelc's own, with the header of a person.
    private func writeXcodeFiles(
        _ era: XcodeEra, _ language: OutputLanguage,
        header: String = "//  Created by Ann on 1/2/19.\n//  Copyright © Ann."
    ) throws {
        var request = GenerateRequest(path: "App/M.xcdatamodeld")
        request.settings.output = .flag(ConfiguredPath("App/Model"))
        request.settings.style = .flag(.era(era))
        request.settings.language = .flag(language == .swift ? .swift : .objectiveC)
        request.settings.allEntities = .flag(true)
        for file in try Generate(request, in: workspace).run().report.files {
            let text = try String(contentsOfFile: file.path, encoding: .utf8)
            let code = try #require(text.firstRange(of: "\n\n")).lowerBound
            try folder.write("//\n//  Book\n//  App\n//\n\(header)\n//" + text[code...], to: shown(file.path))
        }
    }

    private func writeMogeneratorFiles(
        _ names: [String] = ["Author", "Book"], machine: String, human: String
    ) throws {
        for name in names {
            try folder.write(
                ExistingClassTests.mark + "import CoreData\n\nopen class _\(name): NSManagedObject {\n}\n",
                to: "\(machine)/_\(name).swift")
            try folder.write("@objc(\(name))\nopen class \(name): _\(name) {\n}\n", to: "\(human)/\(name).swift")
        }
    }

    private func move(_ path: String, to place: String, as name: String? = nil) throws {
        try folder.makeFolder(place)
        let name = name ?? (path as NSString).lastPathComponent
        try FileManager.default.moveItem(atPath: folder.path(path), toPath: folder.path("\(place)/\(name)"))
    }

    private func setUp() throws -> SetupOutcome { try ProjectSetup(SetupRequest(), in: workspace).run() }

    private func generate(isRehearsal: Bool = false) throws -> GenerateOutcome {
        var request = GenerateRequest()
        request.action.isRehearsal = isRehearsal
        return try Generate(request, in: workspace).run()
    }

    private func check() throws -> CheckOutcome {
        var request = CheckRequest()
        request.only = ["generated"]
        return try ProjectCheck(request, in: workspace).run()
    }

    private func configured() throws -> [EffectiveModel] {
        EffectiveConfiguration(try LoadedConfiguration(in: workspace).configuration).models
    }

    private func shown(_ path: String) -> String { workspace.display.path(path) }

    private func shown(_ setting: Setting<ConfiguredPath>) -> String { shown(setting.value.path) }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    private func sources() throws -> [String: String] {
        try Dictionary(uniqueKeysWithValues: folder.files().filter { !$0.hasPrefix(".") }.map { ($0, try text($0)) })
    }

    private func expectNoClassTwice() throws {
        let names = try sources().flatMap { path, text in
            SourceScanner.classes(in: Array(text.utf8), path: path).filter { !$0.isExtension }.map(\.name)
        }
        #expect(names.count == Set(names).count, "\(names.sorted())")
    }
}
