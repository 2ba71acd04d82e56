import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcPlans

/// The names that options about findings accept, in byte order.
package enum FindingNames {
    /// The rules of lint and their categories.
    package static var ofLint: [String] {
        (RuleNames.all.ids + RuleCategory.allCases.map(\.rawValue)).inByteOrder()
    }

    /// The codes of plans and of mapping models.
    package static var ofPlans: [String] { MigrationFindingCode.allCases.map(\.rawValue).inByteOrder() }

    /// Every id that `check` can report, and the categories of lint.
    package static var ofChecks: [String] {
        let others = ExplainedID.all.filter(\.isReported).map(\.id)
        return Set(ofLint + ofPlans + others).inByteOrder()
    }

    /// The presets of lint.
    package static var ofPresets: [String] { Preset.names }
}
