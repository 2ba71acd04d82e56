import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// The entry point of the process. It parses the arguments, runs the command and returns the exit code.
///
/// It replaces argument-parser's entry point, which has three disadvantages. A usage error that is thrown while a
/// command runs is shown with the usage of the root command. If a command is missing, help is shown with exit code 0.
/// If a command does not exist, the help of the root command is shown.
@main
enum EntryPoint {
    static func main() {
        Console.holdClosedStreams()
        if let compiler = AppleCompiler(program: ProcessArguments.programName) {
            Modelc.exit(withError: ExitCode(StandInCommand(compiler).run(ProcessArguments.all)))
        }
        if MogeneratorStandIn.isProgram(ProcessArguments.programName) {
            Modelc.exit(withError: ExitCode(MogeneratorStandIn().run(ProcessArguments.all)))
        }
        if let words = mogeneratorWords { Modelc.exit(withError: ExitCode(MogeneratorStandIn().run(words))) }
        let arguments = CommonArguments.hoisted(ProcessArguments.all)
        do {
            // Handled first, without looking up commands, because scripts often run it.
            if arguments == ["--version"] { return try Console.print(ModelcVersion.text + "\n") }
            if let topic = try helpTopic(arguments) { return try Console.print(topic) }
            try UnknownCommand.refuseHelp(for: arguments)
            try UnknownCommand.refuse(in: arguments)
            if let help = ShortHelp(requestedBy: arguments) { return try Console.print(help.text) }
            var command = try EntryPoint.command(arguments)
            // The command's options also apply to the messages of a failed run.
            let settings = (command as? any ToolCommand)?.common.settings ?? Console.Settings()
            try Console.$settings.withValue(settings) { try run(&command) }
        } catch let unknown as UnknownCommand {
            FailureDocuments(arguments).tell(wrongUsage: unknown.message, isInFolder: false)
            Console.printError("error: \(unknown.message)\n\(usage(of: unknown.parent))")
            Modelc.exit(withError: ExitCode.validationFailure)
        } catch {
            guard !(error is ExitCode), Modelc.exitCode(for: error) == .validationFailure else {
                Modelc.exit(withError: error)
            }
            let message = UsageMessage(Modelc.message(for: error), of: arguments)
            FailureDocuments(arguments).tell(wrongUsage: message.text, isInFolder: false)
            Console.printError(message.replacing(in: Modelc.fullMessage(for: error)) + "\n")
            Modelc.exit(withError: ExitCode.validationFailure)
        }
    }

    /// The arguments of `modelc mogenerator`, which are in mogenerator's own syntax. Nil for any other command, or if
    /// the arguments contain `-h`, `--help` or `--color`.
    private static var mogeneratorWords: [String]? {
        guard ProcessArguments.all.first == MogeneratorCommand.configuration.commandName else { return nil }
        let words = Array(ProcessArguments.all.dropFirst())
        return words.contains { ["-h", "--help", "--color"].contains($0) } ? nil : words
    }

    /// Returns the command that the arguments name, with its parsed options.
    ///
    /// The subcommand parses the arguments first, because the root command would build all options of a subcommand to
    /// find it. If that fails, the root command parses them again: only its errors and help contain the full name of
    /// the command.
    static func command(_ arguments: [String]) throws -> any ParsableCommand {
        // A request for help is also parsed without an error, but the result is a different command.
        if let (end, rest) = CommandPath.end(of: arguments), let command = try? end.parseAsRoot(rest),
            type(of: command) == end
        {
            return command
        }
        return try Modelc.parseAsRoot(arguments)
    }

    private static func run(_ command: inout any ParsableCommand) throws {
        let type = type(of: command)
        do {
            try WorkingFolder.require()
            try WorkingFolder.enter((command as? any ToolCommand)?.common.directory)
            try UsageMessage.refuseMisspeltAction(of: command)
            try command.run()
        } catch let failure as RunFailure {
            if failure.isBeforeOutput {
                let document = CommandPath.document(of: type, failure.diagnostics)
                let places = FailureDocuments(CommonArguments.hoisted(ProcessArguments.all))
                let printsResult = (command as? any ToolCommand)?.printsDocument ?? false
                if printsResult || places.printsReport { try Console.print(document.text) }
                places.write(document, failure)
            }
            DiagnosticOutput.print(failure.remarks)
            DiagnosticOutput.print(failure.diagnostics, sources: failure.sources)
            throw ExitStatus.unusable
        } catch let problem as UsageError {
            DiagnosticOutput.print(problem.remarks)
            let option = UsageMessage.misspeltOption(in: problem.message, of: command)
            if let choices = problem.choices {
                let commands = UsageMessage.commands(naming: choices.models, insteadOf: choices.folder, type)
                try refuse("\(problem.message):\(commands)", type, showsUsage: false)
            }
            try refuse(option ?? problem.message, type, showsUsage: option != nil || !problem.isAboutContent)
        } catch let error as ValidationError {
            try refuse(error.message, type)
        } catch is CleanExit {
            // A command that only has subcommands prints its help.
            Console.printError(Modelc.helpMessage(for: type) + "\n")
            throw ExitCode.validationFailure
        }
    }

    /// Reports a usage error that was detected while the command ran.
    private static func refuse(
        _ message: String, _ type: any ParsableCommand.Type, showsUsage: Bool = true
    ) throws {
        FailureDocuments(CommonArguments.hoisted(ProcessArguments.all)).tell(wrongUsage: message, isInFolder: true)
        Console.printError("error: \(message)\n\(showsUsage ? usage(of: type) : "")")
        throw ExitCode.validationFailure
    }

    /// Returns the usage of a command, and how to get its help, in argument-parser's format.
    static func usage(of command: any ParsableCommand.Type) -> String {
        let names = CommandPath.names(of: command) ?? [Modelc.configuration.commandName ?? ""]
        let usage = Modelc.usageString(for: command).replacingText("\n", with: "\n       ")
        return "Usage: \(usage)\n"
            + "  See '\(names.joined(separator: " ")) --help' for more information.\n"
    }

    /// Returns the text for `modelc help TOPIC`, or the help of an action of `edit`. Nil if the arguments request other
    /// help.
    private static func helpTopic(_ arguments: [String]) throws -> String? {
        // Options do not change the text of a topic.
        let arguments = arguments.filter { !$0.hasPrefix("-") }
        guard arguments.count > 1, arguments[0] == "help" else { return nil }
        if arguments[1] == EditCommand.configuration.commandName, arguments.count > 2,
            ActionWords.verbs.contains(arguments[2])
        {
            return Modelc.helpMessage(for: EditCommand.self) + "\n"
        }
        // `help exit codes` means `help exit-codes`.
        let topic = HelpTopic(word: arguments.dropFirst().joined(separator: "-"))
        return arguments.dropFirst() == ["topics"] ? HelpTopic.list : topic?.text(Console.outputLayout)
    }
}
