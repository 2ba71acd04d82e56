import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport

@testable import ModelcLint

/// A model with three findings: a missing inverse (warning), No Action (warning) and Deny on a required side (info).
func depot(editing edit: (inout ManagedObjectModel) -> Void = { _ in }) -> ManagedObjectModel {
    var parcels = relationship("parcels", to: "Parcel", inverse: "courier", line: 2)
    parcels.isToMany = true
    parcels.deleteRule = .noAction
    parcels.isOptional = true
    var courier = relationship("courier", to: "Courier", inverse: "parcels", line: 4)
    courier.deleteRule = .deny
    var label = relationship("label", to: "Label", line: 5)
    label.deleteRule = .nullify
    var depot = model(
        entity("Courier", links: [parcels], line: 1),
        entity("Parcel", links: [courier, label], line: 3),
        entity("Label", line: 6), editing: edit)
    depot.position = position(0)
    return depot
}

func lint(
    _ model: ManagedObjectModel, _ context: LintContext = LintContext(),
    editing edit: (inout LintSettings) -> Void = { _ in }
) -> LintResult {
    var settings = LintSettings()
    edit(&settings)
    return Linter.lint(ResolvedModel(model), context, settings)
}

extension LintResult {
    /// `severity rule part` of each reported finding, without structural findings of other kinds.
    var summaries: [String] { findings.map { "\($0.severity) \($0.rule.id) \($0.finding.selector)" } }
    var suppressedSummaries: [String] {
        suppressed.map { found in
            let reason = found.suppression?.reason ?? "-"
            return "\(found.rule.id) \(found.finding.selector) \(found.suppression?.kind.rawValue ?? ""): \(reason)"
        }
    }
}

/// An entry of user info that suppresses rules.
func disabling(_ value: String) -> UserInfo {
    UserInfo([UserInfoEntry(key: "modelc.lint.disable", value: value)])
}

extension DescribedRule {
    /// The severity of a finding of the rule if no setting changes it.
    static func severity(of finding: Finding) -> SeveritySetting {
        finding.severity.map(SeveritySetting.on) ?? description.severity
    }
}
