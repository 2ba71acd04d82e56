import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// The names of commands and subcommands.
enum CommandPath {
    /// Returns the names from the tool to a command, such as `modelc`, `mapping`, `new`. Nil if the command is not part
    /// of the tool.
    static func names(of command: any ParsableCommand.Type) -> [String]? { names(of: command, from: Modelc.self) }

    /// Returns the command that the first words name, and the remaining arguments. Nil if the words do not name a
    /// command without subcommands.
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
    /// The search starts at the last subcommand, for speed: reading a command's name builds its configuration. The
    /// configuration of `edit`, which is one of the first commands, lists the settings of all actions.
    static func subcommand(
        _ name: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        command.configuration.subcommands.last { $0.configuration.commandName == name }
    }

    /// Returns the command at the start of the arguments, and its name. If the arguments do not start with a command,
    /// returns the tool itself.
    static func beginning(of arguments: [String]) -> (name: String, type: any ParsableCommand.Type) {
        var names: [String] = []
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            guard let next = subcommand(word, of: type) else { break }
            names.append(word)
            type = next
        }
        // `versions` without a subcommand means `versions list`.
        if let standard = type.configuration.defaultSubcommand {
            names.append(standard.configuration.commandName ?? "")
            type = standard
        }
        return (names.joined(separator: " "), type)
    }

    /// Returns the options of a command in their long form, as its help lists them.
    static func options(of command: any ParsableCommand.Type) -> [String] {
        let rows = Modelc.helpMessage(for: command, columns: 200).split(separator: "\n").filter { $0.hasPrefix("  -") }
        return rows.flatMap { row in
            let names = row.dropFirst(2).prefix { $0 != "<" }
            let end = names.firstText("  ")?.lowerBound ?? names.endIndex
            return names[..<end].matches(of: /--[a-z][a-z0-9-]*/).map { String($0.output) }
        }
    }

    /// Returns the JSON document for a failed run.
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
