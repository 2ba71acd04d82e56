import Foundation
import ModelcSettings
import ModelcTestSupport
import Testing

/// Every setting has an effect: each changes the generated code, from the file as by its flag, and for a single entity
/// if it can be set for one.
@Suite struct SettingEffectTests {
    struct Sample: Sendable {
        var value: String
        /// Other settings that are needed for an effect.
        var base = ""
    }

    private static let objectiveC = "language: objc, base-class: Base"
    private static let xcode = "style: xcode12"
    private static let swiftData = "language: swiftdata"
    private static let mogenerator = "style: mogenerator, language: objc"

    /// A value for each setting that differs from its default.
    static let samples: [String: Sample] = [
        "language": Sample(value: "objc"), "style": Sample(value: "xcode12"), "templates": Sample(value: "Own"),
        "output": Sample(value: "Other"), "human-output": Sample(value: "Other"), "human": Sample(value: "false"),
        "support": Sample(value: "false"), "full-support": Sample(value: "true"), "typed-keys": Sample(value: "false"),
        "single-file": Sample(value: "true"),
        "outputs": Sample(value: "[{ template: one.t, file-name: 'X{{class}}.txt', overwrite: human }]"),
        "configuration": Sample(value: "Cloud"), "include-xcode-codegen": Sample(value: "true"),
        "shields": Sample(value: "false"), "on-insert": Sample(value: "[title=uuid]"),
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
        "minimum-os": Sample(value: "ios17", base: swiftData),
        "versioned-schema": Sample(value: "Schema", base: swiftData),
        "base-class-force": Sample(value: "Mine", base: mogenerator),
        "template-vars": Sample(value: "[frc=true]", base: mogenerator),
        "mogenerator-version": Sample(value: "'1.24'", base: mogenerator),
    ]

    /// The code that is generated without the settings, by the other settings.
    private static let plain = Result {
        try Set(samples.values.map(\.base) + [publicAccess]).reduce(into: [:]) { made, base in
            made[base] = try SettingFixture().files(configuration(base)).files
        }
    }
    private static let publicAccess = "access: public"

    @Test func thereIsASampleOfEachSetting() {
        let names = Set(SettingEffectTests.samples.keys)
        let settings = Set(SettingEffectTests.all.map(\.name))
        #expect(settings.subtracting(names).sorted() == [], "give these settings a value in samples")
        #expect(names.subtracting(settings).sorted() == [], "these are not settings")
    }

    /// All settings except those whose effect needs models with errors, or with parts that SwiftData cannot say:
    /// `FaultyModelTests` and `GenerateSwiftDataTests` cover them.
    private static let all = SettingTable.all.filter { $0.name != "strict" && $0.name != "same-hashes" }

    @Test(arguments: TestScope.share(of: all.map(\.name), outOf: 4))
    func eachSettingHasAnEffectFromTheFileAndByItsFlag(_ name: String) throws {
        let sample = try #require(SettingEffectTests.samples[name])
        let fixture = try SettingFixture()
        let before = try #require(try SettingEffectTests.plain.get()[sample.base])
        #expect(!before.isEmpty)
        let setting = "\(name): \(sample.value)"
        let (after, outcome) = try fixture.files(SettingEffectTests.configuration(sample.base, setting))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(before != after && !after.isEmpty)
        let (flagged, flagOutcome) = try fixture.files(
            SettingEffectTests.configuration(sample.base), flag(name, sample.value))
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
        let base = isAccess ? SettingEffectTests.publicAccess : sample.base
        let before = try #require(try SettingEffectTests.plain.get()[base])
        let own = "entities: { Book: { \(name): \(isAccess ? "internal" : sample.value) } }"
        let (after, outcome) = try fixture.files(SettingEffectTests.configuration(base, own))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(before.filter { $0.key.contains("Book") } != after.filter { $0.key.contains("Book") })
        #expect(before.filter { $0.key.contains("Chapter") } == after.filter { $0.key.contains("Chapter") })
    }

    private static func configuration(_ settings: String...) -> String {
        let isElsewhere = settings.contains { $0.hasPrefix("output:") }
        let all = (isElsewhere ? [] : ["output: Out"]) + settings.filter { !$0.isEmpty }
        return "generate: { \(all.joined(separator: ", ")) }"
    }

