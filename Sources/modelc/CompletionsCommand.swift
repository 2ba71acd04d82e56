import ArgumentParser

/// `modelc completions SHELL`: what a shell needs to complete arguments.
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
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash
        case zsh
        case fish

        var script: String {
            switch self {
            case .bash: BashCompletion.completed(Modelc.completionScript(for: .bash))
            case .zsh: Modelc.completionScript(for: .zsh)
            case .fish: Modelc.completionScript(for: .fish)
            }
        }
    }
}
