import ArgumentParser
import ModelcBase

/// `modelc completions SHELL`: prints the completion script for a shell.
struct CompletionsCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Prints the completion script for a shell.",
        usage: "modelc completions SHELL",
        discussion: HelpText.discussion(
            """
            Save the script where the shell looks for completions, and open a new shell.
            """,
            examples: [
                "completions bash > ~/.local/share/bash-completion/completions/modelc",
                "completions zsh > ~/.zfunc/_modelc",
                "completions fish > ~/.config/fish/completions/modelc.fish",
            ]))

    @Argument(help: "The shell: bash, zsh or fish.")
    var shell: Shell

    @OptionGroup(title: "Result") var place: OutputArguments
    @OptionGroup var common: CommonArguments

    func run() throws { try place.write(shell.script + "\n") }

    /// A shell with completions.
    enum Shell: String, ArgumentChoice {
        case bash
        case zsh
        case fish

        var script: String {
            switch self {
            case .bash: BashCompletion.completed(Modelc.completionScript(for: .bash))
            case .zsh: HelpCompletion.completed(zsh: Modelc.completionScript(for: .zsh))
            case .fish: HelpCompletion.completed(fish: Modelc.completionScript(for: .fish))
            }
        }
    }
}

/// Adds completions for the words after `modelc help`, which argument-parser's scripts lack.
enum HelpCompletion {
    /// The help topics and the commands, separated by spaces.
    static var words: String {
        let commands = Modelc.configuration.subcommands.compactMap { $0.configuration.commandName }
        return (["topics"] + HelpTopic.allCases.map(\.rawValue) + commands).joined(separator: " ")
    }

    static func completed(zsh script: String) -> String {
        script.replacingText("'*:subcommands:'", with: "'*:subcommands:(\(words))'")
    }

    static func completed(fish script: String) -> String {
        script + "\ncomplete -c 'modelc' -n '__fish_seen_subcommand_from help' -fa '\(words)'"
    }
}

/// Adds completions that argument-parser's script for bash lacks: the words after `modelc help`, and common options
/// before a command.
enum BashCompletion {
    static func completed(_ script: String) -> String {
        var lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        insert(
            ["    COMPREPLY+=($(compgen -W '\(HelpCompletion.words)' -- \"${cur}\"))"], inFunction: "_modelc_help",
            after: "    __modelc_offer_flags_options -1", &lines)
        insert(rootOptions, inFunction: "_modelc", after: "    local -a non_repeating_options=()", &lines)
        insert(rootValues, inFunction: "_modelc", after: "    __modelc_offer_flags_options 0", &lines)
        return lines.joined(separator: "\n")
    }

    private static let rootOptions = ["    non_repeating_options+=(-C --directory --config --color)"]

    private static let rootValues = """
            case "${prev}" in
            '-C'|'--directory')
                __modelc_add_completions -d
                return
                ;;
            '--config')
                __modelc_add_completions -o plusdirs -fX '!*.@(yml|yaml)'
                return
                ;;
            esac
        """.split(separator: "\n").map(String.init)

    private static func insert(
        _ new: [String], inFunction name: String, after line: String, _ lines: inout [String]
    ) {
        guard let start = lines.firstIndex(of: "\(name)() {"),
            let place = lines[start...].firstIndex(of: line)
        else { return }
        lines.insert(contentsOf: new, at: place + 1)
    }
}
