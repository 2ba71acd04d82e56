import ArgumentParser

/// Where generated files go, and what is done about those that are there.
struct OutputArguments: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The folder for the files; it is made if needed.", valueName: "dir"),
        completion: .directory)
    var folder: String

    @Option(
        help: ArgumentHelp("Another folder for the human files.", valueName: "dir"), completion: .directory)
    var humanOutput: String?

    @Flag(inversion: .prefixedNo, help: "Write human files where they are missing.")
    var human = true

    @Flag(help: "Replace files in the way of machine files even if modelc did not write them.")
    var force = false

    @Flag(help: "Remove machine files of this model whose entities are gone.")
    var prune = false

    @Flag(help: "Write nothing; list the paths of the files, one a line.")
    var dryRun = false

    @Flag(
        help: "Write nothing; exit with 1 and show the difference where the files are not as they would be generated.")
    var check = false

    var folders: OutputFolders { OutputFolders(machine: folder, human: humanOutput) }

    func validate() throws {
        if [prune, dryRun, check].filter({ $0 }).count > 1 {
            throw ValidationError("--prune, --dry-run and --check exclude each other")
        }
    }
}
