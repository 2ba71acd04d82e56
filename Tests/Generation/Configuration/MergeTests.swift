import ModelcBase
import ModelcTestSupport
import Testing

@testable import ModelcConfiguration
@testable import ModelcSettings

/// Flags override the model, the model overrides `generate`, and `generate` overrides defaults.
@Suite struct MergeTests {
    @Test func theNearestWins() throws {
        let file = try configuration(
            """
            models:
              - path: A
                access: internal
                numbers: object
              - path: B
            generate:
              access: public
              module: Library
              numbers: model
            """)
        var flags = GenerateSettings()
        flags.numbers = .flag(.scalar)
        let effective = EffectiveConfiguration(file, flags: flags)
        #expect(effective.models.map(\.settings.access.value) == [.internal, .public])
        #expect(effective.models.map(\.settings.module?.value) == ["Library", "Library"])
        #expect(effective.models.map(\.settings.numbers) == [.flag(.scalar), .flag(.scalar)])
        #expect(effective.generate.access.value == .public)
        #expect(effective.generate.dates == Setting(.date, .standard))
    }

    @Test(arguments: SettingTable.all.map(\.name))
    func eachSettingOverridesItself(_ name: String) throws {
        let key = try #require(SettingTable.all.first { $0.name == name })
        let values = SettingSample.values(of: key)
        let far = try configuration("generate:\n  \(name): \(values[0].written)").generate
        let near = try configuration("generate:\n\n  \(name): \(values[values.count > 1 ? 1 : 0].written)").generate
        #expect(GenerateSettings().merging(far) == far)
        #expect(far.merging(GenerateSettings()) == far)
        // Settings of entities are merged instead.
        if name != "entities" { #expect(far.merging(near) == near) }
    }

    @Test func entitiesAreMergedKeyByKey() throws {
        let file = try configuration(
            """
            models:
              - path: A
                entities:
                  Book: { access: internal }
                  Page: { skip: true }
            generate:
              identifiable: true
              entities:
                Book: { access: public, snapshots: true }
                Draft: { skip: true }
            """)
        let settings = try #require(EffectiveConfiguration(file).models.first).settings
        let entities = try #require(settings.entities).value
        #expect(entities.entities.map(\.name) == ["Book", "Draft", "Page"])
        #expect(entities["Book"]?.settings.access.value == .internal)
        #expect(entities["Book"]?.settings.snapshots.value == true)
        #expect(entities["Draft"]?.skip?.value == true)
        #expect(settings.settings(ofEntity: "Book").identifiable.value == true)
        #expect(settings.settings(ofEntity: "Book").access.value == .internal)
        #expect(settings.settings(ofEntity: "Other").access.value == .internal)
    }

    @Test func someDefaultsFollowOtherSettings() throws {
        let xcode = try configuration("generate: { style: xcode12, output: Out }").generate.completed()
        #expect(xcode.language == nil, "the model's own")
        #expect(xcode.humanOutput == Setting(ConfiguredPath("Out"), .standard))
        let modern = GenerateSettings().completed()
        #expect(modern.language == Setting(.swift, .standard))
        #expect(modern.humanOutput == nil)
        let own = try configuration("generate: { style: xcode12, language: objc }").generate.completed()
        #expect(own.language?.value == .objectiveC)
    }

    @Test func aLayoutHasDefaultsOfItsOwnWhichSettingsReplace() throws {
        let settings = try configuration("generate: { style: xcode-compatible, collections: set }").generate.completed()
        #expect(settings.language == Setting(.swift, .standard))
        #expect(settings.numbers == Setting(.xcode, .standard))
        #expect(settings.access == Setting(.public, .standard))
        #expect(settings.optionality.value == .always && settings.dates.value == .xcode)
        #expect(settings.identifiable.value && settings.scalars.value == .xcode)
        #expect(settings.collections.value == .set)
        let modern = try configuration("generate: { style: modern }").generate.completed()
        #expect(modern.numbers.value == .scalar && modern.access.value == .internal)
    }

    @Test func aModelOnTheCommandLineHasItsEntries() throws {
        let file = try configuration(
            "models: [{ path: M, access: public }, { path: ./M, language: objc }, { path: N }]")
        let effective = EffectiveConfiguration(file)
        #expect(effective.models(at: "M").map(\.path.path) == ["M"])
        let same = effective.models(at: "x/../M") { $0.hasSuffix("M") && $1.hasSuffix("M") }
        #expect(same.map(\.settings.language?.value) == [.swift, .objectiveC])
        #expect(same.map { $0.nearness(of: \.language) } == [.standard, .model])
        #expect(same.map { $0.nearness(of: \.access) } == [.model, .standard])
        #expect(
            effective.models(at: "Z") == [
                EffectiveModel(path: ConfiguredPath("Z"), origin: .flag, settings: effective.generate)
            ])
    }
}