    private func flag(_ name: String, _ value: String) -> [String] {
        switch value {
        // On the command line, Xcode's layout also covers entities with Manual/None.
        case _ where name == "style": ["--\(name)", value, "--no-all-entities"]
        case "true": ["--\(name)"]
        case "false": ["--no-\(name)"]
        case "[Combine]", "[title=uuid]", "[frc=true]", "'1.24'":
            ["--\(name)", String(value.dropFirst().dropLast())]
        default: ["--\(name)", value]
        }
    }
}

/// A folder with a model on which each setting has an effect.
struct SettingFixture {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SettingFixture.model, to: "M.xcdatamodel/contents")
        try folder.write("// <$entity.className$> is mine\n", to: "Own/human.swift.motemplate")
        try folder.write("<$entity.className$>\n", to: "one.t")
    }

    /// Generates with a configuration and flags; returns the files without the model and templates, with their texts.
    func files(_ yaml: String, _ flags: [String] = []) throws -> (files: [String: String], ModelcProcess.Outcome) {
        for made in ["Out", "Other"] { try? FileManager.default.removeItem(atPath: folder.path(made)) }
        try folder.write(yaml, to: ".modelc.yml")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run(["generate", "M.xcdatamodel"] + flags)
        let names = try folder.files().filter { $0.hasPrefix("Out") || $0.hasPrefix("Other") }
        let pairs = try names.map { ($0, try String(contentsOfFile: folder.path($0), encoding: .utf8)) }
        return (Dictionary(uniqueKeysWithValues: pairs), outcome)
    }

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Auto" representedClassName="Auto" codeGenerationType="class">
                <attribute name="day" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="name" attributeType="String"/>
            </entity>
            <entity name="Book" representedClassName="Book">
                <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="pages" optional="YES" attributeType="Integer 16" usesScalarValueType="NO"/>
                <attribute name="price" optional="YES" attributeType="Decimal"/>
                <attribute name="printed" optional="YES" attributeType="Date" usesScalarValueType="YES"/>
                <attribute name="rank" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="NO"/>
                <attribute name="title" attributeType="String"/>
                <relationship name="author" maxCount="1" deletionRule="Nullify" destinationEntity="Chapter"/>
                <relationship name="chapters" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Chapter"/>
                <fetchIndex name="byTitle">
                    <fetchIndexElement property="title" type="Binary" order="ascending"/>
                </fetchIndex>
                <userInfo><entry key="colour" value="red"/></userInfo>
            </entity>
            <entity name="Chapter" representedClassName="Chapter">
                <attribute name="length" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="NO"/>
            </entity>
            <entity name="Far" representedClassName="Kit.Far"/>
            <configuration name="Cloud">
                <memberEntity name="Book"/>
            </configuration>
        </model>
        """
}

/// Each setting of the configuration is a flag, and each flag a setting or an action.
@Suite struct SettingFlagTests {
    /// Options that are not settings: which files are read, and what is done this time.
    private static let actions: Set = [
        "model-version", "config", "no-config", "force", "prune", "stamp", "dry-run", "check", "check-semantics",
        "format", "diff", "adopt",
        "report", "reporter", "directory", "color", "quiet", "verbose", "help",
        "version",
    ]

    @Test(arguments: ["generate", "config"])
    func flagsAndSettingsAreTheSame(_ command: String) throws {
        let flags = try flags(of: command)
        let settings = SettingTable.all.map(\.name)
        #expect(Set(settings).subtracting(flags).sorted() == [], "add these to the arguments of the tool")
        let switches = SettingTable.all.filter { $0.key.kind == .boolean }.map { "no-" + $0.name }
        let others = flags.subtracting(settings).subtracting(switches).subtracting(SettingFlagTests.actions)
        #expect(others.sorted() == [], "add these to SettingTable, or to the actions above")
        #expect(Set(switches).subtracting(flags).sorted() == [], "what a file says must be revocable")
    }

    private func flags(of command: String) throws -> Set<String> {
        let text = try ModelcProcess().run(command, "--experimental-dump-help").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let description = try #require(root["command"] as? [String: Any])
        #expect(description["commandName"] as? String == command)
        let arguments = try #require(description["arguments"] as? [[String: Any]])
        return Set(arguments.flatMap(names))
    }

    private func names(of argument: [String: Any]) -> [String] {
        (argument["names"] as? [[String: String]] ?? []).filter { $0["kind"] == "long" }.compactMap { $0["name"] }
    }
}
