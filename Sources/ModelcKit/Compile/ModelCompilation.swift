import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// Compiles one model with all its versions.
struct ModelCompilation {
    let workspace: Workspace
    let policy: FeatureReport.Policy
    /// The name or number of the version to mark as the current one, instead of the version that the bundle names; nil
    /// to use that version.
    let currentVersion: String?
    /// The module for class names that begin with a dot; nil to copy the names as they are.
    var module: String?

    /// Returns the end of the sentence that a model is not a Core Data source, such as `a store`.
    private static func kind(_ format: ModelFormat) -> String {
        switch format {
        case .store: "a store"
        case .swift: "SwiftData source"
        case .compiled, .xml, .binary: "compiled already"
        }
    }

    func source(at path: String) -> CompiledSource {
        let reading = workspace.reader.read(path, .all)
        var source = CompiledSource()
        source.model = reading.model
        source.messages = reading.diagnostics.filter { $0.id != .noCurrentVersion }
        source.ledger.enter(source.messages, ofReading: path, isUsable: reading.model != nil)
        guard let model = reading.model else { return source }
        if let format = model.versions.lazy.compactMap(\.format).first(where: { !$0.isSource }) {
            source.messages.append(
                Diagnostic(
                    .notAModel, .error, "'\(path)' is \(ModelCompilation.kind(format))",
                    at: SourceLocation(path: path),
                    help: "give the model that it was compiled from, or make one: \(ToolCommandName.decompile)"))
            return source
        }
        let isOne = reading.isOneVersionChosen || !model.fileName.hasSuffix("d")
        source.isBundle = !isOne
        source.messages += localizations(in: model)
        source.inputs = inputs(of: model, reading, isOne)
        if !isOne { source.messages += namesOfOneFile(in: model) }
        let classNames = ResolvedClassNames(module: module)
        let compiled = CompiledVersion.all(of: reading.versionsWithoutProblems.map(classNames.resolved))
        source.messages += classNames.notes(on: model)
        let hashed = compiled.map(\.version)
        let chosen = currentVersion.map { ModelReader.version($0, of: model).0?.name } ?? model.currentVersion?.name
        let current = isOne ? nil : chosen
        let verdict = CompilationVerdict(compiled, policy: policy) { isOne || $0 == current }
        source.messages.removeAll(where: verdict.isRepeated)
        source.messages += verdict.diagnostics
        source.messages += FeatureReport(policy: policy, wording: workspace.wording).diagnostics(of: verdict.uses)
        if isOne {
            let name = compiled.first?.version.version.name ?? model.name
            source.fileName = name + CompiledSource.versionExtension
            source.files = compiled.map { (source.fileName, $0.compiled.bytes) }
        } else {
            source.fileName = model.name + CompiledSource.bundleExtension
            source.files = compiled.map {
                ($0.version.version.name + CompiledSource.versionExtension, $0.compiled.bytes)
            }
            addVersionInfo(of: model, hashed, to: &source)
        }
        return source
    }

    /// Reports versions with names that differ only in letter case or Unicode normalization. On most Macs, their
    /// compiled files would be the same file.
    private func namesOfOneFile(in model: VersionedModel) -> [Diagnostic] {
        let groups = Dictionary(grouping: model.versions) { $0.name.lowercased() }.values.filter { $0.count > 1 }
        return groups.sorted { $0[0].path.isBefore($1[0].path) }.map { versions in
            let names = versions.map { "'\($0.name)'" }.joined(separator: " and ")
            let words = [model.path, versions[0].name].map(ShellWord.quoted).joined(separator: " ")
            return Diagnostic(
                .duplicateFileName, .error,
                "the versions \(names) compile to the same file on a disk that ignores letter case",
                at: SourceLocation(path: versions[0].path),
                help: "rename one of them: \(ToolCommandName.versionsRename) \(words) NAME")
        }
    }

    /// Reports localization dictionaries inside the model. They are resources of the app and not part of a compiled
    /// model.
    private func localizations(in model: VersionedModel) -> [Diagnostic] {
        let folders = Set([model.path] + model.versions.map(\.path)).sorted()
        return folders.flatMap { folder in
            ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasSuffix(".lproj") || $0.hasSuffix(".strings") }
                .sorted().map { name in
                    Diagnostic(
                        .omittedFeature, .note, "'\(folder)/\(name)' is not compiled: it is a resource of the app",
                        at: SourceLocation(path: folder),
                        help: "move it out of the model, and add it to the resources of the target")
                }
        }
    }

    private func inputs(of model: VersionedModel, _ reading: ModelReading, _ isOne: Bool) -> [String] {
        let selected = Set(reading.selectedVersions)
        let versions = model.versions.filter { selected.contains($0.name) }.map(\.filePath)
        guard !isOne else { return versions }
        // The bundle's folder is an input too: it changes if a version, or the file that names the current version, is
        // added.
        return [model.path] + versions + (model.currentVersionSource != nil ? [model.currentVersionPath] : [])
    }

    /// Adds `VersionInfo.plist` to the compiled bundle. If there are several versions, the bundle must name the current
    /// one; if there is only one version, this is optional.
    private func addVersionInfo(
        of model: VersionedModel, _ hashed: [HashedModelVersion], to source: inout CompiledSource
    ) {
        var current = model.currentVersionRange != nil || model.versions.count > 1 ? model.currentVersion?.name : nil
        if let currentVersion {
            let (version, problem) = ModelReader.version(currentVersion, of: model)
            source.messages += problem.map { [$0] } ?? []
            current = version?.name
        }
        if current == nil, model.versions.count > 1, currentVersion == nil {
            source.messages.append(
                Diagnostic(
                    .noCurrentVersion, .error,
                    "'\(model.path)' has \(model.versions.count) versions and does not say which one is current",
                    at: SourceLocation(path: model.path),
                    help: "make one current: \(ToolCommandName.versionsUse) \(ShellWord.quoted(model.path)) "
                        + "\(ShellWord.quoted(model.versions.last?.name ?? "")); or choose one with \(workspace.wording[.currentVersion])"
                ))
        }
        let versions = hashed.map { VersionInfo.Version(name: $0.version.name, $0.hashes) }
        source.files.append((VersionInfo.fileName, VersionInfo(versions: versions, currentName: current).bytes))
    }
}