/// The output of `modelc config`.
@Suite struct EffectiveConfigurationTests {
    private let goldens = Goldens("Tests/Generation/Configuration/Goldens")

    private func effective() throws -> EffectiveConfiguration {
        var flags = GenerateSettings()
        flags.human = .flag(false)
        flags.module = .flag("yes")
        return EffectiveConfiguration(try configuration(ConfigurationPage.sample), flags: flags)
    }

    @Test func isShownAsYAML() throws {
        try goldens.expect(try effective().yaml, "effective.yml")
    }

    @Test func isShownAsJSON() throws {
        try goldens.expect(JSONWriter.text(of: try effective().json), "effective.json")
    }

    @Test func withoutAFileThereAreDefaults() throws {
        try goldens.expect(EffectiveConfiguration().yaml, "defaults.yml")
    }

    /// The output is a configuration with the same meaning.
    @Test func whatIsShownCanBeRead() throws {
        let shown = try effective()
        let read = EffectiveConfiguration(try configuration(shown.yaml))
        #expect(
            SettingTable.all.map { $0.shown(read.generate).plain }
                == SettingTable.all.map { $0.shown(shown.generate).plain })
        #expect(read.models.map(\.path.path) == shown.models.map(\.path.path))
        for (left, right) in zip(read.models, shown.models) {
            #expect(
                SettingTable.all.map { $0.shown(left.settings).plain }
                    == SettingTable.all.map { $0.shown(right.settings).plain })
        }
    }

    @Test(arguments: [
        "", " ", "a", "a b", " a", "a ", "1", "1.5", "0x1", "-", "- a", "-a", "yes", "No", "true", "null", "~", "a: b",
        "a #b",
        "#a", "{{class}}", "[a]", "a,b", "'a'", "\"a\"", "a\\b", "a\nb", "a\tb", "*a", "&a", "!a", "@a", "%a", "`a",
        "|", ">",
        "?", "? a", ":", ".5", "1e3", "2024-01-01", "12:30", "ä", "日本", "\u{1}", "\u{85}", "\u{2028}", "a\u{FEFF}",
        "\u{202E}",
        "...", "---", "<<", "=", "/a/b", "../a", "1_000", "+1", ".inf",
    ])
    func eachTextIsReadBackAsItIs(_ text: String) throws {
        let spelling = YAMLScalar.text(text)
        for yaml in [
            "lint: { a: [\(spelling)] }", "lint:\n  a: [\(spelling)]  # comment", "lint:\n  a:\n  - \(spelling)\n",
        ] {
            let document = YAMLDocumentReader(
                document: YAMLSource(path: "text", source: SourceText(Array(yaml.utf8)))
            ).read()
            guard case .mapping(let roots) = document.root?.content,
                case .mapping(let members)? = roots.first?.value.content,
                case .list(let items)? = members.first?.value.content
            else {
                Issue.record("\(yaml) is not a list")
                continue
            }
            #expect(items.map(\.text) == [text])
            guard case .text = items.first?.meaning else {
                Issue.record("\(spelling) is no text")
                continue
            }
        }
    }
}
