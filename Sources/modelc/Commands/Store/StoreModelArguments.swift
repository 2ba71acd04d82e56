import ArgumentParser

/// The models that may explain a store.
struct StoreModelArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The model of the store, or a folder with models below it; may be repeated. (default: the copy of the "
                + "model in the store; if it has none, the models in .modelc.yml or below this folder)",
            valueName: "model"),
        completion: .model)
    var model: [String] = []
}
