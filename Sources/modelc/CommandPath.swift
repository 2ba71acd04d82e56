import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// The names of commands and subcommands.
enum CommandPath {
    /// Returns the names that lead to a command: `modelc`, `mapping`, `new`; nil if it is not a command of the tool.
    static func names(of command: any ParsableCommand.Type) -> [String]? { names(of: command, from: Modelc.self) }

    /// Returns the command without subcommands that the first words name, and the remaining arguments; nil if they name none.
    static func end(of arguments: [String]) -> (any ParsableCommand.Type, [String])? {
        var type: any ParsableCommand.Type = Modelc.self
        var rest = arguments[...]
        while !type.configuration.subcommands.isEmpty {
            guard let word = rest.popFirst(), let next = subcommand(word, of: type) else { return nil }
            type = next
        }
        return (type, Array(rest))
    }

    /// Returns the subcommand with a name; nil if there is none.
    ///
    /// The search starts at the last subcommand. The configuration of a command is built when its name is first read, and that of
    /// `edit`, one of the first commands, lists the settings of all actions.
    static func subcommand(
        _ name: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        command.configuration.subcommands.last { $0.configuration.commandName == name }
    }

    /// Returns the command that the arguments begin with, and its name; the tool itself if they begin with no command.
    static func beginning(of arguments: [String]) -> (name: String, type: any ParsableCommand.Type) {
        var names: [String] = []
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            guard let next = subcommand(word, of: type) else { break }
            names.append(word)
            type = next
        }
        // `versions` alone means `versions list`.
        if let standard = type.configuration.defaultSubcommand {
            names.append(standard.configuration.commandName ?? "")
            type = standard
        }
        return (names.joined(separator: " "), type)
    }

    /// Returns the options of a command in their long form, as listed in its help.
    static func options(of command: any ParsableCommand.Type) -> [String] {
        let rows = Modelc.helpMessage(for: command, columns: 200).split(separator: "\n").filter { $0.hasPrefix("  -") }
        return rows.flatMap { row in
            let names = row.dropFirst(2).prefix { $0 != "<" }
            let end = names.firstText("  ")?.lowerBound ?? names.endIndex
            return names[..<end].matches(of: /--[a-z][a-z0-9-]*/).map { String($0.output) }
        }
    }

    /// Returns the document of a failed run.
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

/// A word that is not a command.
struct UnknownCommand: Error {
    var word: String
    var commands: [any ParsableCommand.Type]
    /// The command whose subcommands these are.
    var parent: any ParsableCommand.Type

    /// The error message, with suggestions.
    var message: String {
        let names = commands.compactMap { $0.configuration.commandName }
        let near = SpellingSuggestion.nearest(to: word, among: names).map { [$0] } ?? begun(names) ?? elsewhere
        return "there is no command '\(TerminalText.escaped(word))'"
            + (near.isEmpty
                ? "; the commands are \(names.joined(separator: ", "))"
                : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
    }

    /// Returns the names that begin with the word: `manual` for `man`; nil if there are none, or if the word is a single letter.
    private func begun(_ names: [String]) -> [String]? {
        let found = word.count > 1 ? names.filter { $0.hasPrefix(word.lowercased()) } : []
        return found.isEmpty ? nil : found
    }

    /// The commands that have the word as a subcommand, as typed: `modelc versions add` for `add`.
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

extension UnknownCommand {
    /// Throws if a word stands in the place of a command and is not one. argument-parser would report it as an unexpected
    /// argument.
    static func refuse(in arguments: [String]) throws {
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            let commands = type.configuration.subcommands
            guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            guard let next = CommandPath.subcommand(word, of: type) else {
                // `versions Library.xcdatamodeld`: the word is a path for the default subcommand.
                if type.configuration.defaultSubcommand != nil, word.contains(".") || PathText.hasFolder(word) {
                    return
                }
                throw UnknownCommand(word: word, commands: commands, parent: type)
            }
            type = next
        }
    }

    /// Returns the error message for an unknown word after `help`, which can be a topic or a command.
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

    /// `modelc help COMMAND SUBCOMMAND`: throws if a word is not a command.
    static func refuseHelp(for arguments: [String]) throws {
        guard arguments.first == "help" else { return }
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments.dropFirst() where !word.hasPrefix("-") {
            guard let next = CommandPath.subcommand(word, of: type) else {
                throw ValidationError(unknownHelp(word, type.configuration.subcommands))
            }
            type = next
        }
    }
}
