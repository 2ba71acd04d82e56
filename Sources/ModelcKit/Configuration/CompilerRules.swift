import ModelcLint
import ModelcPlans

/// The lint rules for problems that Apple's compiler reports.
package enum CompilerRules {
    /// Returns the sorted ids of the lint rules for warnings that these build settings of the compiler turn off.
    ///
    /// - Parameter settings: the names of the build settings, such as `MOMC_NO_DELETE_RULE_WARNINGS`.
    package static func silenced(by settings: [String]) -> [String] {
        Preset.silencedXcodeRules(Dictionary(settings.map { ($0, "YES") }, uniquingKeysWith: { first, _ in first }))
    }
}
