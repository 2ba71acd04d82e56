import ArgumentParser
import ModelcSettings

/// Options for input other than the model, such as stores and mapping models.
struct PlanFileArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Run the data checks on a copy of this store; may be repeated.", valueName: "store"),
        completion: .file())
    var store: [String] = []

    @Option(
        help: ArgumentHelp(
            "Use this mapping model, or search this folder instead of the project; may be repeated.",
            valueName: "path"), completion: .model)
    var mappings: [String] = []
}
