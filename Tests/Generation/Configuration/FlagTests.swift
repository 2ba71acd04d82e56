import ModelcDiagnostics
import ModelcText
import Testing

@testable import ModelcConfiguration

/// Flags follow the rules of the file.
@Suite struct FlagTests {
    @Test(arguments: SettingTable.all.map(\.name))
    func eachSettingIsAFlag(_ name: String) throws {
        let key = try #require(SettingTable.all.first { $0.name == name })
        let samples = ["true", "xcode12", "swift", "public", "Some text", "A,B", "{ Book: { skip: true } }"]
        let more = [
            "nonisolated", "model", "nonoptional", "scalar", "date", "object", "set", "class", "both", "automatic",
            "root",
        ]
        let outputs = ["[{ template: a, file-name: \"{{class}}\" }]"]
        let readings = (samples + more + outputs).map { FlagReader.read(name, $0) }
        let right = readings.filter(\.diagnostics.isEmpty)
        #expect(!right.isEmpty)
        for reading in right {
            #expect(reading.settings.shownMembers(where: \.isSet).map(\.key) == [key.name])
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

    @Test func faultsNameTheFlag() {
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
