import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension FindingArguments {
    /// Returns the selection of findings about CloudKit schemas.
    func cloudKitSelection(_ thresholds: ThresholdArguments) throws -> CloudKitSelection {
        var selection = CloudKitSelection()
        thresholds.set(&selection.settings)
        selection.settings.failOn = failOn.map { .flag($0) }
        for (name, setting) in try severities() { try selection.set(name, setting) }
        try selection.keepOnly(named: onlyNames)
        for name in exceptNames { try selection.set(name, .off) }
        return selection
    }
}

extension CloudKitSelection {
    fileprivate mutating func set(_ name: String, _ setting: SeveritySetting) throws {
        do throws(UnknownCloudKitCode) {
            try set(severity: setting, of: name)
        } catch {
            throw ValidationError(error.message)
        }
    }

    fileprivate mutating func keepOnly(named names: [String]) throws {
        do throws(UnknownCloudKitCode) {
            try keepOnly(names)
        } catch {
            throw ValidationError(error.message)
        }
    }
}

extension ArgumentHelp {
    static let mirroredConfigurations = ArgumentHelp(
        "A configuration whose entities are mirrored; may be repeated. (default: those marked for CloudKit, or all)",
        valueName: "name")
}

extension CompletionKind {
    /// Schema files of CloudKit.
    static var cloudKitSchema: CompletionKind { .file(extensions: ["ckdb"]) }

    /// The configurations of the model that the command line is about.
    static var configuration: CompletionKind { .custom { words, _, _ in ModelCompletion(words).configurations } }
}
