import ArgumentParser
import ModelcBase
import ModelcKit

/// `modelc manual`: prints the complete help as one man page.
struct ManualCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Prints the man page: the help of all commands.",
        usage: "modelc manual [options]",
        discussion: HelpText.discussion(
            examples: [
                "manual > ~/.local/share/man/man1/modelc.1",
                "manual -o modelc.1",
            ]))

    @OptionGroup(title: "Result") var place: OutputArguments
    @OptionGroup var common: CommonArguments

    func run() throws { try place.write(ManualPage(of: Modelc.self, version: ModelcVersion.text).text) }
}

/// The help of a command and all its subcommands as a man page, written with the macros of man(7).
struct ManualPage {
    private let root: any ParsableCommand.Type
    private let version: String

    init(of root: any ParsableCommand.Type, version: String) {
        self.root = root
        self.version = version
    }

    var text: String {
        let name = root.configuration.commandName ?? ""
        let head = [
            ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\"", ".SH NAME",
            "\(name) \\- \(ManualPage.escaped(root.configuration.abstract))", ".SH SYNOPSIS", ".B \(name)",
            "command [options]", ".SH DESCRIPTION", ".nf",
        ]
        let lines = head + ManualPage.paragraphs(root.configuration.discussion) + [".fi"] + commands(of: root, [name])
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a section for each command that has no subcommands, in the order of the help.
    private func commands(of parent: any ParsableCommand.Type, _ path: [String]) -> [String] {
        parent.configuration.subcommands.flatMap { command -> [String] in
            let path = path + [command.configuration.commandName ?? ""]
            guard command.configuration.subcommands.isEmpty else { return commands(of: command, path) }
            return section(command, path)
        }
    }

    /// Returns the help of a command with its original line breaks, because its columns and blank lines are made for a
    /// terminal.
    private func section(_ command: any ParsableCommand.Type, _ path: [String]) -> [String] {
        let help = root.helpMessage(for: command, columns: 78)
        return [".SH \(path.joined(separator: " ").uppercased())", ".nf"]
            + help.split(separator: "\n", omittingEmptySubsequences: false).map(ManualPage.line) + [".fi"]
    }

    private static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }
    }

    /// Returns a line of text. A period or an apostrophe at its start is escaped, because it would begin a macro.
    private static func line(_ text: Substring) -> String {
        let escaped = escaped(String(text))
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    private static func escaped(_ text: String) -> String {
        text.replacingText("\\", with: "\\e").replacingText("-", with: "\\-")
    }
}
