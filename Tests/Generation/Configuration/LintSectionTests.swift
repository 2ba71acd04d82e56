import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcSettings

/// The section `lint`: plain values, whose meaning only the tool knows.
@Suite struct LintSectionTests {
    private let full = """
        lint:
          preset: [recommended@1, cloudkit]
          preview: true
          versions: all
          min-severity: info
          fail-on: never
          max-warnings: 3
          rules:
            naming: off
            too-many-properties: { severity: error, max: 60 }
            entity-without-identifier: { name: id, types: [UUID], strict: true }
          cloudkit: [Cloud]
          swiftdata: false
          deployment: { ios: 15.0, macos: "12" }
          against: origin/main
          released: [Library, "Library 2"]
          ignore:
            - { select: "Old*#*", rules: [naming], reason: imported }
          require-suppression-reason: true
          sources: [App, "Code/**/*.swift", /abs/File.m]
          baseline: Lint/baseline
        """

    @Test func readsEachKey() throws {
        let lint = try configuration(full, path: "Sub/.modelc.yml").lint
        #expect(lint.preset?.value.texts == ["recommended@1", "cloudkit"])
        #expect(lint.preview?.value == true)
        #expect(lint.versions?.value == .all && lint.minSeverity?.value == .note && lint.failOn?.value == .never)
        #expect(lint.maxWarnings?.value == 3)
        #expect(lint.cloudKit?.value == .configurations(["Cloud"]) && lint.swiftData?.value == .never)
        #expect(lint.deployment?.value.iOS?.value.text == "15.0" && lint.deployment?.value.tvOS == nil)
        let rules = try #require(lint.rules?.value.entries)
        #expect(rules.map(\.name) == ["naming", "too-many-properties", "entity-without-identifier"])
        #expect(rules.map(\.severity) == [.off, .error, nil])
        #expect(rules[2].options.map(\.value) == [.text("id"), .list(["UUID"]), .boolean(true)])
        let ignore = try #require(lint.ignore?.value.first)
        #expect(ignore.select == "Old*#*" && ignore.rules == ["naming"] && ignore.reason?.value == "imported")
        #expect(lint.against?.value == "origin/main")
        #expect(lint.released?.value.names == ["Library", "Library 2"])
        #expect(lint.requireSuppressionReason?.value == true)
        #expect(lint.baseline?.value.path == "Sub/Lint/baseline")
    }

    @Test func pathsOfSourcesCountFromTheFile() throws {
        let lint = try configuration(full, path: "Sub/.modelc.yml").lint
        #expect(lint.sources?.value.paths.map(\.path) == ["Sub/App", "Sub/Code/**/*.swift", "/abs/File.m"])
        #expect(try configuration("lint: { sources: App }").lint.sources?.value.paths.map(\.path) == ["App"])
    }

    @Test func releasesMayBeTags() throws {
        let lint = try configuration("lint: { released: { tags: \"v*\" } }").lint
        #expect(lint.released?.value.tags.texts == ["v*"] && lint.released?.value.names == [])
        #expect(lint.yaml.contains("  released:\n    tags: [\"v*\"]  # .modelc.yml:1\n"), "\(lint.yaml)")
        #expect(
            try configuration("lint: { released: { tags: [a, b] } }").lint.released?.value.tags.texts == [
                "a", "b",
            ])
    }

    @Test func eachFieldHasARow() {
        let count = Mirror(reflecting: LintFields()).children.count
        #expect(LintTables.rows.count == count, "give each field of LintFields a row in LintTables")
        for row in LintTables.rows { #expect(row.key.summary.hasSuffix("."), "\(row.key.name)") }
    }

    /// A setting that no use case reads would be accepted without effect.
    @Test func eachFieldIsRead() throws {
        let folder = Repository.path("Sources/ModelcKit")
        let code = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
        let words = Set(code.matches(of: /\.(\w+)/).map { String($0.output.1) })
        let fields = Mirror(reflecting: LintFields()).children.compactMap { $0.label }
        #expect(fields.filter { !words.contains($0) } == [], "read these settings in Sources/ModelcKit/Lint")
    }

    @Test func oneTextIsAList() throws {
        #expect(try configuration("lint: { preset: strict }").lint.preset?.value.texts == ["strict"])
        #expect(try configuration("lint: { cloudkit: auto }").lint.cloudKit?.value == .automatic)
        #expect(try configuration("lint: { cloudkit: true }").lint.cloudKit?.value == .always)
    }

    @Test func nearerSettingsGoFirst() throws {
        var flags = LintConfiguration()
        flags.preset = .flag(TextList(["none"]))
        let merged = try configuration("lint: { preset: strict, preview: true }").lint.merging(flags)
        #expect(merged.preset?.value.texts == ["none"] && merged.preset?.origin == .flag)
        #expect(merged.preview?.value == true)
    }

    @Test func whatIsShownIsReadBackAsItIs() throws {
        let lint = try configuration(full).lint
        let again = try configuration(lint.yaml).lint
        let values = { (yaml: String) in yaml.replacing(/\ +#.*/, with: "") }
        #expect(values(again.yaml) == values(lint.yaml))
        #expect(lint.yaml.contains("    naming: \"off\"  # .modelc.yml:9\n"), "\(lint.yaml)")
        #expect(
            LintConfiguration().yaml.contains("  fail-on: warning  # default\n  # max-warnings: as `fail-on` says\n"))
    }

    @Test(arguments: [
        (
            "rules: [a]",
            "1:16 invalid-configuration-value: lint.rules is a list, not a mapping of names and settings (write 'missing-inverse: error')"
        ),
        (
            "rules: { a: loud }",
            "1:21+4 invalid-configuration-value: lint.rules.a is 'loud', not one of error, warning, info, off"
        ),
        (
            "rules: { a: { max: 1.5 } }",
            "1:28+3 invalid-configuration-value: lint.rules.a.max is the number 1.5, not a whole number"
        ),
        (
            "deployment: { ios: new }",
            "1:28+3 invalid-configuration-value: lint.deployment.ios is 'new', not the version of a system (write \"15.0\")"
        ),
        (
            "deployment: { linux: 1 }",
            "1:23+5 unknown-configuration-key: 'linux' is not a key of lint.deployment (the keys are ios, macos, tvos, watchos, visionos)"
        ),
        (
            "ignore: [{ rules: [a] }]",
            "1:18 missing-configuration-key: lint.ignore has an entry without 'select' (add 'select: …', a text)"
        ),
        (
            "ignore: [a]",
            "1:18+1 invalid-configuration-value: lint.ignore is 'a', not a mapping of keys and values (write '{ select: \"a\", rules: […] }')"
        ),
        (
            "cloudkit: Cloud",
            "1:19+5 invalid-configuration-value: lint.cloudkit is 'Cloud', not auto, true, false or a list of configurations (for one configuration write [Cloud])"
        ),
        (
            "released: { tags: [v], tag: w }",
            "1:32+3 unknown-configuration-key: 'tag' is not a key of lint.released (did you mean 'tags'?)"
        ),
        (
            "sources: [~/App]",
            "1:19+5 invalid-configuration-value: lint.sources is '~/App', not a path from the configuration's folder (write the folder out)"
        ),
        ("versions: newest", "1:19+6 invalid-configuration-value: lint.versions is 'newest', not one of current, all"),
        ("presett: a", "1:9+7 unknown-configuration-key: 'presett' is not a key of lint (did you mean 'preset'?)"),
    ])
    func problemsHaveAPlaceAndANextStep(_ yaml: String, _ problem: String) {
        #expect(problems("lint: { \(yaml) }") == [problem])
    }
}
