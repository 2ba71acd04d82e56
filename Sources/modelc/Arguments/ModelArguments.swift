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
    /// Models and mapping models are folders; a search by name would find each of them twice.
    static var model: CompletionKind { .directory }

    // The names are computed when the shell completes: every start builds the options of a command.

    /// The ids of findings that the command reports.
    static var ids: CompletionKind { .custom { words, _, _ in FindingCompletion.ids(words) } }

    /// The same ids, each with every severity.
    static var severities: CompletionKind { .custom { words, _, _ in FindingCompletion.severities(words) } }

    static var presets: CompletionKind { .custom { _, _, _ in FindingNames.ofPresets } }

    /// The versions of the model that the command line is about.
    static var version: CompletionKind { .custom { words, _, _ in ModelCompletion(words).versions } }

    /// The first word that names a version.
    static var firstVersion: CompletionKind {
        .custom { words, index, _ in ModelCompletion(words).versions(ifNoneBefore: index) }
    }

    static var entity: CompletionKind { .custom { words, _, _ in ModelCompletion(words).entities } }
}

/// Help texts of arguments that several commands have. Only texts are shared, because argument-parser checks a group of
/// arguments five times in each enclosing group.
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

    // The help of `--dry-run` and `--check`, by what is shown instead of writing.

    static let changesOnly: ArgumentHelp = "Write nothing; report what would change."
    static let newFilesOnly: ArgumentHelp = "Write nothing; list the files that would be written."
    static let changedFilesOnly: ArgumentHelp = "Write nothing; list the files that would change."
    static let changedFilesCheck: ArgumentHelp =
        "Write nothing; list the files that would change, and exit with 1 if there are any."
}
