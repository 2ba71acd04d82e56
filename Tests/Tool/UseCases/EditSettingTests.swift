import Foundation
import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// Settings and names that actions refuse, and the messages about actions that succeed.
@Suite struct EditSettingTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        var request = NewModelRequest(path: "L")
        request.entities = ["A", "B"]
        _ = try NewModel(request, in: workspace).run()
    }

    private var contents: String {
        get throws {
            try String(contentsOfFile: folder.path("L.xcdatamodeld/L.xcdatamodel/contents"), encoding: .utf8)
        }
    }

    @discardableResult
    private func edit(_ script: String) throws -> EditOutcome {
        var request = EditRequest()
        request.script = script
        return try Edit(request, in: workspace).run()
    }

    private func failure(_ script: String) throws -> Diagnostic {
        let old = try contents
        let failure = try #require(throws: RunFailure.self) { try edit(script) }
        #expect(try contents == old)
        return try #require(failure.diagnostics.first)
    }

    /// A setting that the type does not allow is not written.
    @Test(arguments: [
        ("add attribute A.x String --scalar", "--scalar does not apply"),
        ("add attribute A.x Int16 --regex x", "--regex does not apply"),
        ("add attribute A.x String --external-storage", "--external-storage does not apply"),
        ("add attribute A.x Int32 --transformer T", "--transformer does not apply"),
        ("add attribute A.x Int32 --class T", "--class does not apply"),
        ("add relationship A.x B --ordered", "--ordered does not apply"),
        ("add relationship A.x B --max 5", "--max: '5' does not apply"),
    ])
    func aSettingOfAnotherTypeIsRefused(_ action: String, _ message: String) throws {
        let failure = try failure(action)
        #expect(failure.id.rawValue == "invalid-action" && failure.message.contains(message), "\(failure)")
    }

    @Test func whatTheTypeHasIsWritten() throws {
        try edit(
            """
            add attribute A.i Int16 --scalar
            add attribute A.s String --regex x
            add attribute A.d Binary --external-storage
            add attribute A.t Transformable --transformer T --class NSColor
            add relationship A.r B --to-many --ordered --max 5
            add relationship A.q B --to-many --max 0
            """)
        let text = try contents
        #expect(text.contains("regularExpressionString=\"x\"") && text.contains("maxCount=\"5\""))
        // Without a limit, Xcode writes none.
        #expect(!text.contains("maxCount=\"0\""))
    }

    /// Xcode's terms are recognised.
    @Test(arguments: [
        ("set relationship A.r --delete casade", "did you mean 'cascade'?"),
        ("set entity A --parent ''", "--no-parent"),
        ("set attribute A.s", "add a setting"),
    ])
    func theHelpNamesTheRightWord(_ action: String, _ help: String) throws {
        try edit("add attribute A.s String\nadd relationship A.r B")
        let failure = try failure(action)
        #expect(failure.help?.contains(help) ?? false, "\(failure)")
    }

    /// The name of an entity must be a valid name for a generated class.
    @Test(arguments: [
        "class", "self", "init", "Self", "Protocol", "NSObject", "NSManagedObject", "NSString", "Foundation",
        "CodingKeys", "ManagedKey", "value", "Type", "Any", "Set", "Error", "var", "Protocol2", "Task",
    ])
    func anEntityHasTheNameOfAClass(_ name: String) throws {
        let generated = isGenerated(name)
        if generated {
            try edit("add entity \(name)")
        } else {
            let failure = try failure("add entity \(name)")
            #expect(failure.id.rawValue == "unusable-name" && failure.modelPath == name, "\(failure)")
            // A class with another name does not depend on the entity's name; a renamed entity keeps its class.
            try edit("add entity \(name) --class Other")
            try edit("rename entity \(name) Other\nrename entity A \(name)")
        }
    }

    @Test func aNewModelHasEntitiesWithNamesOfClassesOnly() throws {
        var request = NewModelRequest(path: "M")
        request.entities = ["Book", "Protocol"]
        let failure = try #require(throws: RunFailure.self) { try NewModel(request, in: workspace).run() }
        #expect(failure.diagnostics.map(\.id.rawValue) == ["unusable-name"])
        #expect(!FileManager.default.fileExists(atPath: folder.path("M.xcdatamodeld")))
    }

    /// Whether code is generated for a class with a name.
    private func isGenerated(_ name: String) -> Bool {
        var entity = EntityDescription()
        (entity.name, entity.representedClassName) = (name, "." + name)
        var model = ManagedObjectModel()
        model.entities = [entity]
        let generated = CodeGenerator(CodeGenerationInput(sourceName: "M", modelName: "M"))
            .generate(ResolvedModel(model)) { SourceLocation(path: "M", position: $0.position) }
        return generated.files.contains { $0.path == "_\(name).swift" }
    }

    /// If the old name of a renamed attribute is reused, Core Data could not distinguish the two.
    @Test func anOldNameNeedsAnIdentifierOfItsOwn() throws {
        try edit("add attribute A.t String")
        let failure = try failure("rename attribute A.t x\nadd attribute A.t String")
        #expect(failure.id.rawValue == "duplicate-renaming-identifier", "\(failure)")
        try edit("rename attribute A.t x\nadd attribute A.t String --renaming-id newT")
        #expect(try contents.contains("elementID=\"t\"") && contents.contains("elementID=\"newT\""))
    }

    /// A flag is removed together with its attribute.
    @Test func swappedNamesKeepTheirSettings() throws {
        try edit("add attribute A.a String --indexed\nadd attribute A.b String")
        let outcome = try edit("rename attribute A.a t\nrename attribute A.b a\nrename attribute A.t b")
        #expect(outcome.otherChanges.isEmpty && !outcome.difference.changes.isEmpty)
        #expect(try edit("set attribute A.b --no-indexed").otherChanges.count == 1)
    }

    /// A model that was already in that state: an edit reports only its own changes.
    @Test func problemsThatWereThereAreNoChanges() throws {
        try edit("add attribute A.t String\nadd attribute A.x String")
        let path = folder.path("L.xcdatamodeld/L.xcdatamodel/contents")
        let text = try contents.replacing("name=\"x\"", with: "name=\"x\" elementID=\"t\"")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let outcome = try edit("add attribute B.y String")
        #expect(outcome.difference.changes.map(\.modelPath) == ["B.y"])
        #expect(Set(outcome.verdict.obstacles).count == outcome.verdict.obstacles.count)
    }

    /// A setting of `set` may be written in the same form in `add`, once.
    @Test func addTakesWhatSetCallsASetting() throws {
        try edit(
            """
            add composite P
            add attribute P.code String
            add fetch-request recent --entity A
            add attribute A.n --type Int16
            add attribute A.p --composite P
            add relationship A.b --destination B --inverse a --to-many-inverse
            """)
        let text = try contents
        for part in [
            "fetchRequest name=\"recent\" entity=\"A\"", "name=\"n\" optional=\"YES\" attributeType=\"Integer 16\"",
            "name=\"b\" optional=\"YES\" maxCount=\"1\" deletionRule=\"Nullify\" destinationEntity=\"B\"",
        ] {
            #expect(text.contains(part), "\(text)")
        }
        #expect(try failure("add fetch-request twice A --entity B").message.contains("names its entity twice"))
        #expect(try failure("add attribute A.q --composite Nope").id.rawValue == "unknown-element")
    }

    /// A change that `plan` warns of is not reported as lossless.
    @Test func narrowerNumbersMayNotFit() throws {
        let told = { (action: String) in
            var request = EditRequest()
            request.script = action
            request.destination = .newVersion(nil)
            request.isRehearsal = true
            return try Edit(request, in: workspace).run().text(.text)
        }
        try edit("add attribute A.i Int64 --no-default")
        let text = try told("set attribute A.i --type Int16")
        #expect(text.contains("some values may not fit") && !text.contains("without loss"), "\(text)")
        try edit("set attribute A.i --type Int16")
        #expect(try told("set attribute A.i --type Int32").contains("without loss"))
    }

    @Test func whatGoesWithAnEntityIsTold() throws {
        try edit("add configuration Cloud A\nadd member Cloud B")
        let outcome = try edit("remove entity B")
        #expect(outcome.removedAlong == ["the member B of the configuration Cloud"])
    }

    @Test func aSampleGetsTheGenerationAskedFor() throws {
        var request = NewModelRequest(path: "S")
        request.sample = "Library"
        request.codeGeneration = .classDefinition
        _ = try NewModel(request, in: workspace).run()
        let text = try String(contentsOfFile: folder.path("S.xcdatamodeld/S.xcdatamodel/contents"), encoding: .utf8)
        #expect(text.split(separator: "codeGenerationType=\"class\"").count == 3)
    }

    @Test func aSampleThatCloudKitCannotMirrorIsRefused() throws {
        var request = NewModelRequest(path: "S")
        request.sample = "Library"
        request.isUsedWithCloudKit = true
        let failure = try #require(throws: RunFailure.self) { try NewModel(request, in: workspace).run() }
        #expect(failure.diagnostics.contains { $0.id.rawValue == "cloudkit-unique-constraint" })
        #expect(!FileManager.default.fileExists(atPath: folder.path("S.xcdatamodeld")))
    }
}
