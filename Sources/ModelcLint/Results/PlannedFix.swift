import ModelcBase

/// A fix with the finding that it resolves.
package struct PlannedFix: Sendable {
    package var rule: RuleDescription
    package var finding: Finding
    package var fix: Fix

    /// The positions that the finding refers to. The fix is correct only if nothing at these positions has changed.
    var places: [SourcePosition] {
        ([finding.place] + finding.related.map(\.place)).compactMap(\.position)
    }
}
