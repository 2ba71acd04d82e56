import ModelcBase
import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Finds models of one module with conflicting support files: one file lacks code that another model needs, or two
/// files contain the same code.
enum SupportConflicts {
    /// Returns the conflicts of support files: one list for each element of `models`.
    ///
    /// - Parameter all: all models of the configuration, and all models of the run.
    static func problems(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingProblem]] {
        models.map { model in
            guard SharedSupport.usesSupport(model.settings) else { return [] }
            let others = all.filter { other in
                other.path != model.path && SharedSupport.usesSupport(other.settings) && other.settings.support.value
                    && other.settings.module?.value == model.settings.module?.value
            }
            return [missingKeys(of: model, others), doubledSupport(of: model, others)].compactMap { $0 }
        }
    }

    /// Returns a problem if a model with typed keys uses the support file of a model without typed keys, which lacks
    /// code for them.
    private static func missingKeys(of model: EffectiveModel, _ others: [EffectiveModel]) -> SettingProblem? {
        guard !model.settings.support.value, model.settings.typedKeys.value, let supplier = others.first,
            !others.contains(where: { $0.settings.typedKeys.value })
        else { return nil }
        return SettingProblem(
            id: .settingConflict,
            message: "'\(model.path.path)' uses the support file of '\(supplier.path.path)', which has no typed keys",
            help: "give both models the same 'typed-keys'", origin: model.settings.support.origin)
    }

    /// Returns a problem if support code is in the single file of a model and also in another file of the same folder.
    private static func doubledSupport(of model: EffectiveModel, _ others: [EffectiveModel]) -> SettingProblem? {
        guard model.settings.singleFile.value, model.settings.support.value,
            let other = others.first(where: { SharedSupport.folder(of: $0) == SharedSupport.folder(of: model) })
        else { return nil }
        return SettingProblem(
            id: .settingConflict,
            message: "the single file of '\(model.path.path)' has the support code, and so have the files of "
                + "'\(other.path.path)' in the same folder",
            help: "set 'support: false' for one of them, or give each its own 'output'",
            origin: model.settings.singleFile.origin)
    }
}
