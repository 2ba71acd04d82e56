import ModelcBase
import ModelcLint
import ModelcSettings

/// The models to check. Also records which models have generated files, lock files and older versions.
struct CheckTargets {
    let models: [String]
    /// Whether the request names the models.
    let isNamed: Bool
    /// The requests for the models with an output folder in the configuration.
    let generations: [GenerateRequest]
    /// The models with a lock file in the same folder.
    let locked: [String]
    let withSeveralVersions: [String]

    /// - Throws: `RunFailure` or `UsageError` if it is not clear which models are meant.
    init(_ named: [String], _ loaded: LoadedConfiguration, _ workspace: Workspace) throws {
        models = try ChosenModels(in: workspace).every(named)
        isNamed = !named.isEmpty
        generations = CheckTargets.generations(of: models, isNamed: isNamed, loaded)
        locked = models.filter { ExistingPath.mayExist(LockFile(nil, besideModelAt: CheckTargets.bundle(of: $0)).path) }
        withSeveralVersions = models.filter { CheckTargets.versionCount(of: $0, in: workspace) > 1 }
    }

    /// Returns the bundle at a path, or the bundle that contains the path.
    static func bundle(of path: String) -> String { PathText.bundle(ofVersion: path) ?? path }

    /// Returns the number of versions of a model. For a bundle, this counts folder names and reads no version.
    static func versionCount(of path: String, in workspace: Workspace) -> Int {
        let names = (try? FolderListing.names(in: bundle(of: path))) ?? []
        let count = names.count { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(CompiledSource.versionExtension) }
        return count > 0 ? count : workspace.reader.read(path).model?.versions.count ?? 0
    }

    /// Returns the requests to check generated files. If every model of the configuration has an output folder, this is
    /// one request for all of them, because only then can files that belong to no model be found. Otherwise it is one
    /// request for each model with an output folder.
    private static func generations(
        of models: [String], isNamed: Bool, _ loaded: LoadedConfiguration
    ) -> [GenerateRequest] {
        let configuration = EffectiveConfiguration(loaded.configuration)
        let isPlaced = { (model: EffectiveModel) in model.settings.output != nil }
        if !isNamed, !configuration.models.isEmpty, configuration.models.allSatisfy(isPlaced) {
            return [checking(nil)]
        }
        return models.filter { configuration.models(at: $0).allSatisfy(isPlaced) }.map(checking)
    }

    private static func checking(_ path: String?) -> GenerateRequest {
        var request = GenerateRequest(path: path)
        request.action.isCheck = true
        return request
    }
}
