import ArgumentParser

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "generate", abstract: "Generates classes.")
    @OptionGroup var model: ModelArguments
    func run() throws {}
}
