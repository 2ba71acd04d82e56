import ModelcDiagnostics
import ModelcSchema

/// Decides which version of a bundle is current (model-format §1.3): the one that `.xccurrentversion` names, or the only
/// one. It never guesses.
struct CurrentVersionResolution {
    /// The name of the current version; nil where the bundle does not say.
    var name: String?
    /// What is wrong with the bundle's own word; errors only where there is no current version for them.
    var diagnostics: [Diagnostic] = []

    init(_ listing: BundleListing) {
        let versions = listing.model.versions
        switch listing.currentVersionFile {
        case .name(let folder):
            name = versions.first { $0.name + ModelPath.versionExtension == folder }?.name
            if name == nil { diagnostics = [CurrentVersionResolution.missing(folder, listing.model)] }
        case .unreadable(let reason):
            diagnostics = [CurrentVersionResolution.unreadable(reason, listing.model)]
        case .absent, .nameless: break
        }
        if name == nil, versions.count == 1 { name = versions.first?.name }
        if name == nil, diagnostics.isEmpty { diagnostics = [CurrentVersionResolution.none(listing.model)] }
        if name != nil { diagnostics = diagnostics.map { $0.demoted() } }
    }

    private static func missing(_ folder: String, _ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .currentVersionMissing, .error,
            "\(model.path)/\(CurrentVersionFile.fileName) names '\(folder)', which is not in the bundle",
            at: model.currentVersionLocation, help: "name one of: \(names(model))" + choice)
    }

    private static func unreadable(_ reason: String, _ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .unreadableCurrentVersion, .error,
            "\(model.path)/\(CurrentVersionFile.fileName) cannot be read: \(reason)",
            at: SourceLocation(path: model.currentVersionPath),
            help: "restore it, naming one of: \(names(model))" + choice)
    }

    private static func none(_ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .noCurrentVersion, .error,
            "\(model.path) has \(model.versions.count) versions and no usable \(CurrentVersionFile.fileName),"
                + " so no tool can tell which one to build",
            at: model.currentVersionLocation,
            help: "write \(CurrentVersionFile.fileName) naming one of: \(names(model))" + choice)
    }

    /// What helps where one version is asked for.
    fileprivate static let choice = "; or choose one with --model-version"

    private static func names(_ model: VersionedModel) -> String {
        model.versions.map { $0.name + ModelPath.versionExtension }.joined(separator: ", ")
    }
}

extension Diagnostic {
    /// The same for whoever needs no version chosen.
    var withoutChoice: Diagnostic {
        var whole = self
        whole.help = help?.replacing(CurrentVersionResolution.choice, with: "")
        return whole
    }
}
