import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// The compiled form of a model or mapping model, before anything on disk is read.
struct CompiledSource {
    /// Whether the compiled form is a folder of files. Otherwise it is one file.
    var isBundle = false
    /// The name with its extension, as in `Library.momd`.
    var fileName = ""
    /// The files by name. A single file has its own name.
    var files: [(name: String, bytes: [UInt8])] = []
    /// The paths of the files and folders that are compiled.
    var inputs: [String] = []
    var model: VersionedModel?
    var messages: [Diagnostic] = []
    var ledger = RunLedger()

    /// Whether there are errors, so that nothing may be written.
    var hasErrors: Bool { messages.hasErrors || !ledger.isEmpty }

    static let bundleExtension = ".momd"
    static let versionExtension = ".mom"
    static let mappingExtension = ".cdm"
}

/// Compiles one model with all its versions.
struct ModelCompilation {
    let workspace: Workspace
    let policy: FeatureReport.Policy
    /// The version to treat as the current one if the bundle does not name one; nil to use only what the bundle says.
    let currentVersion: String?

    func source(at path: String) -> CompiledSource {
        let reading = workspace.reader.read(path, .all)
        var source = CompiledSource()
        source.model = reading.model
        source.messages = reading.diagnostics.filter { $0.id != .noCurrentVersion }
        source.ledger.enter(source.messages, ofReading: path, isUsable: reading.model != nil)
        guard let model = reading.model else { return source }
        if model.versions.contains(where: { $0.format == .compiled }) {
            source.messages.append(
                Diagnostic(
                    .notAModel, .error, "'\(path)' is compiled already", at: SourceLocation(path: path),
                    help: "give the model that it was compiled from, or make one: \(ToolCommandName.decompile)"))
            return source
        }
        let isOne = reading.isOneVersionChosen || !model.fileName.hasSuffix("d")
        source.isBundle = !isOne
        source.messages += localizations(in: model)
        source.inputs = inputs(of: model, reading, isOne)
        if !isOne { source.messages += namesOfOneFile(in: model) }
        let compiled = CompiledVersion.all(of: reading.faultlessVersions)
        let hashed = compiled.map(\.version)
        let current = isOne ? nil : currentVersion ?? model.currentVersion?.name
        let verdict = CompilationVerdict(compiled, policy: policy) { isOne || $0 == current }
        source.messages.removeAll(where: verdict.isSaidAgain)
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

    /// Finds versions whose compiled files would be the same file on a disk that ignores letter case and Unicode normalization,
    /// as on most Macs.
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

    /// Finds localization dictionaries inside the model. They are resources of the app and not part of a compiled model.
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
        // The folder changes if a version, or the file that names the current one, is added.
        return [model.path] + versions + (model.currentVersionSource != nil ? [model.currentVersionPath] : [])
    }

    /// Adds `VersionInfo.plist`. With several versions, one has to be current; with a single version, the bundle need not name
    /// it.
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

/// Compiles one mapping model, from the copies of the two versions that it contains.
struct MappingCompilation {
    let workspace: Workspace

    func source(at path: String) -> CompiledSource {
        let reading = workspace.mappingReader.read(path)
        var source = CompiledSource()
        source.fileName = reading.name + CompiledSource.mappingExtension
        source.inputs = [reading.filePath]
        source.messages = reading.diagnostics
        source.ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        guard reading.isUsable, let mapping = reading.mapping, let old = mapping.source.model,
            let new = mapping.destination.model
        else { return source }
        let compiler = MappingModelCompiler(
            source: VersionHasher.hashes(of: ResolvedModel(old)),
            destination: VersionHasher.hashes(of: ResolvedModel(new)))
        do throws(MappingCompilationRefusal) {
            source.files = [(source.fileName, try compiler.compile(mapping))]
        } catch {
            source.messages.append(
                Diagnostic(
                    .refusedMappingCompilation, .error, error.message, at: SourceLocation(path: reading.filePath),
                    modelPath: error.modelPath,
                    help: "compile the mapping model with Xcode, or migrate in stages: \(ToolCommandName.plan)"))
        }
        return source
    }
}

/// A version with its hashes, its compiled form, and its lint findings.
struct CompiledVersion {
    var version: HashedModelVersion
    var compiled: CompiledModel
    /// The lint findings about values: defaults, validation, names, indexes, constraints, predicates.
    var findings: [JudgedFinding]

    var name: String { version.version.name }

    private enum Work {
        case hashed(HashedModelVersion?)
        case compiled(CompiledModel?)
        case judged([JudgedFinding])
    }

    private static let workCount = 3

    /// Compiles several versions in parallel. Hashing and linting a version run in parallel to compiling it, which takes about
    /// as long.
    static func all(of versions: [ModelVersion]) -> [CompiledVersion] {
        let works = ConcurrentParts.map(count: versions.count * workCount, length: 1) { part in
            part.map { number -> Work in
                let version = versions[number / workCount]
                switch number % workCount {
                case 0: return .hashed(version.hashed)
                case 1: return .compiled(version.model.map(ModelCompiler().compile))
                default:
                    return .judged(version.model.map { Linter.faultsOfValues(in: ResolvedModel($0)) } ?? [])
                }
            }
        }.flatMap { $0 }
        return versions.indices.compactMap { index in
            let first = index * workCount
            guard case .hashed(let hashed?) = works[first], case .compiled(let compiled?) = works[first + 1],
                case .judged(let findings) = works[first + 2]
            else { return nil }
            return CompiledVersion(version: hashed, compiled: compiled, findings: findings)
        }
    }
}
