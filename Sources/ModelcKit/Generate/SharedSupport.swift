import ModelcBase
import ModelcCodegen
import ModelcConfiguration
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Determines which support files several models use. Such a file must contain all support code.
///
/// Normally, the support file of a model contains only the code that the model uses. Models with the same output folder
/// share the file. A model without a support file (`support: false`) uses the file of another model of the module.
enum SharedSupport {
    /// Returns the models. If other models use a model's support file as well, its settings request a full support
    /// file.
    ///
    /// - Parameters:
    ///   - run: the models of the run. These can be several entries of one model. The configuration contains the same
    ///     entries without the command-line flags.
    ///   - configured: all models of the configuration.
    static func applied(
        to models: [EffectiveModel], of run: [EffectiveModel], among configured: [EffectiveModel]
    ) -> [EffectiveModel] {
        models.map { model in
            let others =
                configured.filter { $0.path != model.path } + run.filter { $0.path == model.path && $0 != model }
            guard others.contains(where: { shares($0, with: model) }) else { return model }
            var shared = model
            shared.settings.fullSupport = .flag(true)
            return shared
        }
    }

    private static func shares(_ other: EffectiveModel, with model: EffectiveModel) -> Bool {
        guard usesSupport(other.settings), usesSupport(model.settings) else { return false }
        return !other.settings.support.value || folder(of: other) == folder(of: model)
    }

    static func folder(of model: EffectiveModel) -> String? {
        model.settings.output.map { PathText.absolute($0.value.path) }
    }

    /// Whether the classes use the support file. Only Swift classes in modelc's own layout do.
    static func usesSupport(_ settings: GenerateSettings) -> Bool {
        settings.style.value.isOwn && settings.language?.value ?? .swift == .swift
    }

    /// Whether the output folder contains machine files of other models, from earlier runs, that also use the support
    /// file.
    ///
    /// - Parameters:
    ///   - model: the model; its own files are not read.
    ///   - sourceName: the model's name as the first line of machine files contains it.
    static func isShared(byFilesIn folder: String, besides model: ResolvedModel, _ sourceName: String) -> Bool {
        let classes = model.entities.map { ($0.className?.name ?? $0.name) + ".swift" }
        let own = Set(classes + classes.map { "_" + $0 })
        let names = (try? FolderListing.names(in: folder)) ?? []
        return names.contains { name in
            guard name.hasSuffix(".swift"), !own.contains(name),
                case .success(let bytes) = FileBytes.head(of: folder + "/" + name, length: MachineFileHeader.length),
                let source = MachineFileHeader(bytes)?.sourceName
            else { return false }
            return source != sourceName
        }
    }
}
