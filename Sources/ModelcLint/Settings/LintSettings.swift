/// What a project wants of lint: the section `lint` of its configuration, with the command line's options.
///
/// A plain value: whoever reads configurations makes it, `problems()` says which names in it do not exist.
package struct LintSettings: Sendable {
    /// The presets from left to right.
    package var presets: [PresetReference] = [PresetReference("recommended")]
    /// Settings by the id of a rule or the name of a category; a rule's own goes before its category's.
    package var rules: [String: RuleSetting] = [:]
    /// Rules and categories to add; one that is off becomes a warning.
    package var select: [String] = []
    /// Rules and categories to leave out.
    package var ignore: [String] = []
    /// Where it is not empty: these rules and categories and no others.
    package var only: [String] = []
    /// Whether preview rules may run.
    package var allowsPreview = false
    /// Parts of models where rules are suppressed.
    package var ignoreEntries: [IgnoreEntry] = []
    /// Whether suppressions without a reason are reported.
    package var requiresSuppressionReason = false

    package init() {}
}
