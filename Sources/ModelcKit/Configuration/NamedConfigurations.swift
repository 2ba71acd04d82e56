import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings

/// The names of configurations of models in a setting, such as `lint.cloudkit`. Each has to be in a model of the project:
/// otherwise a misspelled name would turn rules off without a message.
struct NamedConfigurations {
    /// The key of the setting, for messages.
    private let key: String
    private let names: [String]
    private let location: SourceLocation?

    /// - Parameters:
    ///   - setting: nil if the setting is not set.
    ///   - key: the key of the setting, such as `lint.cloudkit`.
    init(_ setting: Setting<[String]>?, _ key: String) {
        self.key = key
        names = setting?.value ?? []
        location = setting?.origin.location
    }

    /// - Parameter platform: a setting that may name configurations; nil if it is not set.
    init(ofPlatform platform: Setting<PlatformUse>?, _ key: String) {
        self.key = key
        if case .configurations(let names) = platform?.value { self.names = names } else { names = [] }
        location = platform?.origin.location
    }

    /// Returns an error for each name that no model has.
    ///
    /// - Parameters:
    ///   - models: the models of the run. The other models of the project are read only if these lack a name.
    ///   - workspace: the project.
    func unknown(in models: [VersionedModel], _ workspace: Workspace) -> [Diagnostic] {
        let missing = names.filter { !NamedConfigurations.names(of: models).contains($0) }
        guard !missing.isEmpty else { return [] }
        let others = otherModels(besides: models, workspace)
        let known = NamedConfigurations.names(of: models + others)
        return missing.filter { !known.contains($0) }.map { name in
            let meant = SpellingSuggestion.nearest(to: name, among: known.sorted()).map { "did you mean '\($0)'?" }
            let list = known.isEmpty ? "no model has configurations" : "there are \(TerminalText.list(known.sorted()))"
            return Diagnostic(
                .unknownModelConfiguration, .error,
                "\(key): no model has a configuration '\(TerminalText.escaped(name))'", at: location,
                help: meant ?? list)
        }
    }

    private static func names(of models: [VersionedModel]) -> Set<String> {
        Set(models.flatMap(\.versions).compactMap(\.model).flatMap { $0.configurations.map(\.name) })
    }

    private func otherModels(besides models: [VersionedModel], _ workspace: Workspace) -> [VersionedModel] {
        let folder = location.map { PathText.folder(of: $0.path) } ?? workspace.path(".")
        return ModelSearch(folder).models.filter { path in !models.contains { FileSystem.isSame($0.path, path) } }
            .compactMap { workspace.reader.read($0, .all).model }
    }
}
