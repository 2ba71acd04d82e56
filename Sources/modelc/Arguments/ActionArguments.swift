import ArgumentParser
import ModelcKit

/// What is done about files that are there; of no duration, so that none of it is a setting.
struct ActionArguments: ParsableArguments {
    @Flag(help: "Replace files in the way of machine files even if modelc did not write them.")
    var force = false

    @Flag(help: "Remove machine files of this model whose entities are gone.")
    var prune = false

    @Flag(help: "Write nothing; list the paths of the files, one a line.")
    var dryRun = false

    @Flag(
        help: "Write nothing; exit with 1 and show the difference where the files are not as they would be generated.")
    var check = false

    @Option(
        help: ArgumentHelp(
            "Remember in this file what was read and written, and do nothing as long as none of it changes.",
            valueName: "file"),
        completion: .file())
    var stamp: String?

    func validate() throws {
        if stamp != nil, dryRun || check { throw ValidationError("--stamp is for runs that write") }
        if [prune, dryRun, check].filter({ $0 }).count > 1 {
            throw ValidationError("--prune, --dry-run and --check exclude each other")
        }
    }

    /// The same for the run.
    var action: GenerationAction {
        var action = GenerationAction()
        action.replacesForeignFiles = force
        action.removesOrphans = prune
        action.isRehearsal = dryRun
        action.isCheck = check
        return action
    }
}
