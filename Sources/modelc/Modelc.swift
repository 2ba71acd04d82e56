import ArgumentParser
import ModelcKit

/// The command-line tool. This module handles arguments, exit codes, printing, and writing files. The other modules do
/// everything else; their functions take and return values.
struct Modelc: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modelc",
        abstract:
            "A command-line toolkit for Core Data models: checks them, generates classes, plans migrations.",
        discussion: """
            First steps:
              modelc new Library.xcdatamodeld      creates a model
              modelc edit add entity Book          adds an entity to it
              modelc inspect                       shows the model in this folder
              modelc lint                          finds errors in it
              modelc generate --output Generated   generates its classes
              modelc plan                          shows what happens to older stores

            'modelc help topics' lists topics for all commands: models, configuration, reports, exit \
            codes, assistants.
            """,
        version: ModelcVersion.text,
        subcommands: [
            InitCommand.self, DoctorCommand.self, CheckCommand.self, NewCommand.self, EditCommand.self,
            VersionsCommand.self,
            FormatCommand.self, MergeCommand.self, TextconvCommand.self,
            InspectCommand.self, DiagramCommand.self, SimulateCommand.self, DiffCommand.self,
            GenerateCommand.self, MogeneratorCommand.self, LintCommand.self, RulesCommand.self,
            ExplainCommand.self, HashCommand.self, LockCommand.self, FreezeCommand.self, IdentifyCommand.self,
            StoreCommand.self,
            PlanCommand.self, FixturesCommand.self, MappingCommand.self, CloudKitCommand.self, CompileCommand.self,
            DecompileCommand.self,
            ConfigCommand.self, TemplatesCommand.self,
            SchemaCommand.self,
            CompletionsCommand.self, ManualCommand.self,
        ])
}
