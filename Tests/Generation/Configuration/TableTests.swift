import ModelcTestSupport
import Testing

@testable import ModelcConfiguration

/// The tables are complete, and all that is made of them is true.
@Suite struct TableTests {
    /// A field without a row could never be set.
    @Test func eachFieldHasARow() {
        let fields = Mirror(reflecting: GenerateSettings()).children.compactMap(\.label).map(kebab)
        #expect(fields == SettingTable.all.map(\.name), "mend SettingTable or GenerateSettings")
    }

    @Test func namesAreKebabCaseAndUnique() {
        let names = SettingTable.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase } })
        #expect(!names.contains("path") && !names.contains("skip"))
    }

    @Test func summariesAreSentences() {
        for key in ConfigurationTables.generate.keys {
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
            sample.generate.outputs?.value.map { $0.fileName.name(model: "M", class: "Book") } == ["BookMock.swift"])
    }

    private func kebab(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
