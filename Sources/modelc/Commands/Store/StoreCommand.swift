import ArgumentParser

/// `modelc store`: commands for the data of stores.
struct StoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "store", abstract: "Shows, writes and checks the objects of a store, with the names of its model.",
        discussion: HelpText.discussion(
            examples: [
                "store describe Library.sqlite", "store dump Library.sqlite --entity Book",
                "store check Library.sqlite",
            ],
            findings: "'store check' found errors in the data"),
        subcommands: [
            StoreNewCommand.self, StoreDescribeCommand.self, StoreDumpCommand.self, StoreCheckCommand.self,
            StoreDiffCommand.self,
            StoreSQLCommand.self,
        ])
}
