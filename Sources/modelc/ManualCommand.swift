import ArgumentParser
import ModelcKit

/// `modelc manual`: all help as one man page.
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
