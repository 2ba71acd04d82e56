import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcLint

@Suite struct SettingsTests {
    private let all = [
        "error no-action-delete-rule Courier.parcels", "info deny-on-required Parcel.courier",
        "warning missing-inverse Parcel.label",
    ]

    private func summaries(_ edit: (inout LintSettings) -> Void) -> [String] { lint(depot(), editing: edit).summaries }

    @Test func recommended() {
        #expect(summaries { _ in } == all)
        #expect(summaries { $0.presets = [] }.isEmpty)
        #expect(summaries { $0.presets = [PresetReference("recommended", number: 1)] } == all)
    }

    @Test func aCategoryAndARuleOfIt() {
        let off = summaries { $0.rules["delete-rules"] = RuleSetting(.off) }
        #expect(off == ["warning missing-inverse Parcel.label"])
        let both = summaries {
            $0.rules["delete-rules"] = RuleSetting(.off)
            $0.rules["deny-on-required"] = RuleSetting(.error)
        }
        #expect(both == ["error deny-on-required Parcel.courier", "warning missing-inverse Parcel.label"])
    }

    /// A rule may have a higher severity in some cases; the configuration overrides that.
    @Test func aConfiguredSeverityHoldsForAllCases() {
        #expect(
            summaries { $0.rules["no-action-delete-rule"] = RuleSetting(.note) }.contains(
                "info no-action-delete-rule Courier.parcels"))
    }

    @Test func onlySelectAndIgnore() {
        #expect(summaries { $0.only = ["inverses"] } == ["warning missing-inverse Parcel.label"])
        #expect(summaries { $0.only = ["avoid-deny"] } == ["warning avoid-deny Parcel.courier"])
        #expect(
            summaries { $0.select = ["avoid-deny"] } == all[..<1] + ["warning avoid-deny Parcel.courier"] + all[1...])
        #expect(summaries { $0.ignore = ["delete-rules"] } == ["warning missing-inverse Parcel.label"])
        let none = summaries {
            $0.only = ["inverses"]
            $0.ignore = ["missing-inverse"]
        }
        #expect(none.isEmpty)
    }

    @Test func presetsCombineFromLeftToRight() {
        let parity = summaries { $0.presets = [PresetReference("xcode-parity")] }
        #expect(parity == [all[0], all[2]])
        #expect(summaries { $0.presets = [PresetReference("recommended"), PresetReference("none")] }.isEmpty)
        #expect(summaries { $0.presets = [PresetReference("none"), PresetReference("recommended")] } == all)
        #expect(summaries { $0.presets = [PresetReference("all")] }.contains("info avoid-deny Parcel.courier"))
    }

    @Test func structuralRulesCannotBeSwitchedOff() {
        let faulty = model(entity("A", parent: "B"))
        let found = lint(faulty) {
            $0.presets = [PresetReference("none")]
            $0.rules["correctness"] = RuleSetting(.off)
            $0.ignore = ["unknown-parent-entity"]
            $0.only = ["missing-inverse"]
        }
        #expect(found.summaries == ["error unknown-parent-entity A"])
    }

    @Test func previewRulesWaitForLeave() {
        var transient = depot()
        transient.entities[1].relationships[0].isTransient = true
        let rule = "delete-rule-on-transient"
        let isFound = { (edit: (inout LintSettings) -> Void) in
            lint(transient, editing: edit).findings.contains { $0.rule.id.rawValue == rule }
        }
        #expect(!isFound { _ in })
        #expect(!isFound { $0.only = [rule] })
        #expect(!isFound { $0.presets = [PresetReference("all")] })
        #expect(isFound { $0.allowsPreview = true })
    }

    @Test func problems() {
        var settings = LintSettings()
        #expect(settings.problems().isEmpty)
        settings.presets = [PresetReference("recomended"), PresetReference("strict", number: 9)]
        settings.rules = [
            "mising-inverse": RuleSetting(.off), "naming": RuleSetting(options: ["max": .integer(1)]),
            "missing-inverse": RuleSetting(options: ["max": .integer(1)]),
        ]
        settings.select = ["delete-rules"]
        #expect(
            settings.problems() == [
                "category 'naming' has no options; set them for its rules",
                "rule 'missing-inverse' has no option 'max'",
                "there is no preset 'recomended'; did you mean 'recommended'?",
                "there is no preset 'strict@9'; the newest number is 1",
                "there is no rule or category 'mising-inverse'; did you mean 'missing-inverse'?",
            ])
    }

    @Test func presetReferences() {
        #expect(PresetReference(parsing: "recommended@1") == PresetReference("recommended", number: 1))
        #expect(PresetReference(parsing: "all") == PresetReference("all"))
        #expect(PresetReference(parsing: "all@x") == nil)
    }

    @Test func platformsAreGated() {
        let use = { (use: PlatformUse, model: ManagedObjectModel) in
            PlatformScope(use, model, modelFlag: model.isUsedWithCloudKit, flag: \.isUsedWithCloudKit)
        }
        let plain = depot { $0.configurations = [configuration("Cloud", "Parcel")] }
        let flagged = depot { $0.isUsedWithCloudKit = true }
        let parcel = plain.entities[1]
        #expect(!use(.automatic, plain).isActive)
        #expect(use(.automatic, flagged).contains(parcel))
        #expect(!use(.never, flagged).isActive)
        #expect(use(.always, plain).contains(parcel))
        #expect(use(.configurations(["Cloud"]), plain).contains(parcel))
        #expect(!use(.configurations(["Cloud"]), plain).contains(plain.entities[0]))
        #expect(!use(.configurations(["Local"]), plain).isActive)
        let marked = depot {
            $0.configurations = [configuration("Cloud", "Parcel")]
            $0.configurations[0].isUsedWithCloudKit = true
        }
        #expect(use(.automatic, marked).contains(parcel))
    }
}
