import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation
import ModelcText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the process starts: arguments -> command -> its run -> exit code.
///
/// argument-parser's own start knows only the root command when a run finds the usage to be wrong, shows help with exit code 0
/// where a command is missing, and shows the root's help for a command that does not exist.
@main
enum EntryPoint {
    static func main() {
        if let standIn = StandIn(program: ProcessArguments.programName) {
            Modelc.exit(withError: ExitCode(standIn.run(ProcessArguments.all)))
        }
        let arguments = CommonArguments.hoisted(ProcessArguments.all)
        do {
            if let topic = try helpTopic(arguments) { return try Console.print(topic) }
            try refuseUnknownHelp(arguments)
            try refuseUnknownCommand(arguments)
            var command = try Modelc.parseAsRoot(arguments)
            // What a failed run says is printed as the options want it, too.
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
            let message = UsageMessage(
                Modelc.message(for: error), hasRisks: arguments.first == PlanCommand.configuration.commandName)
            FailureDocuments(arguments).tell(wrongUsage: message.text, isInFolder: false)
            Console.printError(message.replacing(in: Modelc.fullMessage(for: error)) + "\n")
            Modelc.exit(withError: ExitCode.validationFailure)
        }
    }

    private static func run(_ command: inout any ParsableCommand) throws {
        let type = type(of: command)
        do {
            try requireWorkingFolder()
            try enter((command as? any ToolCommand)?.common.directory)
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
        } catch let fault as UsageFault {
            DiagnosticOutput.print(fault.remarks)
            try refuse(fault.message, type)
        } catch let error as ValidationError {
            try refuse(error.message, type)
        } catch is CleanExit {
            // What has subcommands and no run of its own asks for its help.
            Console.printError(Modelc.helpMessage(for: type) + "\n")
            throw ExitCode.validationFailure
        }
    }

    /// Wrong usage that a run finds.
    private static func refuse(_ message: String, _ type: any ParsableCommand.Type) throws {
        FailureDocuments(CommonArguments.hoisted(ProcessArguments.all)).tell(wrongUsage: message, isInFolder: true)
        Console.printError("error: \(message)\n\(usage(of: type))")
        throw ExitCode.validationFailure
    }

    /// Paths count from the working folder. In one that was removed, or that may not be read, they would count from the root of
    /// the file system.
    private static func requireWorkingFolder() throws {
        guard let path = getcwd(nil, 0) else {
            let reason = String(cString: strerror(errno)).lowercased()
            throw RunFailure([
                Diagnostic(
                    .noWorkingFolder, .error, "the working folder cannot be determined: \(reason)",
                    help: "change to a folder that exists, with 'cd'")
            ])
        }
        free(path)
    }

    /// `-C DIR`: everything counts from that folder.
    static func enter(_ folder: String?) throws {
        guard let folder, chdir(folder) != 0 else { return }
        let reason = String(cString: strerror(errno)).lowercased()
        throw RunFailure([
            Diagnostic(
                .noWorkingFolder, .error, "the folder '\(folder)' cannot be entered: \(reason)",
                help: "pass a folder that exists with --directory")
        ])
    }

    /// The usage of a command and how to get its help, as argument-parser writes it.
    static func usage(of command: any ParsableCommand.Type) -> String {
        let names = CommandPath.names(of: command) ?? [Modelc.configuration.commandName ?? ""]
        let usage = Modelc.usageString(for: command).replacing("\n", with: "\n       ")
        return "Usage: \(usage)\n"
            + "  See '\(names.joined(separator: " ")) --help' for more information.\n"
    }

    /// `modelc help TOPIC`, or the help of `edit` for one of its actions; nil where another help is requested.
    private static func helpTopic(_ arguments: [String]) throws -> String? {
        guard arguments.count > 1, arguments[0] == "help" else { return nil }
        if arguments[1] == EditCommand.configuration.commandName, arguments.count > 2,
            ActionWords.verbs.contains(arguments[2])
        {
            return Modelc.helpMessage(for: EditCommand.self) + "\n"
        }
        guard arguments.count == 2 else { return nil }
        return arguments[1] == "topics" ? HelpTopic.list : HelpTopic(rawValue: arguments[1])?.text(Console.outputLayout)
    }

