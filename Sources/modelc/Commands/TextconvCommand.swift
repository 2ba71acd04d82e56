import ArgumentParser
import ModelcKit
import ModelcPresentation

/// `modelc textconv FILE`: converts a model to lines of text that git can compare.
struct TextconvCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "textconv", abstract: "Shows a model as lines of text, for git diff and git log -p.",
        usage: "modelc textconv FILE [options]",
        discussion: HelpText.discussion(
            """
            Each entity and each of its parts has a line. After 'modelc merge --install', git runs this command for \
            both sides of a diff. A file that is not a readable model is printed unchanged.
            """,
            examples: ["textconv Library.xcdatamodeld/Library.xcdatamodel/contents"]))

    @Argument(
        help:
            "The contents file of a version, with any name; for a bundle, its current version; '-' is standard input.",
        completion: .file())
    var file: String

    @OptionGroup var common: CommonArguments

    func run() throws {
        var request = TextConversionRequest(path: file)
        if file == StandardInput.argument { request.input = try Console.standardInput() }
        try Console.print(TextConversion(request, in: common.workspace).run().bytes)
    }
}
