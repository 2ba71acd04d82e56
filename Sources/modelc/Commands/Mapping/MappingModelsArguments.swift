import ArgumentParser
import ModelcSchema

/// Where the models of mapping models are.
struct MappingModelsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder below which the models stand; the current folder if not given.", valueName: "dir"),
        completion: .directory)
    var models = "."

    /// The two copies in a mapping model beside the versions that they were made from.
    func sides(
        of mapping: MappingModel, _ path: String
    ) -> (source: EmbeddedModelStatus, destination: EmbeddedModelStatus) {
        (
            EmbeddedModelStatus(of: mapping.source, side: "source", under: models, mappingPath: path),
            EmbeddedModelStatus(of: mapping.destination, side: "destination", under: models, mappingPath: path)
        )
    }
}
