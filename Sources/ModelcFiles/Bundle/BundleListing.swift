import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// A model on disk before any version is read: the names of its versions, and the current version.
struct BundleListing {
    var model: VersionedModel
    var currentVersionFile: CurrentVersionFile = .absent
    var diagnostics: [Diagnostic] = []
    /// The version that the path itself names, if the path is inside a bundle; otherwise nil.
    var versionNamedByPath: String?
    /// The content of versions that are already read, by their names.
    var contents: [String: VersionFileContent] = [:]

    /// Finds the versions of the model at a path. Nil if there is no model; the diagnostics contain the reason.
    static func list(
        _ path: String, in files: ModelFiles
    ) -> (listing: BundleListing?, diagnostics: [Diagnostic]) {
        let path = ModelPath(path)
        switch files.kind(of: path.text) {
        case .missing: return (nil, [noSuchPath(path, files)])
        case .inaccessible(let problem): return (nil, [unreadable(path.text, problem.reason)])
        case .other: return (nil, [unreadable(path.text, "it is neither a file nor a folder")])
        case .file: return listFile(path, files)
        case .folder: return listFolder(path, files)
        }
    }

    private static func listFolder(_ path: ModelPath, _ files: ModelFiles) -> (BundleListing?, [Diagnostic]) {
        if path.isBundle { return listBundle(path, files) }
        if path.isCompiledBundle { return CompiledListing.list(path, in: files) }
        guard path.isVersion else { return (nil, [notAModel(path, files)]) }
        guard path.folder.isBundle else { return (standAlone(path, files), []) }
        let (listing, diagnostics) = listBundle(path.folder, files)
        guard var listing else { return (nil, diagnostics) }
        listing.versionNamedByPath = path.stem
        return (listing, diagnostics)
    }

    /// Finds the version for a path to a `contents` or `elements` file.
    private static func listFile(_ path: ModelPath, _ files: ModelFiles) -> (BundleListing?, [Diagnostic]) {
        if path.isCompiledVersion { return CompiledListing.list(versionAt: path, in: files) }
        let isModelFile = ModelFormat.allCases.contains { $0.fileName == path.name }
        guard isModelFile, path.folder.isVersion else { return (nil, [notAModel(path, files)]) }
        return listFolder(path.folder, files)
    }

    private static func standAlone(_ path: ModelPath, _ files: ModelFiles) -> BundleListing {
        let (version, diagnostics) = VersionListing.version(at: path, isCurrent: true, in: files)
        return BundleListing(
            model: VersionedModel(name: path.stem, fileName: path.name, path: path.text, versions: [version]),
            diagnostics: diagnostics)
    }

    private static func listBundle(_ path: ModelPath, _ files: ModelFiles) -> (BundleListing?, [Diagnostic]) {
        let names: [String]
        do {
            names = try files.entries(of: path.text)
        } catch {
            return (nil, [unreadable(path.text, error.reason)])
        }
        let folders = names.filter { $0.hasSuffix(ModelPath.versionExtension) }
            .map { ModelPath(path.text + "/" + $0) }
            .filter { files.kind(of: $0.text) != .file }
            .map { (folder: $0, order: VersionOrder($0.stem)) }
            .sorted { $0.order < $1.order }
            .map(\.folder)
        guard !folders.isEmpty else { return (nil, [emptyBundle(path, names)]) }
        let listed = folders.map { VersionListing.version(at: $0, isCurrent: false, in: files) }
        let (current, text) = CurrentVersionFile.read(inBundle: path.text, of: files)
        var model = VersionedModel(
            name: path.stem, fileName: path.name, path: path.text, versions: listed.map(\.version))
        model.currentVersionSource = text
        model.currentVersionRange = text.flatMap(CurrentVersionFile.nameRange)
        return (
            BundleListing(model: model, currentVersionFile: current, diagnostics: listed.flatMap(\.diagnostics)), []
        )
    }
}

extension BundleListing {
    private static func noSuchPath(_ path: ModelPath, _ files: ModelFiles) -> Diagnostic {
        // The folder lists the name but the item does not exist: it is a broken symbolic link.
        if (try? files.entries(of: path.folder.text))?.contains(path.name) ?? false {
            return Diagnostic(
                .noSuchPath, .error, "'\(path.text)' is a symbolic link to a path that does not exist",
                at: SourceLocation(path: path.text), help: "restore the target, or remove the link")
        }
        let near = nearModel(path, files).map { "did you mean '\($0)'?" }
        return Diagnostic(
            .noSuchPath, .error, "there is nothing at '\(path.text)'", at: SourceLocation(path: path.text),
            help: near ?? "give the path of an .xcdatamodeld bundle or of an .xcdatamodel folder")
    }

    /// The model in the same folder that the user probably means: `Shop.xcdatamodeld` for `Shop` or
    /// `Shpo.xcdatamodeld`. Nil if there is none.
    private static func nearModel(_ path: ModelPath, _ files: ModelFiles) -> String? {
        let extensions = [ModelPath.bundleExtension, ModelPath.versionExtension]
        let names = ((try? files.entries(of: path.folder.text)) ?? []).filter { name in
            extensions.contains(where: name.hasSuffix)
        }
        let completed = extensions.map { path.name + $0 }.first(where: names.contains)
        let near = SpellingSuggestion.nearest(to: path.stem, among: names.map { ModelPath($0).stem })
        let name = completed ?? names.first { ModelPath($0).stem == path.stem || ModelPath($0).stem == near }
        guard let name else { return nil }
        return PathText.hasFolder(path.text) ? path.folder.text + "/" + name : name
    }

    static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
            help: "make it readable")
    }

    private static func notAModel(_ path: ModelPath, _ files: ModelFiles) -> Diagnostic {
        let isFile = files.kind(of: path.text) == .file
        if isFile, let diagnostic = partOfCompiledModel(path) { return diagnostic }
        let message =
            isFile && (path.isBundle || path.isVersion)
            ? "'\(path.text)' is a file; a data model is a folder"
            : "'\(path.text)' is not a data model"
        return Diagnostic(
            .notAModel, .error, message, at: SourceLocation(path: path.text),
            help: "give an .xcdatamodeld bundle, an .xcdatamodel folder in or outside one, or its contents file")
    }

    /// A diagnostic for a compiler's output file that is not a model; nil for any other file.
    private static func partOfCompiledModel(_ path: ModelPath) -> Diagnostic? {
        if path.text.hasSuffix(".cdm") {
            return Diagnostic(
                .notAModel, .error, "'\(path.text)' is a compiled mapping model, not a data model",
                at: SourceLocation(path: path.text),
                help: "decompile it: \(ToolCommandName.decompile) \(path.text), with an output path and the model")
        }
        guard path.name == VersionInfo.fileName else { return nil }
        let folder = path.folder
        return Diagnostic(
            .notAModel, .error, "'\(path.text)' is the version list of a compiled model, not a model",
            at: SourceLocation(path: path.text),
            help: folder.isCompiledBundle
                ? "give the bundle: \(folder.text)" : "give the .momd bundle that contains it")
    }

    private static func emptyBundle(_ path: ModelPath, _ names: [String]) -> Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "there is no model version in '\(path.text)'",
            at: SourceLocation(path: path.text),
            help: names.contains("contents")
                ? "the bundle itself holds a contents file: put it into a folder \(path.stem).xcdatamodel"
                : "a bundle holds one .xcdatamodel folder for each version; restore them from version control")
    }
}