    /// A word where a command has to be: argument-parser takes it for an argument that is too much.
    private static func refuseUnknownCommand(_ arguments: [String]) throws {
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            let commands = type.configuration.subcommands
            guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
                // `versions Library.xcdatamodeld`: a path, for the command that runs when none is named.
                if type.configuration.defaultSubcommand != nil, word.contains(".") || word.contains("/") { return }
                throw UnknownCommand(word: word, commands: commands, parent: type)
            }
            type = next
        }
    }

    /// `modelc help COMMAND SUBCOMMAND`: every word has to be a command.
    /// What is wrong with a word behind `help`: topics count as well as commands.
    private static func unknownHelp(_ word: String, _ commands: [any ParsableCommand.Type]) -> String {
        guard !commands.isEmpty else { return "unexpected argument '\(TerminalText.escaped(word))'" }
        let topics = HelpTopic.allCases.map(\.rawValue) + ["topics"]
        if let topic = SpellingSuggestion.nearest(to: word, among: topics)
            ?? topics.first(where: { $0 == word.lowercased() })
        {
            return "there is no topic '\(TerminalText.escaped(word))'; did you mean '\(topic)'?"
        }
        return UnknownCommand(word: word, commands: commands, parent: Modelc.self).message
    }

    private static func refuseUnknownHelp(_ arguments: [String]) throws {
        guard arguments.first == "help" else { return }
        var commands = Modelc.configuration.subcommands
        for word in arguments.dropFirst() where !word.hasPrefix("-") {
            guard let command = commands.first(where: { $0.configuration.commandName == word }) else {
                throw ValidationError(unknownHelp(word, commands))
            }
            commands = command.configuration.subcommands
        }
    }
}

/// A word that names no command.
struct UnknownCommand: Error {
    var word: String
    var commands: [any ParsableCommand.Type]
    /// The command that they are part of.
    var parent: any ParsableCommand.Type

    /// What is wrong, and which command may be meant.
    var message: String {
        let names = commands.compactMap { $0.configuration.commandName }
        let near = SpellingSuggestion.nearest(to: word, among: names).map { [$0] } ?? begun(names) ?? elsewhere
        return "there is no command '\(TerminalText.escaped(word))'"
            + (near.isEmpty
                ? "; the commands are \(names.joined(separator: ", "))"
                : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
    }

    /// The names that the word begins, `manual` for `man`; nil for none, and for a word of one letter.
    private func begun(_ names: [String]) -> [String]? {
        let found = word.count > 1 ? names.filter { $0.hasPrefix(word.lowercased()) } : []
        return found.isEmpty ? nil : found
    }

    /// The commands that the word belongs to, as they are typed: `modelc versions add` for `add`.
    private var elsewhere: [String] {
        let edit = ActionWords.verbs.contains(word) ? ["modelc edit \(word)"] : []
        return edit
            + Modelc.configuration.subcommands.flatMap { command in
                command.configuration.subcommands.filter { $0.configuration.commandName == word }.compactMap {
                    CommandPath.names(of: $0)?.joined(separator: " ")
                }
            }
    }
}

extension DiagnosticID {
    static let noWorkingFolder = DiagnosticID("no-working-folder")
}

/// The names that lead to a command.
enum CommandPath {
    /// `modelc`, `mapping`, `new`; nil for a command that is not the tool's.
    static func names(of command: any ParsableCommand.Type) -> [String]? { names(of: command, from: Modelc.self) }

    /// The document of a run that failed.
    static func document(of command: any ParsableCommand.Type, _ diagnostics: [Diagnostic]) -> ResultDocument {
        ResultDocument((names(of: command) ?? []).dropFirst().joined(separator: " "), diagnostics)
    }

    private static func names(
        of command: any ParsableCommand.Type, from root: any ParsableCommand.Type
    ) -> [String]? {
        let name = root.configuration.commandName ?? ""
        if command == root { return [name] }
        return root.configuration.subcommands.lazy.compactMap { names(of: command, from: $0) }.first.map { [name] + $0 }
    }
}
