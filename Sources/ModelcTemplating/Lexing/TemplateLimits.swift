import ModelcBase
import ModelcDiagnostics

/// Limits for templates. They are far above the size of real templates, so only a hostile or invalid template causes an
/// error.
///
/// `nesting` and `expressionDepth` together need less than half a megabyte of stack, even without optimization. On
/// macOS, this is the stack size of threads other than the main thread.
package struct TemplateLimits: Hashable, Sendable {
    /// The maximum number of bytes of one template file.
    package var templateBytes = 4 << 20
    /// The maximum nesting depth of `if`, `foreach` and `include`.
    var nesting = 32
    /// The maximum depth of an expression. Each operator, key and pair of parentheses counts.
    var expressionDepth = 32
    /// The maximum number of parts of a template, including the parts of included templates.
    package var nodes = 200_000
    /// The maximum number of bytes of one rendered text.
    package var outputBytes = 256 << 20
    /// The maximum number of bytes of one computed string.
    package var stringBytes = 1 << 20
    /// The maximum number of template parts that are rendered for one output text. A part in a loop counts each time.
    package var steps = 500_000_000
    /// The maximum number of errors that are reported for one template.
    var problems = 200

    package static let standard = TemplateLimits()

    init() {}
}
