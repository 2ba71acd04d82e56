import ArgumentParser
import ModelcBase
import ModelcKit
import ModelcSettings

/// Options for the folders of generated files.
struct FolderArguments: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: .setting(
            "output",
            "The folder for generated files, created if needed. 'generate' needs it if .modelc.yml has none.",
            valueName: "dir"),
        completion: .directory)
    var folder: String?

    @Option(
        help: .setting("human-output", "Another folder for the human files.", valueName: "dir"), completion: .directory)
    var humanOutput: String?

    @Flag(inversion: .prefixedNo, help: .setting("human", "Write human files that do not exist yet."))
    var human: Bool?

    /// Rejects an empty folder, which can be the value of an unset shell variable. Files would be written to the root
    /// of the file system.
    func validate() throws {
        for (flag, path) in [("--output", folder), ("--human-output", humanOutput)] where path?.isEmpty == true {
            throw ValidationError("\(flag) is empty: name a folder; the working directory is '.'")
        }
        if folder == "-" || humanOutput == "-" {
            throw ValidationError("generate writes several files, so it cannot write to standard output: name a folder")
        }
    }

    /// Copies the given options to `settings`.
    func set(_ settings: inout GenerateSettings) {
        settings.output = folder.map { .flag(ConfiguredPath($0)) }
        settings.humanOutput = humanOutput.map { .flag(ConfiguredPath($0)) }
        settings.human.take(human)
    }
}
