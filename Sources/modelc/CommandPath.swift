import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// The names that lead to a command.
enum CommandPath {
    /// `modelc`, `mapping`, `new`; nil for a command that is not the tool's.
    static func names(of command: any ParsableCommand.Type) -> [String]? { names(of: command, from: Modelc.self) }

    /// The command without subcommands to which the first words lead, and the arguments behind them; nil where they do not.
    static func end(of arguments: [String]) -> (any ParsableCommand.Type, [String])? {
        var type: any ParsableCommand.Type = Modelc.self
        var rest = arguments[...]
        while !type.configuration.subcommands.isEmpty {
            guard let word = rest.popFirst(), let next = subcommand(word, of: type) else { return nil }
            type = next
        }
        return (type, Array(rest))
    }

    /// The subcommand of a name; nil where there is none.
    ///
    /// From the last one on: what a command has to say about itself is put together when its name is first asked for, and `edit`,
    /// among the first, lists the settings of all actions.
    static func subcommand(
        _ name: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        command.configuration.subcommands.last { $0.configuration.commandName == name }
    }

    /// The command that arguments begin with, and its name; the tool itself where they begin with none.
    static func beginning(of arguments: [String]) -> (name: String, type: any ParsableCommand.Type) {
        var names: [String] = []
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            guard let next = subcommand(word, of: type) else { break }
            names.append(word)
            type = next
        }
        // `versions` alone is `versions list`.
        if let standard = type.configuration.defaultSubcommand {
            names.append(standard.configuration.commandName ?? "")
            type = standard
        }
        return (names.joined(separator: " "), type)
    }

    /// The options of a command as its help lists them, in their long form.
    static func options(of command: any ParsableCommand.Type) -> [String] {
        let rows = Modelc.helpMessage(for: command, columns: 200).split(separator: "\n").filter { $0.hasPrefix("  -") }
        return rows.flatMap { row in
            let names = row.dropFirst(2).prefix { $0 != "<" }
            let end = names.firstText("  ")?.lowerBound ?? names.endIndex
            return names[..<end].matches(of: /--[a-z][a-z0-9-]*/).map { String($0.output) }
        }
    }

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

extension UnknownCommand {
    /// A word where a command has to be: argument-parser takes it for an argument that is too much.
    static func refuse(in arguments: [String]) throws {
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            let commands = type.configuration.subcommands
            guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            guard let next = CommandPath.subcommand(word, of: type) else {
                // `versions Library.xcdatamodeld`: a path, for the command that runs when none is named.
                if type.configuration.defaultSubcommand != nil, word.contains(".") || PathText.hasFolder(word) {
                    return
                }
                throw UnknownCommand(word: word, commands: commands, parent: type)
            }
            type = next
        }
    }

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

    /// `modelc help COMMAND SUBCOMMAND`: every word has to be a command.
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
