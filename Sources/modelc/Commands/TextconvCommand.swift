import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc textconv FILE`: a model -> lines that git compares.
struct TextconvCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "textconv", abstract: "Shows a model as lines, so that git diff and git log -p can be read.",
        usage: "modelc textconv FILE [options]",
        discussion: HelpText.discussion(
            """
            Each entity and each of its parts has a line. git runs the command for both sides of a difference, once \
            'modelc merge --install' has told it to. A file that cannot be read as a model is printed as it is.
            """,
            examples: ["textconv Library.xcdatamodeld/Library.xcdatamodel/contents"]))

    @Argument(help: "The contents file of a version, under any name; '-' is standard input.", completion: .file())
    var file: String

    @OptionGroup var common: CommonArguments

    func run() throws {
        let input = file == StandardInput.argument ? try Console.standardInput() : nil
        try Console.print(TextConversion(file, input: input, in: common.workspace).run().bytes)
    }
}
