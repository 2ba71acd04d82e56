import ModelcDiagnostics
import ModelcJSON
import ModelcTestSupport
import ModelcText
import Testing

@testable import ModelcConfiguration
@testable import ModelcSettings

/// What `modelc config` shows.
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

    /// What is shown is a configuration that means the same.
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
