import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcMirroring
import ModelcPlans

/// The names that the options for findings accept, in byte order.
package enum FindingNames {
    /// The ids of lint rules, and the names of their categories.
    package static var ofLint: [String] {
        (RuleNames.all.ids + RuleCategory.allCases.map(\.rawValue)).inByteOrder()
    }

    /// The finding codes of plans and mapping models.
    package static var ofPlans: [String] { MigrationFindingCode.allCases.map(\.rawValue).inByteOrder() }

    /// The codes of findings about CloudKit schemas.
    package static var ofCloudKit: [String] { CloudKitFindingCode.allCases.map(\.rawValue).inByteOrder() }

    /// Every id that `check` can report, and the categories of lint rules.
    package static var ofChecks: [String] {
        let others = ExplainedID.all.filter(\.isReported).map(\.id)
        return Set(ofLint + ofPlans + others).inByteOrder()
    }

    /// The names of lint presets.
    package static var ofPresets: [String] { Preset.names }
}
