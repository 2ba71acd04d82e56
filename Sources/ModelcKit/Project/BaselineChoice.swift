import ModelcLint
import ModelcSettings

/// The baseline that a request selects, and the action on it.
package struct BaselineChoice: Hashable, Sendable {
    /// The file; nil for the one in the configuration.
    package var file: String?
    package var action = BaselineAction()

    /// The default file name for writing a baseline.
    private static let standardName = ".modelc-baseline"

    package init() {}

    /// Returns the baseline of the run; nil if there is none.
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

    /// Returns the settings with the file that the request names.
    func completing(_ configured: LintConfiguration) -> LintConfiguration {
        var settings = configured
        if let file { settings.baseline = .flag(ConfiguredPath(file)) }
        return settings
    }
}
