import ModelcDiagnostics
import ModelcJSON
import Testing

@testable import ModelcConfiguration

/// Each key is read at each place where it may stand.
@Suite struct SettingTests {
    @Test(arguments: SettingTable.all.map(\.name))
    func isReadUnderGenerate(_ name: String) throws {
        let key = try #require(SettingTable.all.first { $0.name == name })
        for (written, shown) in SettingSample.values(of: key) {
            let settings = try configuration("generate:\n  \(name): \(written)\n").generate
            #expect(key.shown(settings).plain == shown)
            #expect(settings.shownMembers(where: \.isSet).map(\.key) == [name], "no other key is set")
        }
    }

    @Test(arguments: SettingTable.all.map(\.name))
    func isReadForAModel(_ name: String) throws {
        let key = try #require(SettingTable.all.first { $0.name == name })
        for (written, shown) in SettingSample.values(of: key) {
            let models = try configuration("models:\n  - path: M\n    \(name): \(written)\n").models
            #expect(models.map { key.shown($0.settings).plain } == [shown])
        }
    }

    @Test(arguments: SettingTable.all.filter(\.isPerEntity).map(\.name))
    func isReadForAnEntity(_ name: String) throws {
        let key = try #require(SettingTable.all.first { $0.name == name })
        for (written, shown) in SettingSample.values(of: key) {
            let settings = try configuration("generate:\n  entities:\n    Book: { \(name): \(written) }\n").generate
            let book = try #require(settings.entities?.value["Book"])
            #expect(key.shown(book.settings).plain == shown)
        }
    }

    @Test(arguments: SettingTable.all.filter { !$0.isPerEntity }.map(\.name))
    func otherSettingsAreTheSameForAllEntities(_ name: String) {
        let message = "'\(name)' is not a key of generate.entities.Book (it is the same for all entities of a model)"
        let found = faults("generate: { entities: { Book: { \(name): a } } }")
        #expect(found == ["1:33+\(name.utf8.count) unknown-configuration-key: \(message)"])
    }

    @Test func readsTheRest() throws {
        let configuration = try configuration(
            """
            # everything besides settings
            version: 1
            models:
              - path: A.xcdatamodeld
              - path: B
            generate:
            lint: { rules: { naming: off } }
            """, path: "Sub/.modelc.yml")
        #expect(configuration.version?.value.number == 1)
        #expect(configuration.models.map(\.path.path) == ["Sub/A.xcdatamodeld", "Sub/B"])
        #expect(configuration.models.map(\.path.text) == ["A.xcdatamodeld", "B"])
        #expect(configuration.generate == GenerateSettings())
        #expect(configuration.lint.rules?.value.entries.map(\.name) == ["naming"])
    }

    @Test func knowsWhereEachValueStands() throws {
        let settings = try configuration("generate:\n  module: \"Bücher\"\n  access: public\n").generate
        guard case .file(let location) = settings.access?.origin else { return #expect(Bool(false)) }
        #expect(location.path == ".modelc.yml")
        #expect(location.position?.line == 3)
        #expect(location.position?.column == 11)
        #expect(location.length == 6)
    }

    @Test(arguments: ["", "\n", "# nothing\n", "---\n", "~", "models:\ngenerate:\nlint:\nversion: 1\n"])
    func nothingIsAConfiguration(_ yaml: String) throws {
        let configuration = try configuration(yaml)
        #expect(configuration.models.isEmpty)
        #expect(configuration.generate == GenerateSettings())
    }

    @Test func linesMayEndAsOnWindowsAndTheFileMayBeginWithAByteOrderMark() throws {
        let settings = try configuration("\u{FEFF}generate:\r\n  access: public\r\n  imports:\r\n    - A\r\n").generate
        #expect(settings.access?.value == .public)
        #expect(settings.imports?.value == ["A"])
    }
}
