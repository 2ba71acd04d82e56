import ModelcBase
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcConfiguration
@testable import ModelcSettings

/// Each key is read in each place where it is allowed.
@Suite struct SettingTests {
    @Test(arguments: SettingTable.all.map(\.name))
    func isReadUnderGenerate(_ name: String) throws {
        let key = try #require(SettingTable.all.first { $0.name == name })
        for (written, shown) in SettingSample.values(of: key) {
            let settings = try configuration("generate:\n  \(name): \(written)\n").generate
            #expect(key.shown(settings).plain == shown)
            #expect(settings.setMembers.map(\.key) == [name], "no other key is set")
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
        let found = problems("generate: { entities: { Book: { \(name): a } } }")
        #expect(found == ["1:33+\(name.utf8.count) unknown-configuration-key: \(message)"])
    }

    /// Settings are one reference with value semantics.
    @Test func aChangeOfACopyIsNoneOfTheOriginal() {
        var original = GenerateSettings()
        original.imports = Setting(["A"])
        var copy = original
        #expect(copy == original && copy.hashValue == original.hashValue)
        copy.imports.value.append("B")
        #expect(original.imports.value == ["A"] && copy.imports.value == ["A", "B"])
        #expect(copy != original)
        copy.imports.value.removeLast()
        #expect(copy == original && copy.hashValue == original.hashValue)
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
        guard case .file(let location) = settings.access.origin else { return #expect(Bool(false)) }
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
        #expect(settings.access.value == .public)
        #expect(settings.imports.value == ["A"])
    }
}

/// Flags follow the rules of the file.
@Suite struct FlagTests {
    @Test(arguments: SettingTable.all.map(\.name))
    func eachSettingIsAFlag(_ name: String) throws {
        let key = try #require(SettingTable.all.first { $0.name == name })
        let samples = ["true", "xcode12", "swift", "public", "Some text", "A,B", "{ Book: { skip: true } }"]
        let more = [
            "nonisolated", "model", "nonoptional", "scalar", "date", "object", "set", "class", "both", "automatic",
            "root", "ios18",
        ]
        let outputs = ["[{ template: a, file-name: \"{{class}}\" }]"]
        let readings = (samples + more + outputs).map { FlagReader.read(name, $0) }
        let right = readings.filter(\.diagnostics.isEmpty)
        #expect(!right.isEmpty)
        for reading in right {
            #expect(reading.settings.setMembers.map(\.key) == [key.name])
        }
    }

    @Test func flagsAreTheirOwnOrigin() {
        #expect(FlagReader.read("access", "public").settings.access == .flag(.public))
        #expect(FlagReader.read("imports", "A, B").settings.imports == .flag(["A", "B"]))
        #expect(FlagReader.read("module", "1").settings.module == .flag("1"), "a shell has no quotes to keep")
        let book = FlagReader.read("entities", "{ Book: { access: public } }").settings.entities?.value["Book"]
        #expect(book?.settings.access == .flag(.public))
        #expect(book?.origin == .flag)
    }

    @Test func problemsNameTheFlag() {
        let found = FlagReader.read("entities", "{ Book: { acess: public } }").diagnostics
        #expect(found.map(\.location?.path) == ["--entities"])
        #expect(
            found.map(spelt) == [
                "1:11+5 unknown-configuration-key: 'acess' is not a key of --entities.Book (did you mean 'access'?)"
            ])
        #expect(FlagReader.read("human", "maybe").diagnostics.map(\.id) == [.invalidConfigurationValue])
        #expect(FlagReader.read("outputs", "[").diagnostics.map(\.id) == [.invalidYAML])
    }
}

/// The tables are complete, and everything generated from them is correct.
@Suite struct TableTests {
    /// A field without a row could never be set.
    @Test func eachFieldHasARow() {
        let fields = Mirror(reflecting: GenerateFields()).children.compactMap(\.label).map(kebab)
        #expect(fields == SettingTable.all.map(\.name), "fix SettingTable or GenerateFields")
    }

    @Test func namesAreKebabCaseAndUnique() {
        let names = SettingTable.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase } })
        #expect(!names.contains("path") && !names.contains("skip"))
    }

    @Test func summariesAreSentences() {
        for key in GenerateTables.generate.keys {
            #expect(key.summary.hasSuffix(".") && !key.summary.contains("|"), "\(key.name)")
        }
    }

    @Test func thePageIsUpToDate() throws {
        try Goldens("Sources/modelc/Documentation.docc").expect(ConfigurationPage.text, "Configuration.md")
    }

    @Test func thePagesSampleIsRight() throws {
        let sample = try configuration(ConfigurationPage.sample)
        #expect(sample.models.count == 2)
        #expect(
            sample.generate.outputs?.value.map { $0.fileName.filled { "\($0)" } } == ["classMock.swift"])
    }

    private func kebab(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
