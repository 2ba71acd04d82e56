import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// Finds build systems of a project that do not compile a model, that compile it twice, or that would reset its
/// current version.
struct ProjectModelCheck {
    private let workspace: Workspace

    init(in workspace: Workspace) { self.workspace = workspace }

    /// Returns warnings about a model from the projects and packages in the folders above it.
    func diagnostics(of bundle: VersionedModel) -> [Diagnostic] {
        let folders = around(bundle.path)
        let classes =
            (bundle.currentVersion ?? bundle.versions.last)?.model?.entities
            .filter { $0.codeGenerationType != nil }.compactMap(\.className?.name) ?? []
        let projects = folders.map {
            PackagelessProjects(workspace, folder: $0.folder, model: $0.path, classes: classes)
        }
        // The nearest definition of each kind is the one that contains the model.
        let nearest = [
            folders.lazy.compactMap { package(in: $0.folder, $0.path, bundle) }.first,
            projects.lazy.compactMap(\.xcodeGen).first, projects.lazy.compactMap(\.tuist).first,
            projects.lazy.compactMap(\.bazel).first,
        ]
        return xcode(bundle) + nearest.flatMap { $0 ?? [] }
    }

    /// Returns the folders above the model, from its own folder up to the working folder. Each has the path of the
    /// model relative to it. Empty if the model is outside the working folder.
    private func around(_ path: String) -> [(folder: String, path: String)] {
        let shown = workspace.display.path(path)
        if shown.hasPrefix("/") || shown.hasPrefix("..") { return [] }
        let parts = PathText.parts(of: shown)
        return (0..<max(parts.count, 1)).reversed().map { depth in
            let folder = parts.prefix(depth).joined(separator: "/")
            return (folder.isEmpty ? "." : folder, parts.dropFirst(depth).joined(separator: "/"))
        }
    }

    // MARK: Xcode

    private func xcode(_ bundle: VersionedModel) -> [Diagnostic] {
        guard bundle.versions.count > 1 || bundle.currentVersionSource != nil else { return [] }
        let versions = bundle.versions.map(\.folderName)
        let found = ProjectFileSearch(of: bundle, in: workspace).projects
            .disagreements(after: nil, versions: versions, current: bundle.currentVersion?.folderName)
        return found.map { path, difference in
            let place = SourceLocation(path: workspace.display.path(path))
            let name = PathText.name(of: PathText.folder(of: path))
            let use =
                "'\(ToolCommandName.versionsUse) "
                + "\(ShellWord.quoted(bundle.currentVersion?.name ?? "NAME"))' updates the project"
            if let current = difference.current {
                let listed = current.isEmpty ? "a version that does not exist" : "'\(current)'"
                return Diagnostic(
                    .projectVersions, .warning,
                    "\(name) has \(listed) as the current version of '\(bundle.fileName)'; the bundle has "
                        + "'\(bundle.currentVersion?.folderName ?? "none")', and Xcode will set it back",
                    at: place, help: use)
            }
            let parts = [("does not list", difference.missing), ("lists the missing", difference.gone)]
                .filter { !$0.1.isEmpty }.map { "\($0) \($1.map { "'\($0)'" }.joined(separator: ", "))" }
            return Diagnostic(
                .projectVersions, .warning, "\(name) \(parts.joined(separator: " and ")) of '\(bundle.fileName)'",
                at: place, help: use)
        }
    }

    // MARK: Swift packages

    /// Returns the warnings about a model in the Swift package of a folder; nil if the folder has no package.
    private func package(in folder: String, _ path: String, _ bundle: VersionedModel) -> [Diagnostic]? {
        let manifest = PathText.joined(folder == "." ? "" : folder, "Package.swift")
        guard let text = text(at: manifest) else { return nil }
        guard let target = PackageManifest(text).target(of: path) else { return [] }
        let place = SourceLocation(path: manifest)
        if target.hasOtherPlugins { return [] }
        var found: [Diagnostic] = []
        if !target.plugins.contains("CompileModel") {
            found.append(
                Diagnostic(
                    .packageModel, .warning,
                    "'swift build' does not compile '\(bundle.fileName)': the target '\(target.name)' has no plugin "
                        + "CompileModel, so the model is missing at run time",
                    at: place,
                    help: "'\(ToolCommandName.initialize) \(workspace.wording[.packageSetup])' adds it")
            )
        } else if !target.excludes(path) {
            found.append(
                Diagnostic(
                    .packageModel, .warning,
                    "Xcode compiles '\(bundle.fileName)' twice: the plugin CompileModel of '\(target.name)' and Xcode "
                        + "itself",
                    at: place, help: "add '\(target.pathInTarget(path))' to 'exclude' of the target"))
        }
        return found + codegen(target, bundle, place)
    }

    private func codegen(
        _ target: PackageManifest.Target, _ bundle: VersionedModel, _ place: SourceLocation
    ) -> [Diagnostic] {
        guard !target.plugins.contains(where: { $0.hasPrefix("GenerateManagedObjects") }) else { return [] }
        let version = bundle.currentVersion ?? bundle.versions.last
        let entities = version?.model?.entities.filter { $0.codeGenerationType != nil } ?? []
        guard let first = entities.first else { return [] }
        let others = entities.count > 1 ? " and \(entities.count - 1) more" : ""
        return [
            Diagnostic(
                .packageModel, .warning,
                "'swift build' has no class for '\(first.name)'\(others): Codegen is not Manual/None, and the target "
                    + "'\(target.name)' has no plugin GenerateManagedObjects",
                at: place, help: "add the plugin, or set Codegen to Manual/None and run '\(ToolCommandName.generate)'")
        ]
    }

    private func text(at path: String) -> String? {
        (try? FileBytes.contents(of: workspace.path(path), megabytes: 4).get()).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension DiagnosticID {
    static let projectVersions = DiagnosticID("project-versions")
    static let packageModel = DiagnosticID("package-model")
    static let unbuiltModel = DiagnosticID("unbuilt-model")
}
