import ModelcTestSupport
import Testing

/// The section `lint` of `.modelc.yml`.
@Suite struct LintConfigurationTests {
    private let project: LintFixture

    init() throws {
        project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Bakery.xcdatamodeld")
    }

    private func configure(_ text: String) throws { try project.folder.write(text, to: ".modelc.yml") }

    @Test func settingsHoldAndFlagsOverrideThem() throws {
        try configure(
            """
            lint:
              preset: [recommended@1]
              min-severity: info
              fail-on: never
              rules:
                attributes: off
                optional-scalar-without-default: warning
            """)
        let document = try project.json()
        #expect(document.findings.map(\.rule) == LintFixture.bakeryRules.filter { $0 != "insecure-transformer" })
        #expect(document.findings.last?.severity == "warning", "a rule's own entry goes before its category's")
        #expect(document.status == 0)
        #expect(try project.json("--fail-on", "warning").status == 1)
        #expect(try project.json("--min-severity", "error").findings.count == 1)
        #expect(try project.json("--no-config").findings.count == 3)
    }

    @Test func optionsOfRulesHold() throws {
        try configure("lint:\n  rules:\n    too-many-properties: { severity: error, max: 3 }\n")
        let found = try project.json().findings.first { $0.rule == "too-many-properties" }
        #expect(found?.severity == "error" && found?.selector == "Loaf")
    }

    @Test func platformsAndPresetsOfTheFileHold() throws {
        try configure("lint:\n  cloudkit: true\n")
        #expect(try project.json().findings.contains { $0.rule == "cloudkit-required-relationship" })
        try configure("lint:\n  preset: cloudkit\n  cloudkit: auto\n")
        #expect(try project.json().findings.contains { $0.rule == "cloudkit-required-relationship" })
        try configure("lint:\n  versions: all\n  max-warnings: 2\n  fail-on: error\n")
        #expect(try project.json("--except", "default-not-representable").status == 0)
    }

    @Test func partsOfModelsAreIgnoredForAReason() throws {
        try configure(
            """
            lint:
              ignore:
                - { select: "Bakery#Loaf.photo", rules: [insecure-transformer], reason: old stores }
                - { select: "Other*#*", rules: [naming] }
            """)
        let outcome = try project.lint("--show-suppressed")
        #expect(outcome.output.contains("(suppressed: old stores) [insecure-transformer]"), "\(outcome.output)")
        #expect(outcome.output.contains("1 error, 1 warning in 1 model (1 suppressed, 0 in baseline)"))
        #expect(
            outcome.errors.contains(".modelc.yml:4:7: warning: nothing is suppressed by 'Other*#*'"),
            "\(outcome.errors)")
        #expect(outcome.status == 1)
    }

    @Test(arguments: [
        (
            "preset: recomended",
            "2:11: error: lint.preset: there is no preset 'recomended'; did you mean 'recommended'?"
        ),
        ("preset: strict@9", "2:11: error: lint.preset: there is no preset 'strict@9'; the newest number is 1"),
        ("rules: { mising-inverse: off }", "2:12: error: lint.rules: there is no rule or category 'mising-inverse'"),
        ("rules: { naming: { max: 1 } }", "2:12: error: lint.rules: category 'naming' has no options"),
        (
            "rules: { too-many-properties: { maxx: 1 } }",
            "error: lint.rules: rule 'too-many-properties' has no option 'maxx'"
        ),
        ("rules: { too-many-properties: { max: a } }", "option 'max' of rule 'too-many-properties' must be a number"),
        ("ignore: [{ select: Loaf, rules: [naming] }]", "error: lint.ignore: 'Loaf' selects nothing"),
        (
            "ignore: [{ select: \"A#B\", rules: [namin] }]",
            "lint.ignore: there is no rule or category 'namin'; did you mean"
        ),
        ("rulez: {}", "error: 'rulez' is not a key of lint"),
        ("max-warnings: -1", "error: lint.max-warnings is the number -1, not a whole number from 0"),
    ])
    func whatDoesNotExistIsAnErrorAtItsPlace(_ yaml: String, _ message: String) throws {
        try configure("lint:\n  \(yaml)\n")
        let outcome = try project.lint()
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix(".modelc.yml:2:"))
    }

    @Test func theSettingsCanBeShown() throws {
        try configure("lint:\n  preset: strict\n  rules: { naming: off }\n")
        let outcome = try project.lint("--print-config", "--fail-on", "error")
        #expect(outcome.status == 0)
        for line in [
            "lint:\n  preset: [strict]  # .modelc.yml:2\n", "  fail-on: error  # --fail-on\n",
            "    naming: \"off\"  # .modelc.yml:3\n", "  versions: current  # default\n",
        ] {
            #expect(outcome.output.contains(line), "\(line) in \(outcome.output)")
        }
        try configure(outcome.output)
        #expect(try project.lint("--print-config").status == 0, "what is shown is itself a configuration")
    }

    @Test func suppressionsMayNeedAReason() throws {
        try configure("lint:\n  require-suppression-reason: true\n")
        let entry = "<userInfo><entry key=\"modelc.lint.disable\" value=\"insecure-transformer\"/></userInfo>"
        try project.write(
            "<entity name=\"A\">\n<attribute name=\"p\" optional=\"YES\" attributeType=\"Transformable\">\(entry)</attribute>\n</entity>",
            to: "Bakery.xcdatamodeld")
        #expect(try project.json().findings.contains { $0.rule == "suppression-without-reason" })
        #expect(try !project.json("--no-config").findings.contains { $0.rule == "suppression-without-reason" })
    }
}
