import ModelcConfiguration
import ModelcDisk
import ModelcText

/// What there is to check: the models, and which of them have files, locks and older versions.
struct CheckTargets {
    /// The paths of the models.
    let models: [String]
    /// Whether the user named them.
    let isNamed: Bool
    /// The requests for the models whose files the configuration has a place for.
    let generations: [GenerateRequest]
    /// The models with a lock file beside them.
    let locked: [String]
    /// The models with several versions.
    let withSeveralVersions: [String]

    /// - Throws: `RunFailure` or `UsageFault` where it is not clear which models are meant.
    init(_ named: [String], _ loaded: LoadedConfiguration, _ workspace: Workspace) throws {
        models = try ChosenModels(in: workspace).all(named)
        isNamed = !named.isEmpty
        generations = CheckTargets.generations(of: models, isNamed: isNamed, loaded)
        locked = models.filter { ExistingPath.mayExist(LockFile(nil, besideModelAt: CheckTargets.bundle(of: $0)).path) }
        withSeveralVersions = models.filter { CheckTargets.versionCount(of: $0) > 1 }
    }

    /// The bundle that a path leads to or into.
    static func bundle(of path: String) -> String { PathText.bundle(ofVersion: path) ?? path }

    /// How many versions a bundle has, by the names of its folders: none of them is read.
    static func versionCount(of path: String) -> Int {
        let names = (try? FolderListing.names(in: bundle(of: path))) ?? []
        return names.count { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(CompiledSource.versionExtension) }
    }

    /// All models of the configuration at once where all have a place for their files: only then is it known which files belong
    /// to none.
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
