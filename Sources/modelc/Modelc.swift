import ArgumentParser
import ModelcKit

/// The command line tool: arguments, exit codes, printing and writing files. Everything else is done by the modules
/// below, which take and return values.
struct Modelc: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modelc",
        abstract:
            "Core Data models without Xcode: generates classes, finds faults, plans migrations, and tells which version wrote a store.",
        discussion: """
            MODEL is an .xcdatamodeld bundle, an .xcdatamodel folder in or outside one, or the contents file of one.

            Exit codes: 0 fine; 1 the model has faults, or files differ; 2 something cannot be read or written;
            64 wrong usage.
            """,
        version: ModelcVersion.text,
        subcommands: [
            InspectCommand.self, DiffCommand.self, GenerateCommand.self, LintCommand.self, RulesCommand.self,
            ExplainCommand.self, HashCommand.self, LockCommand.self, IdentifyCommand.self, PlanCommand.self,
            MappingCommand.self, ConfigCommand.self, TemplatesCommand.self, SchemaCommand.self,
        ])
}
