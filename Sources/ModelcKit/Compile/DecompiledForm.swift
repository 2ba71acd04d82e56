import ModelcFiles
import ModelcSchema

/// The form of the source that a model becomes, and what it lacks.
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
