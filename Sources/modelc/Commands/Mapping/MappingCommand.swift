import ArgumentParser

/// `modelc mapping`: what can be done with mapping models.
struct MappingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mapping", abstract: "Creates, shows, checks and updates mapping models.",
        subcommands: [
            MappingNewCommand.self, MappingShowCommand.self, MappingCheckCommand.self, MappingRefreshCommand.self,
        ])
}
