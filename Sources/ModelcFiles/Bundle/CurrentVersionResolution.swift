import ModelcBase
import ModelcDiagnostics
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Determines the current version of a bundle (FormatModelXML §1.3): the version that `.xccurrentversion` names
/// (`VersionInfo.plist` in a compiled bundle), or the only version. It never guesses.
struct CurrentVersionResolution {
    /// The name of the current version; nil if it cannot be determined.
    var name: String?
    /// Problems with the file that names the current version. They are warnings if the current version can
    /// nevertheless be determined. A file that cannot be accessed is always an error.
    var diagnostics: [Diagnostic] = []

    /// - Parameter choice: the name of the flag or setting with which the user can select a version; nil if there is
    ///   none.
    init(_ listing: BundleListing, choice: String?) {
        let versions = listing.model.versions
        switch listing.currentVersionFile {
        case .name(let folder):
            name = listing.model.versionCurrent(inFile: folder)?.name
            if name == nil { diagnostics = [CurrentVersionResolution.missing(folder, listing.model)] }
        case .conflicting(let folders):
            diagnostics = [CurrentVersionResolution.conflicting(folders, listing.model)]
        case .unreadable(let reason):
            diagnostics = [CurrentVersionResolution.unreadable(reason, listing.model)]
        case .inaccessible(let reason):
            diagnostics = [CurrentVersionResolution.inaccessible(reason, listing.model)]
        case .absent, .nameless: break
        }
        if name == nil, versions.count == 1 { name = versions.first?.name }
        if name == nil, diagnostics.isEmpty { diagnostics = [CurrentVersionResolution.none(listing.model)] }
        if name != nil { diagnostics = diagnostics.map(CurrentVersionResolution.withoutEffect) }
        guard let choice else { return }
        for index in diagnostics.indices { diagnostics[index].help? += "; or choose one with \(choice)" }
    }

    /// Changes an error about the file that names the current version to a warning, because the bundle has only one
    /// version.
    private static func withoutEffect(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic.withoutNeed
        if diagnostic.id == .noCurrentVersion { diagnostic.id = .ignoredContent }
        return diagnostic
    }

    private static func missing(_ folder: String, _ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .currentVersionMissing, .error,
            "\(model.currentVersionFileName) names '\(folder)', which is not in the bundle",
            at: model.currentVersionLocation, help: remedy(model))
    }

    private static func unreadable(_ reason: String, _ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .noCurrentVersion, .error,
            "\(model.currentVersionFileName) cannot be read: \(reason)",
            at: SourceLocation(path: model.currentVersionPath),
            help: remedy(model))
    }

    private static func conflicting(_ folders: [String], _ model: VersionedModel) -> Diagnostic {
        let sides = folders.compactMap { model.versionCurrent(inFile: $0)?.name }
        let named = sides.count == 2 ? ": one side names '\(sides[0])', the other '\(sides[1])'" : ""
        return Diagnostic(
            .noCurrentVersion, .error, "\(model.currentVersionFileName) has an unresolved merge conflict\(named)",
            at: SourceLocation(path: model.currentVersionPath), help: remedy(model, among: sides))
    }

    /// The error for a file that cannot be accessed. The file may name any version, so the advice is to make it
    /// readable. The advice for a file with invalid content is `remedy(_:among:)`.
    private static func inaccessible(_ reason: String, _ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(model.currentVersionPath)' cannot be read: \(reason)",
            at: SourceLocation(path: model.currentVersionPath), help: "make it readable")
    }

    private static func none(_ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .noCurrentVersion, .error,
            "\(model.path) has \(model.versions.count) versions and no usable \(model.currentVersionFileName),"
                + " so no tool can tell which one to \(model.isCompiled ? "use" : "build")",
            at: model.currentVersionLocation,
            help: remedy(model))
    }

    /// Advice: the command that makes the last version the current one, and the names of the other versions. For a
    /// compiled bundle, the advice is to compile the model again.
    ///
    /// - Parameter candidates: the versions to choose from; empty for all versions.
    private static func remedy(_ model: VersionedModel, among candidates: [String] = []) -> String {
        if model.isCompiled { return "compile the model again, from a source that says which version is current" }
        let names = model.versions.map(\.name).filter { candidates.isEmpty || candidates.contains($0) }
        let last = names.last ?? ""
        let others = names.dropLast()
        let words = [model.path, last].map(ShellWord.quoted).joined(separator: " ")
        let isChoice = !candidates.isEmpty && others.count == 1
        let introduction = isChoice ? "the other side has" : "the other versions are:"
        let rest = others.isEmpty ? "" : " (\(introduction) \(TerminalText.list(others)))"
        return "make one current: \(ToolCommandName.versionsUse) \(words)\(rest)"
    }
}
