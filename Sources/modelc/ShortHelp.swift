import ArgumentParser
import ModelcBase
import ModelcDiagnostics

/// The help that `-h` shows: the usage, the examples, and the most important options. It contains the same texts as
/// `--help`.
struct ShortHelp {
    private let command: any ParsableCommand.Type
    /// The lines of the complete help.
    private let lines: [Substring]

    /// Creates the help of the command that the arguments name; nil if the arguments do not contain `-h`.
    init?(requestedBy arguments: [String]) {
        let words = OptionWords(arguments).words
        guard words.contains("-h"), !words.contains("--help"), words.first != "help" else { return nil }
        self.init(of: ShortHelp.command(in: arguments))
    }

    init(of command: any ParsableCommand.Type) {
        self.command = command
        lines = Modelc.helpMessage(for: command).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The help, with a final line feed.
    var text: String {
        let parts = [overview, ["Usage: " + usage], examples, subcommands, options, [closing]]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// Returns the command that the arguments name. A default subcommand is not selected.
    private static func command(in arguments: [String]) -> any ParsableCommand.Type {
        var type: any ParsableCommand.Type = Modelc.self
        for word in arguments {
            guard let next = CommandPath.subcommand(word, of: type) else { break }
            type = next
        }
        return type
    }

    private var name: String { (CommandPath.names(of: command) ?? []).joined(separator: " ") }

    private var overview: [String] {
        let first = lines.prefix { !$0.isEmpty }.map(String.init)
        return first.isEmpty ? [] : [first[0].replacingText("OVERVIEW: ", with: "")] + first.dropFirst()
    }

    private var usage: String { Modelc.usageString(for: command).replacingText("\n", with: "\n       ") }

    /// The example command lines in the complete help, with the heading above them.
    private var examples: [String] {
        let text = command.configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = text.firstIndex(where: { $0.hasPrefix("  modelc ") }), first > 0 else { return [] }
        return [String(text[first - 1])] + text[first...].prefix { !$0.isEmpty }.map(String.init)
    }

    private var subcommands: [String] {
        let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !names.isEmpty else { return [] }
        guard names.count > ShortHelp.limit else { return section("SUBCOMMANDS:", titled: "Subcommands:") }
        let words = names.enumerated().map { $0 == names.count - 1 ? $1 : $1 + "," }
        return ["Commands:"]
            + TerminalWidth.lines(of: words.map { $0[...] }, width: 80, first: "  ", hanging: "  ")
    }

    /// The maximum number of options, and of subcommands, that are shown with their descriptions.
    static let limit = 10

    private var options: [String] {
        let tool = command as? any ToolCommand.Type
        let rows = ShortHelp.rows(lines)
        let chosen = tool?.mainOptions ?? []
        let common = Set(ShortHelp.commonOptions)
        let shown =
            chosen.isEmpty
            ? rows.filter { !$0.names.isEmpty && common.isDisjoint(with: $0.names) }
            : chosen.compactMap { name in rows.first { $0.names.contains(name) } }
        return shown.isEmpty ? [] : ["Options:"] + shown.flatMap(\.lines)
    }

    private var closing: String {
        "More: \(name) --help, modelc help topics"
    }

    /// The options that every command has, and the options of argument-parser.
    private static let commonOptions = [
        "--directory", "--config", "--no-config", "--quiet", "--verbose", "--color", "--help", "--version",
    ]

    private func section(_ heading: String, titled title: String) -> [String] {
        guard let start = lines.firstIndex(of: heading[...]) else { return [] }
        return [title] + lines[(start + 1)...].prefix { !$0.isEmpty }.map(String.init)
    }

    /// Returns the rows of the help about options. Each row has the long names of its options and its lines.
    private static func rows(_ lines: [Substring]) -> [(names: Set<String>, lines: [String])] {
        var rows: [(names: Set<String>, lines: [String])] = []
        for line in lines.drop(while: { !$0.hasPrefix("USAGE:") }) {
            if line.hasPrefix("  -") {
                rows.append((names(in: line), [String(line)]))
            } else if line.hasPrefix("   "), !rows.isEmpty {
                rows[rows.count - 1].lines.append(String(line))
            } else if !line.isEmpty {
                // A heading or an argument: lines after it do not belong to an option.
                rows.append(([], []))
            }
        }
        return rows
    }

    /// Returns the long option names at the beginning of a row.
    private static func names(in row: Substring) -> Set<String> {
        let head = row.dropFirst(2)
        let end = head.firstText("  ")?.lowerBound ?? head.endIndex
        return Set(head[..<end].matches(of: /--[a-z][a-z0-9-]*/).map { String($0.output) })
    }
}
