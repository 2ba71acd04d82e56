import ArgumentParser

// A group of arguments would share more than texts, but argument-parser checks a group five times in each group around it.

/// What help says of arguments that several commands have.
extension ArgumentHelp {
    static let resultFormat: ArgumentHelp = "The format of the result."

    static let version = ArgumentHelp(
        "The version to use instead of the current one: its name, its folder's name, or its number.", valueName: "name")

    static let bundleAndVersion = ArgumentHelp(
        "The bundle, if there are several, and the version.", valueName: "version")

    static let noRenameGuess: ArgumentHelp = "Do not suggest renames."

    static let stamp = ArgumentHelp(
        "Record the inputs and outputs in this file; do nothing until one of them changes.", valueName: "file")

    /// A command that takes any number of models.
    static let models = ArgumentHelp(
        ".xcdatamodeld bundles, .xcdatamodel folders outside one, or folders with one model below each. (default: the "
            + "models in .modelc.yml, or the only model below this folder)", valueName: "model")

    static let force: ArgumentHelp = "Replace files that modelc did not write."

    // What `--dry-run` and `--check` show in place of what the command writes.

    static let changesOnly: ArgumentHelp = "Write nothing; report what would change."
    static let newFilesOnly: ArgumentHelp = "Write nothing; list the files that would be written."
    static let changedFilesOnly: ArgumentHelp = "Write nothing; list the files that would change."
    static let changedFilesCheck: ArgumentHelp =
        "Write nothing; list the files that would change, and exit with 1 if there are any."
}

extension ValidationError {
    /// Wrong usage where more than one of the options is given.
    ///
    /// - Parameter options: the options as they are typed, and whether each was given.
    static func refuseTogether(_ options: (name: String, isGiven: Bool)...) throws {
        guard options.count(where: \.isGiven) > 1 else { return }
        let names = options.map(\.name)
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        throw ValidationError("\(list) cannot be used together")
    }

    /// The same for the choice between one version and all of them.
    static func refuseTogether(allVersions: Bool, version: Bool) throws {
        try refuseTogether(("--all-versions", allVersions), ("--model-version", version))
    }
}
