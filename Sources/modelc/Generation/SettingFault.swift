import ArgumentParser
import ModelcConfiguration
import ModelcDiagnostics

/// A setting that is well-formed and yet cannot be followed.
struct SettingFault {
    var id: DiagnosticID = .invalidSetting
    var severity = Severity.error
    var message: String
    var help: String?
    /// Who made the setting.
    var origin: SettingOrigin

    var diagnostic: Diagnostic { Diagnostic(id, severity, message, at: origin.location, help: help) }

    /// All that is wrong with the settings of a model.
    static func faults(of model: EffectiveModel) -> [SettingFault] {
        SettingNameCheck.faults(of: model.settings) + SettingConflictCheck.faults(of: model)
    }

    /// Wrong flags are wrong usage.
    static func refuseFlags(of model: EffectiveModel) throws {
        let fault = faults(of: model).first { $0.origin == .flag && $0.severity == .error }
        if let fault { throw ValidationError(fault.message + (fault.help.map { ": " + $0 } ?? "")) }
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
    static let invalidSetting = DiagnosticID("invalid-setting")
    /// Two settings that exclude each other.
    static let settingConflict = DiagnosticID("setting-conflict")
    /// A setting for all models that does not concern this one.
    static let settingWithoutEffect = DiagnosticID("setting-without-effect")
}
