import ArgumentParser

/// `modelc mogenerator …`: accepts mogenerator's own command line, for build phases that call mogenerator. modelc
/// does the same if it is started under the name `mogenerator`.
///
/// The options, the output and the exit codes are mogenerator's, so the arguments are read by `MogeneratorArguments`.
/// The declaration as a command is used only for help and completions.
struct MogeneratorCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "mogenerator", abstract: "Generates classes with mogenerator's command line.",
        usage: "modelc mogenerator --model MODEL [options of mogenerator]",
        discussion: HelpText.discussion(
            """
            For build phases that call mogenerator: the same options, files, output lines and exit codes. A link to \
            modelc with the name mogenerator does the same. The classes have mogenerator's symbols, for current \
            compilers. Arguments in a file .mogenerator-args come first.

            Options of mogenerator:
            \(MogeneratorArguments.usage)
            """,
            examples: [
                "mogenerator --model Library.xcdatamodeld -O Classes --swift",
                "mogenerator --model Library.xcdatamodeld --compare Classes",
            ],
            findings: "a template cannot be used, or --compare found differences"))

    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("mogenerator's options.", valueName: "option"))
    var words: [String] = []

    @OptionGroup var common: CommonArguments

    func run() throws { throw ExitCode(MogeneratorStandIn().run(words)) }
}
