import ModelcFiles
import ModelcSchema
import Testing

@testable import ModelcEditing

/// Whether `edit` writes `syncable="YES"` on new properties, as Xcode does if the model names an old Xcode.
@Suite struct SyncableTests {
    private func editor(_ minimum: String?, savedBy tools: String?) -> SchemaEditor {
        var model = ManagedObjectModel()
        model.minimumToolsVersion = minimum
        model.lastSavedToolsVersion = tools.map(ToolsVersion.init)
        model.entities = ["Author", "Book"].map { name in
            var entity = EntityDescription()
            entity.name = name
            return entity
        }
        return SchemaEditor(model)
    }

    /// The lines that the actions wrote for properties: one of each kind, and an inverse that `add` creates.
    private func properties(_ minimum: String?, savedBy tools: String?) throws -> [Substring] {
        var editor = editor(minimum, savedBy: tools)
        let lines = [
            "add attribute Book.title String", "add relationship Book.author Author --inverse books --to-many-inverse",
            "add fetched-property Author.recent Book",
        ]
        for line in lines { try editor.make(try #require(try ActionParser.action(line: line))) }
        let text = String(decoding: ModelWriter().contents(of: editor.model), as: UTF8.self)
        return text.split(separator: "\n").filter { line in
            ["<attribute ", "<relationship ", "<fetchedProperty "].contains { line.contains($0) }
        }
    }

    @Test(arguments: ["Xcode 4.1", "Xcode 4.3", "Xcode 7.0", "Xcode 7.3", "Xcode 8.0", "Xcode 9.0"])
    func aModelForAnOldXcodeGetsTheFlagFromEveryEditor(minimum: String) throws {
        for tools in ["1811", "14490.99", "14886", "22758", "25201", nil] {
            let lines = try properties(minimum, savedBy: tools)
            #expect(lines.count == 4)
            #expect(lines.allSatisfy { $0.contains(" syncable=\"YES\"") }, "\(minimum), \(tools ?? "-"): \(lines)")
        }
    }

    @Test(arguments: ["Automatic", nil, "Xcode 11.0", "Xcode 13.0", "Xcode"])
    func anyOtherModelGetsItFromOldEditorsOnly(minimum: String?) throws {
        for (tools, isWritten) in [("14490.99", true), ("14886", false), ("25201", false)] {
            let lines = try properties(minimum, savedBy: tools)
            #expect(lines.count == 4)
            #expect(lines.allSatisfy { $0.contains("syncable") == isWritten }, "\(minimum ?? "-"), \(tools): \(lines)")
        }
        #expect(try properties(minimum, savedBy: nil).allSatisfy { !$0.contains("syncable") })
    }

    @Test func theFirstEditorsKnewNoSuchFlag() throws {
        #expect(try properties("Xcode 4.1", savedBy: "871").allSatisfy { !$0.contains("syncable") })
        #expect(try properties("Xcode 4.1", savedBy: "872").allSatisfy { $0.contains("syncable") })
    }

    @Test(arguments: ["Automatic", "Xcode 4.3"])
    func anEntityAlwaysGetsIt(minimum: String) throws {
        var editor = editor(minimum, savedBy: "25201")
        try editor.make(try #require(try ActionParser.action(line: "add entity Shelf")))
        #expect(editor.model.entities.first { $0.name == "Shelf" }?.isSyncable == true)
    }
}
