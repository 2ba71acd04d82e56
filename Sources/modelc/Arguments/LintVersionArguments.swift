import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// Options that select the versions to check.
struct LintVersionArguments: ParsableArguments {
    @Flag(help: "Check all versions: older versions for their structure and for the changes between them.")
    var allVersions = false

    @Option(
        name: .customLong("model-version"),
        help: ArgumentHelp("Check this version instead of the current one; may be repeated.", valueName: "name"),
        completion: .version)
    var versions: [String] = []

    func validate() throws {
        try ValidationError.refuseTogether(allVersions: allVersions, version: !versions.isEmpty)
    }
}
