import ModelcSchema
import ModelcText

/// A fix with the finding that it mends.
package struct PlannedFix: Sendable {
    package var rule: RuleDescription
    package var finding: Finding
    package var fix: Fix

    /// The places that the finding speaks of: the fix is right only as long as they are as they were.
    var places: [SourcePosition] {
        ([finding.place] + finding.related.map(\.place)).compactMap(\.position)
    }
}
