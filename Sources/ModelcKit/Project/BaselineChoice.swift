import ModelcLint
import ModelcSettings

/// The baseline file that the user chose, and the action to take on it.
package struct BaselineChoice: Hashable, Sendable {
    /// The path of the baseline file; nil to use the path in the configuration.
    package var file: String?
    package var action = BaselineAction()

    /// The name of the baseline file if the user writes a baseline without naming a file.
    private static let standardName = ".modelc-baseline"

    package init() {}

    /// Returns the baseline file to use and the action to take on it; nil if there is no baseline.
    ///
    /// - Parameter configured: the lint settings in the configuration.
    /// - Throws: `UsageError` if an action is requested but no baseline is named.
    func request(_ configured: LintConfiguration, _ wording: Wording) throws(UsageError) -> BaselineRequest? {
        let named = completing(configured).baseline
        guard let path = named?.value.path ?? (action.writes ? BaselineChoice.standardName : nil) else {
            guard !action.prunes, !action.isStrict else {
                throw UsageError("no baseline is set: pass \(wording[.baseline]) PATH, or set 'baseline' under 'lint'")
            }
            return nil
        }
        var request = BaselineRequest(path: path)
        request.action = action
        request.mayBeMissing = named?.isOfFile ?? false
        return request
    }

    /// Returns the lint settings with the baseline file of the request. If the request names no file, the settings are
    /// unchanged.
    func completing(_ configured: LintConfiguration) -> LintConfiguration {
        var settings = configured
        if let file { settings.baseline = .flag(ConfiguredPath(file)) }
        return settings
    }
}
