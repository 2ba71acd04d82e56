import ModelcDiagnostics
import ModelcSchema

/// What the disk says about a compiled bundle, or a compiled version outside of one, before any version is read
/// (FormatCompiledModel §7).
enum CompiledListing {
    /// A `.momd` bundle: its versions are the `.mom` files in it, and `VersionInfo.plist` says which of them is current.
    static func list(_ path: ModelPath, in files: ModelFiles) -> (listing: BundleListing?, diagnostics: [Diagnostic]) {
        let names: [String]
        do {
            names = try files.entries(of: path.text)
        } catch {
            return (nil, [BundleListing.unreadable(path.text, error.reason)])
        }
        let versions = names.filter { $0.hasSuffix(ModelPath.compiledVersionExtension) }
            .map { ModelPath(path.text + "/" + $0) }
            .sorted { VersionOrder($0.stem) < VersionOrder($1.stem) }
        guard !versions.isEmpty else { return (nil, [empty(path)]) }
        let current = currentName(path, names, files) ?? (versions.count == 1 ? versions[0].stem : nil)
        let model = VersionedModel(
            name: path.stem, fileName: path.name, path: path.text,
            versions: versions.map { version($0, isCurrent: $0.stem == current) })
        return (BundleListing(model: model), [])
    }

    /// A `.mom` file, in a bundle or not.
    static func list(
        versionAt path: ModelPath, in files: ModelFiles
    ) -> (listing: BundleListing?, diagnostics: [Diagnostic]) {
        guard path.folder.isCompiledBundle else {
            let version = version(path, isCurrent: true)
            let model = VersionedModel(name: path.stem, fileName: path.name, path: path.text, versions: [version])
            return (BundleListing(model: model), [])
        }
        let (listing, diagnostics) = list(path.folder, in: files)
        guard var listing else { return (nil, diagnostics) }
        listing.versionNamedByPath = path.stem
        return (listing, diagnostics)
    }

    private static func version(_ path: ModelPath, isCurrent: Bool) -> ModelVersion {
        ModelVersion(name: path.stem, path: path.text, format: .compiled, isCurrent: isCurrent)
    }

    private static func currentName(_ path: ModelPath, _ names: [String], _ files: ModelFiles) -> String? {
        guard names.contains(VersionInfo.fileName),
            let bytes = try? files.bytes(of: path.text + "/" + VersionInfo.fileName)
        else { return nil }
        return VersionInfo(bytes: bytes)?.currentName
    }

    private static func empty(_ path: ModelPath) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "there is no compiled version in '\(path.text)'",
            at: SourceLocation(path: path.text),
            help: "a compiled bundle holds one .mom file for each version; compile the model again")
    }
}
