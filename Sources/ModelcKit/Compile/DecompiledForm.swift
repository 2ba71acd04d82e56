import ModelcFiles
import ModelcSchema

/// The kind of source that is created from a model (a bundle or a single version), and the information that it lacks.
struct DecompiledForm {
    /// Whether the source is the folder of one version, and not a bundle.
    let isOneVersion: Bool
    let losses: [String]

    init(_ model: VersionedModel, _ reading: ModelReading, output: String?) {
        let formats = Set(model.versions.compactMap(\.format))
        if formats.contains(.swift) {
            let namesVersion = output?.hasSuffix(DecompiledSource.versionExtension) ?? false
            isOneVersion = namesVersion && reading.selectedVersions.count == 1
            losses = DecompiledModel.lossesOfSwift
        } else {
            let isStore = formats.contains(.store)
            isOneVersion = reading.isOneVersionChosen || isStore || !model.fileName.hasSuffix("d")
            losses = DecompiledModel.losses + (isStore ? DecompiledModel.lossesOfStores : [])
        }
    }
}
