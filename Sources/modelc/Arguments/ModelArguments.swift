import ArgumentParser
import ModelcKit
import ModelcSchema

/// The model and version of a command about one model.
struct ModelArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "An .xcdatamodeld bundle, an .xcdatamodel folder, the contents file of one, or a folder with one model below "
                + "it. (default: the only model in .modelc.yml, or below this folder)", valueName: "model"),
        completion: .model)
    var path = ""

    @Option(help: .version, completion: .version)
    var modelVersion: String?

    var selection: VersionSelection { modelVersion.map(VersionSelection.named) ?? .current }
}

extension CompletionKind {
    /// Completion for a model. Models and mapping models are folders, so folders are suggested; a search by file name
    /// would also suggest each of them a second time.
    static var model: CompletionKind { .directory }

    // The values are computed only when the shell completes a word, because every start of modelc builds the options of
    // a command.

    /// Completion with the ids of findings that the command reports.
    static var ids: CompletionKind { .custom { words, _, _ in FindingCompletion.ids(words) } }

    /// Completion with the ids of findings, each with every severity.
    static var severities: CompletionKind { .custom { words, _, _ in FindingCompletion.severities(words) } }

    static var presets: CompletionKind { .custom { _, _, _ in FindingNames.ofPresets } }

    /// Completion with the versions of the model on the command line.
    static var version: CompletionKind { .custom { words, _, _ in ModelCompletion(words).versions } }

    /// Completion with versions of the model, unless an earlier word already names a version.
    static var firstVersion: CompletionKind {
        .custom { words, index, _ in ModelCompletion(words).versions(ifNoneBefore: index) }
    }

    static var entity: CompletionKind { .custom { words, _, _ in ModelCompletion(words).entities } }
}

/// Help texts of arguments that several commands have. The arguments themselves are not shared as a group:
/// argument-parser checks a group of arguments five times in each enclosing group.
extension ArgumentHelp {
    static let resultFormat: ArgumentHelp = "The format of the result."

    static let version = ArgumentHelp(
        "The version to use instead of the current one: its name, its folder's name, or its number.", valueName: "name")

    static let bundleAndVersion = ArgumentHelp(
        "The bundle, if there are several, and the version.", valueName: "version")

    static let noRenameGuess: ArgumentHelp = "Do not suggest renames."

    static let stamp = ArgumentHelp(
        "Record the inputs and outputs in this file; do nothing until one of them changes.", valueName: "file")

    /// The help of an argument for any number of models.
    static let models = ArgumentHelp(
        ".xcdatamodeld bundles, .xcdatamodel folders outside one, or folders with one model below each. (default: the "
            + "models in .modelc.yml, or the only model below this folder)", valueName: "model")

    static let force: ArgumentHelp = "Replace files that modelc did not write."

    // The help of `--dry-run` and `--check`, which depends on the output that replaces writing.

    static let changesOnly: ArgumentHelp = "Write nothing; report what would change."
    static let newFilesOnly: ArgumentHelp = "Write nothing; list the files that would be written."
    static let changedFilesOnly: ArgumentHelp = "Write nothing; list the files that would change."
    static let changedFilesCheck: ArgumentHelp =
        "Write nothing; list the files that would change, and exit with 1 if there are any."
}
