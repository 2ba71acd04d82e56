import ModelcLint

/// The rules of lint for what Apple's compiler reports.
package enum CompilerRules {
    /// The ids of the rules for what some build settings of the compiler silence, sorted.
    ///
    /// - Parameter settings: their names, such as `MOMC_NO_DELETE_RULE_WARNINGS`.
    package static func silenced(by settings: [String]) -> [String] {
        Preset.silencedXcodeRules(Dictionary(settings.map { ($0, "YES") }, uniquingKeysWith: { first, _ in first }))
    }
}
