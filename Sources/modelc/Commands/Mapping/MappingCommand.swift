import ArgumentParser

/// `modelc mapping`: what can be done with mapping models.
struct MappingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mapping", abstract: "Shows mapping models and keeps them up to date.",
        subcommands: [MappingShowCommand.self, MappingRefreshCommand.self])
}
