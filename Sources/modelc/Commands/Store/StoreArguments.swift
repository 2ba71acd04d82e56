import ArgumentParser

/// The store that a command reads, and the models in which the version of the store is searched.
struct StoreArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The main file of a SQLite store.", valueName: "store"), completion: StoreArguments.files)
    var path: String

    @OptionGroup var models: StoreModelArguments

    /// The extensions of stores.
    static let files = CompletionKind.file(extensions: ["sqlite", "sqlite3", "db", "store"])
}

extension HelpText {
    /// The help text about how the `store` commands read a store.
    static let stores = """
        The command reads a copy of the store with its write-ahead log; it never changes the store. It takes \
        names and types from the copy of the model in the store, or from the version with the store's version hashes.
        """
}
