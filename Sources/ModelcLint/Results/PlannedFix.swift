import ModelcBase

/// A fix with the finding that it resolves.
package struct PlannedFix: Sendable {
    package var rule: RuleDescription
    package var finding: Finding
    package var fix: Fix

    /// The places of the finding: the fix is correct only if they are unchanged.
    var places: [SourcePosition] {
        ([finding.place] + finding.related.map(\.place)).compactMap(\.position)
    }
}
