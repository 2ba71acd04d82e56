import ArgumentParser
import ModelcKit

/// The command line tool: arguments, exit codes, printing and writing files. Everything else is done by the modules
/// below, which take and return values.
struct Modelc: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modelc",
        abstract:
            "A command-line toolkit for Core Data models: checks them, generates classes, plans migrations.",
        discussion: """
            First steps:
              modelc new Library.xcdatamodeld      makes a model
              modelc edit add entity Book          changes it
              modelc inspect                       what is in the model of this folder
              modelc lint                          what is wrong with it
              modelc generate --output Generated   its classes
              modelc plan                          what happens to stores of older versions

            'modelc help topics' lists what all commands have in common: models, configuration, reports, exit codes.
            """,
        version: ModelcVersion.text,
        subcommands: [
            InitCommand.self, DoctorCommand.self, CheckCommand.self, NewCommand.self, EditCommand.self,
            VersionsCommand.self,
            FormatCommand.self, MergeCommand.self, TextconvCommand.self,
            InspectCommand.self, DiagramCommand.self, SimulateCommand.self, DiffCommand.self,
            GenerateCommand.self, LintCommand.self, RulesCommand.self,
            ExplainCommand.self, HashCommand.self, LockCommand.self, IdentifyCommand.self, PlanCommand.self,
            MappingCommand.self, CompileCommand.self, DecompileCommand.self, ConfigCommand.self, TemplatesCommand.self,
            SchemaCommand.self,
            CompletionsCommand.self, ManualCommand.self,
        ])
}
