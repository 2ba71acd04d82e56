/// Bounds that no honest template comes near, so that a hostile or mistaken one ends with an error.
///
/// The two depths together fit into half a megabyte of stack, which is what threads besides the main one have on macOS,
/// even without optimization.
package struct TemplateLimits: Hashable, Sendable {
    /// The bytes of one template file.
    package var templateBytes = 4 << 20
    /// How deep `if`, `foreach` and `include` may stand inside each other.
    package var nesting = 32
    /// How deep an expression may be; each operator, key and parenthesis counts.
    package var expressionDepth = 32
    /// The parts of a template after all included ones were inserted.
    package var nodes = 200_000
    /// The bytes of one rendered text.
    package var outputBytes = 256 << 20
    /// The bytes of one computed string.
    package var stringBytes = 1 << 20
    /// How many parts are rendered for one text, repetitions counted.
    package var steps = 500_000_000
    /// How many faults of one template are told.
    package var faults = 200

    package static let standard = TemplateLimits()

    package init() {}
}
