import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Finds settings of the command line that the configuration file does not have, although it lists the model: the next
/// run without them changes the files back, and `check` reports the files until then.
struct UnsavedSettings {
    /// The configuration file.
    let path: String
    /// The models of the run, with the settings of the command line.
    let models: [EffectiveModel]
    /// The models of the configuration, without the settings of the command line.
    let configured: [EffectiveModel]

    /// Settings that change no file.
    private static let withoutEffectOnFiles: Set = ["strict"]

    func diagnostics(_ display: DisplayPath) -> [Diagnostic] {
        models.compactMap { model in
            configured.first { $0.path == model.path && $0.origin == model.origin }.flatMap {
                diagnostic(model, $0, display)
            }
        }
    }

    private func diagnostic(
        _ model: EffectiveModel, _ saved: EffectiveModel, _ display: DisplayPath
    ) -> Diagnostic? {
        guard let output = model.settings.output, output.origin != .flag else { return nil }
        let keys = SettingTable.all.filter { key in
            key.origin(model.settings) == .flag && !UnsavedSettings.withoutEffectOnFiles.contains(key.name)
                && key.shown(model.settings).plain != key.shown(saved.settings).plain
        }
        guard !keys.isEmpty else { return nil }
        let flags = keys.map { SettingFlag.named($0.name, isOff: $0.shown(model.settings).plain == .bool(false)) }
        let lines = keys.map { "'\($0.name): \(YAMLScalar.text(of: $0.shown(model.settings).plain))'" }
        let file = display.path(path)
        return Diagnostic(
            .unsavedSetting, .warning,
            "\(flags.joined(separator: ", ")) \(keys.count == 1 ? "is" : "are") on the command line, and \(file) says otherwise: the "
                + "next '\(ToolCommandName.generate)' without \(keys.count == 1 ? "it" : "them") changes the files of "
                + "'\(display.path(model.path.path))' back",
            at: SourceLocation(path: file),
            help: "write \(lines.joined(separator: ", ")) for the model in \(file)")
    }
}

extension DiagnosticID {
    /// A setting of the command line differs from the configuration file.
    static let unsavedSetting = DiagnosticID("unsaved-setting")
}
