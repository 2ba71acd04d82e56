import ArgumentParser

/// The option for the models in which the version of a store is searched.
struct StoreModelArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The model of the store, or a folder with models below it; may be repeated. (default: the copy of the "
                + "model in the store; if it has none, the models in .modelc.yml or below this folder)",
            valueName: "model"),
        completion: .model)
    var model: [String] = []
}
