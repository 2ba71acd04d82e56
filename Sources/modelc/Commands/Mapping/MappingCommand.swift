import ArgumentParser

/// `modelc mapping`: commands for mapping models.
struct MappingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mapping", abstract: "Creates, shows, checks and updates mapping models.",
        discussion: HelpText.discussion(
            examples: ["mapping new --from 1 --to 2", "mapping show V1toV2.xcmappingmodel", "mapping check"],
            findings: "'mapping check' found something, or 'mapping refresh --check' would change something"),
        subcommands: [
            MappingNewCommand.self, MappingShowCommand.self, MappingCheckCommand.self, MappingRefreshCommand.self,
        ])
}
