import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// An error for a word that is not a command.
struct UnknownCommand: Error {
    var word: String
    var commands: [any ParsableCommand.Type]
    /// The command whose subcommands were expected.
    var parent: any ParsableCommand.Type

    /// The error message, with suggestions.
    var message: String {
        let names = commands.compactMap { $0.configuration.commandName }
        let group = parent == Modelc.self ? nil : parent.configuration.commandName
        let meant =
            group.map { CommandSynonyms.meaning(of: word.lowercased(), below: $0) }
            ?? CommandSynonyms.meaning[word.lowercased()]
        // The only subcommand may have been left out: `simulate Book`.
        let only = parent != Modelc.self && names.count == 1 ? CommandPath.names(of: commands[0]) : nil
        let whole = only.map { [($0 + [ShellWord.quoted(word)]).joined(separator: " ")] }
        let near =
            meant ?? CommandSynonyms.commands(forPath: word, below: group) ?? SpellingSuggestion.nearest(
                to: word, among: names
            ).map { [$0] } ?? begun(names) ?? whole
            ?? elsewhere
        return "there is no command '\(TerminalText.escaped(word))'"
            + (near.isEmpty
                ? "; the commands are \(names.joined(separator: ", "))"
                : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
    }

    /// Returns the names that start with the word: `manual` for `man`. Nil if there are none, or if the word is only
    /// one letter.
    private func begun(_ names: [String]) -> [String]? {
        let found = word.count > 1 ? names.filter { $0.hasPrefix(word.lowercased()) } : []
        return found.isEmpty ? nil : found
    }

    /// The full names of commands that have the word as a subcommand: `modelc versions add` for `add`.
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
    /// Throws if a command is expected but the word is not one. argument-parser would report it as an unexpected
    /// argument.
    static func refuse(in arguments: [String]) throws {
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            let commands = type.configuration.subcommands
            guard !commands.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            guard let next = CommandPath.subcommand(word, of: type) else {
                // In `versions Library.xcdatamodeld`, the word is a path for the default subcommand.
                if type.configuration.defaultSubcommand != nil, word.contains(".") || PathText.hasFolder(word) {
                    return
                }
                throw UnknownCommand(word: word, commands: commands, parent: type)
            }
            type = next
        }
    }

    /// Returns the error message for an unknown word after `help`. The user may have meant a topic or a command.
    private static func unknownHelp(_ word: String, _ commands: [any ParsableCommand.Type]) -> String {
        guard !commands.isEmpty else { return "unexpected argument '\(TerminalText.escaped(word))'" }
        let topics = HelpTopic.allCases.map(\.rawValue) + ["topics"]
        if topics.contains(word) { return "'modelc help \(word)' takes no other words and no options" }
        if let topic = SpellingSuggestion.nearest(to: word, among: topics)
            ?? topics.first(where: { $0 == word.lowercased() })
        {
            return "there is no topic '\(TerminalText.escaped(word))'; did you mean '\(topic)'?"
        }
        return UnknownCommand(word: word, commands: commands, parent: Modelc.self).message
    }

    /// Throws if a word after `modelc help` is not a command or a subcommand.
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
