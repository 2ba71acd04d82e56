import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

@Suite struct SuppressionTests {
    @Test func aPropertyOrItsEntityMaySuppress() {
        let byProperty = depot {
            $0.entities[1].relationships[1].userInfo = disabling("missing-inverse -- no way back")
        }
        #expect(lint(byProperty).suppressedSummaries == ["missing-inverse Parcel.label userInfo: no way back"])
        #expect(lint(byProperty).findings.count == 2)
        let byEntity = depot { $0.entities[1].userInfo = disabling("inverses,delete-rules -- imported") }
        #expect(lint(byEntity).summaries.isEmpty)
        #expect(lint(byEntity).suppressed.count == 3)
    }

    /// The finding is at Courier.parcels; Parcel.courier is the other party.
    @Test func theOtherSideMaySuppress() {
        let model = depot { $0.entities[1].relationships[0].userInfo = disabling("no-action-delete-rule") }
        #expect(lint(model).suppressedSummaries == ["no-action-delete-rule Courier.parcels userInfo: -"])
    }

    @Test func subentitiesAreNotCovered() {
        var model = depot { $0.entities[2].userInfo = disabling("missing-inverse -- x") }
        var label = relationship("other", to: "Parcel")
        label.deleteRule = .nullify
        model.entities.append(entity("Sticker", parent: "Label", links: [label]))
        #expect(lint(model).summaries.contains("warning missing-inverse Sticker.other"))
    }

    @Test func structuralRulesAreNeverSuppressed() {
        let faulty = model(entity("A", parent: "B") { $0.userInfo = disabling("unknown-parent-entity -- later") })
        #expect(lint(faulty).summaries.contains("error unknown-parent-entity A"))
        #expect(
            lint(faulty).findings.map(\.finding.message).contains(
                "A suppresses unknown-parent-entity, which cannot be suppressed: a model with such an error cannot be used "
                    + "at all"))
    }

    @Test func unusedOnes() {
        let model = depot {
            $0.entities[1].relationships[1].userInfo = disabling(
                "missing-inverse, cascade-both-ways, avoid-deny -- why")
            $0.entities[2].userInfo = disabling("delete-rules")
        }
        let found = lint(model).findings.filter { $0.rule.id == UnusedSuppression.id }
        #expect(
            found.map(\.finding.message) == [
                "Label suppresses delete-rules, which reports nothing there",
                "Parcel.label suppresses cascade-both-ways, which reports nothing there",
            ])
        let fixes = Set(found.compactMap(\.finding.fix?.edits.first))
        #expect(
            fixes == [
                .setUserInfo(of: position(5), key: "modelc.lint.disable", value: "missing-inverse, avoid-deny -- why"),
                .removeUserInfo(of: position(6), key: "modelc.lint.disable"),
            ])
        #expect(!lint(model) { $0.select = ["avoid-deny"] }.findings.contains { $0.rule.id == UnusedSuppression.id })
    }

    /// A rule that did not run might have found something.
    @Test func rulesThatDidNotRunAreNotCalledUnused() {
        let model = depot { $0.entities[2].userInfo = disabling("avoid-deny, cloudkit -- x") }
        #expect(!lint(model).findings.contains { $0.rule.category == .meta })
    }

    @Test func unknownNamesAndReasons() {
        let model = depot { $0.entities[2].userInfo = disabling("mising-inverse, all") }
        let found = lint(model) { $0.requiresSuppressionReason = true }.findings.filter { $0.rule.category == .meta }
        #expect(
            found.map { "\($0.severity) \($0.finding.message) => \($0.finding.help ?? "")" } == [
                "warning Label suppresses mising-inverse, all without a reason => add ' -- why'",
                "warning Label names the rule 'all', which does not exist => modelc rules lists the rules",
                "warning Label names the rule 'mising-inverse', which does not exist => did you mean 'missing-inverse'?",
            ])
    }

    @Test func entriesOfTheConfiguration() throws {
        var context = LintContext()
        context.bundleName = "Depot"
        context.versionName = "Depot 2"
        let select = try #require(SelectorPattern("Dep*/Depot 2#Parcel.*"))
        let other = try #require(SelectorPattern("Other#*"))
        let result = lint(depot(), context) {
            $0.ignoreEntries = [
                IgnoreEntry(select: other, rules: ["missing-inverse"]),
                IgnoreEntry(select: select, rules: ["inverses", "delete-rules"], reason: "imported"),
            ]
        }
        #expect(result.usedIgnoreEntries == [1])
        #expect(result.summaries.isEmpty)
        #expect(result.suppressedSummaries.first == "no-action-delete-rule Courier.parcels config: imported")
    }

    /// After the findings are suppressed, none is reported, and existing suppressions are kept.
    @Test func suppressionsForFindings() {
        let model = depot {
            $0.entities[1].relationships[1].userInfo = disabling("avoid-deny -- an old reason")
            $0.entities[2].parentName = "Gone"
        }
        let edits = SuppressionWriter.edits(suppressing: lint(model).findings, in: model, reason: "imported")
        let key = "modelc.lint.disable"
        #expect(
            edits == [
                .setUserInfo(of: position(2), key: key, value: "no-action-delete-rule -- imported"),
                .setUserInfo(of: position(4), key: key, value: "deny-on-required -- imported"),
                .setUserInfo(of: position(5), key: key, value: "avoid-deny, missing-inverse -- an old reason"),
            ])
        #expect(SuppressionWriter.edits(suppressing: [], in: model).isEmpty)
    }

    @Test func textsOfSuppressions() {
        let text = SuppressionText("a-b ,c,, d --  because -- of it ")
        #expect(text.names == ["a-b", "c", "d"])
        #expect(text.reason == "because -- of it")
        #expect(SuppressionText("a--b").names == ["a--b"])
        #expect(SuppressionText("a -- ").reason == nil)
        #expect(SuppressionText("").names.isEmpty)
    }
}
