import ModelcBase
import ModelcDiagnostics

/// Limits far above the size of real templates, so that a hostile or invalid one ends with an error.
///
/// The two depths together fit into half a megabyte of stack, which is the size for threads besides the main one on
/// macOS, even without optimization.
package struct TemplateLimits: Hashable, Sendable {
    /// The maximum number of bytes of one template file.
    package var templateBytes = 4 << 20
    /// The maximum nesting of `if`, `foreach` and `include`.
    var nesting = 32
    /// The maximum depth of an expression; each operator, key and parenthesis counts.
    var expressionDepth = 32
    /// The maximum number of parts of a template after all included ones were inserted.
    package var nodes = 200_000
    /// The maximum number of bytes of one rendered text.
    package var outputBytes = 256 << 20
    /// The maximum number of bytes of one computed string.
    package var stringBytes = 1 << 20
    /// The maximum number of parts rendered for one text, including repetitions.
    package var steps = 500_000_000
    /// The maximum number of reported errors of one template.
    var faults = 200

    package static let standard = TemplateLimits()

    init() {}
}
