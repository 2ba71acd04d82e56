import ModelcConfiguration
import ModelcTestSupport
import Testing

/// No setting is only read: each changes what is generated, from the file as by its flag, and for a single entity where it
/// can be set for one.
@Suite struct SettingEffectTests {
    struct Sample: Sendable {
        var value: String
        /// What else is set, so that there is an effect.
        var base = ""
    }

    private static let objectiveC = "language: objc, base-class: Base"
    private static let xcode = "style: xcode12"

    /// A value for each setting that differs from its default.
    static let samples: [String: Sample] = [
        "language": Sample(value: "objc"), "style": Sample(value: "xcode12"), "templates": Sample(value: "Own"),
        "output": Sample(value: "Other"), "human-output": Sample(value: "Other"), "human": Sample(value: "false"),
        "support": Sample(value: "false"), "single-file": Sample(value: "true"),
        "outputs": Sample(value: "[{ template: one.t, file-name: 'X{{class}}.txt', overwrite: human }]"),
        "configuration": Sample(value: "Cloud"), "include-xcode-codegen": Sample(value: "true"),
        "entities": Sample(value: "{ Chapter: { skip: true } }"), "access": Sample(value: "public"),
        "module": Sample(value: "Kit"), "isolation": Sample(value: "none"), "imports": Sample(value: "[Combine]"),
        "base-class": Sample(value: "Mine"), "optionality": Sample(value: "always"),
        "required-without-default": Sample(value: "optional"), "required-to-one": Sample(value: "optional"),
        "numbers": Sample(value: "object"), "dates": Sample(value: "model"), "decimal": Sample(value: "swift"),
        "collections": Sample(value: "nsset"), "identifiable": Sample(value: "true"),
        "codable": Sample(value: "true", base: "snapshots: true"), "snapshots": Sample(value: "true"),
        "userinfo-constants": Sample(value: "true"), "doc-facts": Sample(value: "true"),
        "constants": Sample(value: "extern", base: objectiveC), "scalars": Sample(value: "both", base: objectiveC),
        "base-class-import": Sample(value: "<Kit/Base.h>", base: objectiveC),
        "all-entities": Sample(value: "true", base: xcode), "codegen": Sample(value: "manual", base: xcode),
        "header": Sample(value: "none", base: xcode), "nsdate": Sample(value: "true", base: xcode),
        "xcode-identifiable": Sample(value: "none", base: xcode),
        "xcode-optionality": Sample(value: "model", base: xcode),
        "programmatic-model": Sample(value: "true"),
    ]

    @Test func thereIsASampleOfEachSetting() {
        let names = Array(SettingEffectTests.samples.keys)
        #expect(names.sorted() == SettingTable.all.map(\.name).sorted())
    }

    @Test(arguments: SettingTable.all.map(\.name))
    func eachSettingHasAnEffectFromTheFileAndByItsFlag(_ name: String) throws {
        let sample = try #require(SettingEffectTests.samples[name])
        let fixture = try SettingFixture()
        let (before, _) = try fixture.files(configuration(sample.base))
        #expect(!before.isEmpty)
        let setting = "\(name): \(sample.value)"
        let (after, outcome) = try fixture.files(configuration(sample.base, setting))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(before != after && !after.isEmpty)
        let (flagged, flagOutcome) = try fixture.files(configuration(sample.base), flag(name, sample.value))
        #expect(flagOutcome.status == 0, "\(flagOutcome.errors)")
        #expect(flagged.keys.sorted() == after.keys.sorted())
        #expect(flagged == after)
    }

    @Test(arguments: SettingTable.all.filter(\.isPerEntity).map(\.name))
    func anEntitysOwnSettingHasAnEffectOnItsFiles(_ name: String) throws {
        let sample = try #require(SettingEffectTests.samples[name])
        let fixture = try SettingFixture()
        // A class can be less accessible than the others, not more.
        let isAccess = name == "access"
        let base = isAccess ? "access: public" : sample.base
        let (before, _) = try fixture.files(configuration(base))
        let own = "entities: { Book: { \(name): \(isAccess ? "internal" : sample.value) } }"
        let (after, outcome) = try fixture.files(configuration(base, own))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(before.filter { $0.key.contains("Book") } != after.filter { $0.key.contains("Book") })
        #expect(before.filter { $0.key.contains("Chapter") } == after.filter { $0.key.contains("Chapter") })
    }

    private func configuration(_ settings: String...) -> String {
        let isElsewhere = settings.contains { $0.hasPrefix("output:") }
        let all = (isElsewhere ? [] : ["output: Out"]) + settings.filter { !$0.isEmpty }
        return "generate: { \(all.joined(separator: ", ")) }"
    }

    private func flag(_ name: String, _ value: String) -> [String] {
        switch value {
        case "true": ["--\(name)"]
        case "false": ["--no-\(name)"]
        case "[Combine]": ["--\(name)", "Combine"]
        default: ["--\(name)", value]
        }
    }
}
