import ModelcDiagnostics
import ModelcSchema

/// A compiled bundle on disk, or a compiled version outside of a bundle, before any version is read
/// (FormatCompiledModel §7).
enum CompiledListing {
    /// Lists a `.momd` bundle. Its versions are the `.mom` files in it, and `VersionInfo.plist` names the current one.
    ///
    /// Core Data only uses versions that are listed in `VersionInfo.plist`. Other versions are left out, with a
    /// warning.
    ///
    /// - Parameter named: a version that the user requests by its path. It is included even if it is not listed.
    static func list(
        _ path: ModelPath, in files: ModelFiles, named: String? = nil
    ) -> (listing: BundleListing?, diagnostics: [Diagnostic]) {
        let names: [String]
        do {
            names = try files.entries(of: path.text)
        } catch {
            return (nil, [BundleListing.unreadable(path.text, error.reason)])
        }
        let all = names.filter { $0.hasSuffix(ModelPath.compiledVersionExtension) }
            .map { ModelPath(path.text + "/" + $0) }
            .sorted { VersionOrder($0.stem) < VersionOrder($1.stem) }
        guard !all.isEmpty else { return (nil, [empty(path)]) }
        let (current, listed) = versionInfo(path, files)
        let isListed = { (version: ModelPath) in listed.contains(version.stem) || version.stem == named }
        let versions = all.contains(where: isListed) ? all.filter(isListed) : all
        let model = VersionedModel(
            name: path.stem, fileName: path.name, path: path.text,
            versions: versions.map { version($0, isCurrent: false) })
        let missing = listed.filter { name in !versions.contains { $0.stem == name } }
        var listing = BundleListing(model: model, currentVersionFile: current)
        listing.diagnostics += missing.sorted().map { self.missing($0, path) }
        if versions.count < all.count {
            listing.diagnostics += all.filter { !isListed($0) }.map { unlisted($0, path) }
        }
        return (listing, [])
    }

    /// Lists a `.mom` file, inside or outside of a bundle.
    static func list(
        versionAt path: ModelPath, in files: ModelFiles
    ) -> (listing: BundleListing?, diagnostics: [Diagnostic]) {
        guard path.folder.isCompiledBundle else {
            let version = version(path, isCurrent: true)
            let model = VersionedModel(name: path.stem, fileName: path.name, path: path.text, versions: [version])
            return (BundleListing(model: model), [])
        }
        let (listing, diagnostics) = list(path.folder, in: files, named: path.stem)
        guard var listing else { return (nil, diagnostics) }
        listing.versionNamedByPath = path.stem
        return (listing, diagnostics)
    }

    private static func version(_ path: ModelPath, isCurrent: Bool) -> ModelVersion {
        ModelVersion(name: path.stem, path: path.text, format: .compiled, isCurrent: isCurrent)
    }

    /// The current version that `VersionInfo.plist` names, and all versions that it lists.
    private static func versionInfo(
        _ path: ModelPath, _ files: ModelFiles
    ) -> (current: CurrentVersionFile, versions: [String]) {
        let path = path.text + "/" + VersionInfo.fileName
        if files.kind(of: path) == .missing { return (.absent, []) }
        do {
            guard let info = VersionInfo(bytes: try files.bytes(of: path)) else {
                return (.unreadable(reason: "it is not a property list with version hashes"), [])
            }
            return (info.currentName.map(CurrentVersionFile.name) ?? .nameless, info.versions.map(\.name))
        } catch {
            return (error.isOfSystem ? .inaccessible(reason: error.reason) : .unreadable(reason: error.reason), [])
        }
    }

    private static func missing(_ name: String, _ path: ModelPath) -> Diagnostic {
        Diagnostic(
            .missingCompiledVersion, .warning,
            "\(VersionInfo.fileName) lists the version '\(name)', which has no .mom file",
            at: SourceLocation(path: path.text), help: "compile the model again, or restore the file")
    }

    private static func unlisted(_ version: ModelPath, _ path: ModelPath) -> Diagnostic {
        Diagnostic(
            .ignoredContent, .warning,
            "'\(version.name)' is ignored: \(VersionInfo.fileName) does not list it, and Core Data reads only listed "
                + "versions",
            at: SourceLocation(path: path.text), help: "remove the file, or compile the model again")
    }

    private static func empty(_ path: ModelPath) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "there is no compiled version in '\(path.text)'",
            at: SourceLocation(path: path.text),
            help: "a compiled bundle holds one .mom file for each version; compile the model again")
    }
}

extension DiagnosticID {
    static let missingCompiledVersion = DiagnosticID("missing-compiled-version")
}
