import ArgumentParser

/// `modelc mapping`: what can be done with mapping models.
struct MappingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mapping", abstract: "Makes, shows and checks mapping models, and keeps them up to date.",
        subcommands: [
            MappingNewCommand.self, MappingShowCommand.self, MappingCheckCommand.self, MappingRefreshCommand.self,
        ])
}
