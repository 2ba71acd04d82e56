import ArgumentParser
import ModelcSettings

/// Options for generated `@Model` classes.
struct SwiftDataArguments: ParsableArguments {
    @Option(
        help: .setting(
            "minimum-os",
            "SwiftData: the oldest system, as an iOS version: ios17, ios18 (#Unique, #Index), ios26 (superclasses)."))
    var minimumOs: SwiftDataRelease?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("same-hashes", "SwiftData: another version hash than in the model is an error."))
    var sameHashes: Bool?

    @Option(
        help: .setting(
            "versioned-schema",
            "SwiftData: write one file with a VersionedSchema; its name is this text, V and the version.",
            valueName: "name"))
    var versionedSchema: String?

    /// Copies the given options to `settings`.
    func set(_ settings: inout GenerateSettings) {
        settings.minimumOs.take(minimumOs)
        settings.sameHashes.take(sameHashes)
        settings.versionedSchema = versionedSchema.map { .flag($0) }
    }
}

extension SwiftDataRelease: ArgumentChoice {}
