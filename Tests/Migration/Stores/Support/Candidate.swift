import ModelcSchema
import ModelcStores
import ModelcVersionHash

/// A version that may have made a store.
func candidate(_ name: String, _ model: ManagedObjectModel, isCurrent: Bool = false) -> StoreCandidate {
    let resolved = ResolvedModel(model)
    return StoreCandidate(
        modelPath: "M.xcdatamodeld", versionName: name, isCurrent: isCurrent, model: resolved,
        hashes: VersionHasher.hashes(of: resolved))
}
