import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// A setting that is well-formed and yet cannot be followed.
package struct SettingFault {
    package var id: DiagnosticID = .invalidSetting
    package var severity = Severity.error
    package var message: String
    package var help: String?
    /// Who made the setting.
    package var origin: SettingOrigin
    /// The setting, where style or language of the model have no use for it.
    package var unused: AnyKeyPath?
    /// Whether the setting stands in the model's own entry, and so is for no other.
    package var isOwn = false

    package var diagnostic: Diagnostic { Diagnostic(id, severity, message, at: origin.location, help: help) }

    /// All that is wrong with the settings of models, in their order; looked for once in a run.
    ///
    /// - Parameter all: all models that settings for all of them may be meant for.
    package static func faults(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingFault]] {
        let conflicts = SettingConflictCheck.faults(of: models, among: all)
        return zip(models, conflicts).map { model, conflicts in
            SettingNameCheck.faults(of: model.settings) + conflicts
        }
    }

    /// Wrong flags are wrong usage.
    package static func refuseFlags(_ faults: [[SettingFault]]) throws {
        let fault = faults.joined().first { $0.origin == .flag && $0.severity == .error }
        if let fault { throw UsageFault(fault.message + (fault.help.map { ": " + $0 } ?? "")) }
    }
}

extension SettingOrigin {
    /// The place in the configuration file.
    var location: SourceLocation? {
        switch self {
        case .file(let location): location
        case .flag, .standard: nil
        }
    }
}

extension DiagnosticID {
    /// A name that cannot be one: a base class, a module.
    package static let invalidSetting = DiagnosticID("invalid-setting")
    /// Two settings that exclude each other.
    package static let settingConflict = DiagnosticID("setting-conflict")
    /// A setting for all models that does not concern this one.
    package static let settingWithoutEffect = DiagnosticID("setting-without-effect")
}
