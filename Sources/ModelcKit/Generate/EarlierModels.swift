import ModelcBase
import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Finds files that an earlier run generated from another model in the same folder, if this run would replace them or
/// declare their classes again. The models of one run are compared by `FileCollisionCheck`.
struct EarlierModels {
    let models: [EffectiveModel]
    /// The generated files of the models: one element for each element of `models`.
    let generations: [ModelGeneration]
    let workspace: Workspace

    /// - Parameter files: the files that this run generates.
    func diagnostics(besides files: [PlannedFile]) -> [Diagnostic] {
        let filesByModel = Dictionary(grouping: files.filter { $0.file.policy == .machine }, by: \.model)
        var paths = AbsolutePaths()
        let known = Set(files.map { paths.path(of: $0.path) })
        return zip(models, generations).flatMap { model, generation in
            let own = filesByModel[generation.path] ?? []
            return replacements(of: own, model, generation) + repetitions(of: own, generation, besides: known)
        }
    }

    /// Returns a diagnostic for each other model if this run replaces files that the other model still generates. A
    /// model that was renamed, or that no longer has the class, is not reported.
    private func replacements(
        of own: [PlannedFile], _ model: EffectiveModel, _ generation: ModelGeneration
    ) -> [Diagnostic] {
        let name = generation.sourceNameInFiles
        let replaced = Dictionary(grouping: own.filter { $0.action == .update }) { file in
            file.oldText.flatMap { MachineFileHeader($0.utf8)?.sourceName } ?? name
        }
        return replaced.filter { $0.key != name }.sorted { $0.key < $1.key }.compactMap { source, files in
            let generated = generatedPaths(from: source, like: model)
            let lost = files.filter { generated.contains($0.file.path) }
            return lost.first.map { replacement(of: $0.path, besides: lost.count - 1, source, generation) }
        }
    }

    /// Returns the paths of the files that other models of the project with this file name generate, with the settings
    /// of `model`. Models of this run are skipped.
    private func generatedPaths(from source: String, like model: EffectiveModel) -> Set<String> {
        guard let root = try? MappingModelSearch.root(of: model.path.path, in: workspace) else { return [] }
        let ofRun = Set(models.map { PathText.absolute($0.path.path) })
        let others = ModelSearch(root).models.filter { path in
            ModelNameCheck.shown(PathText.name(of: path)) == source && !ofRun.contains(PathText.absolute(path))
        }
        return others.reduce(into: []) { paths, path in
            var other = model
            other.path = ConfiguredPath(path)
            paths.formUnion(ModelGeneration(other, .current, [], workspace).files.map(\.path))
        }
    }

    private func replacement(
        of path: String, besides count: Int, _ source: String, _ generation: ModelGeneration
    ) -> Diagnostic {
        let what =
            count == 0
            ? "'\(path)' is a file of '\(source)'"
            : "'\(path)' and \(Counted.text(count, "other file")) are files of '\(source)'"
        return Diagnostic(
            .outputCollision, .error,
            "\(what): '\(generation.sourceNameInFiles)' has \(count == 0 ? "a class" : "classes") of the same name",
            at: SourceLocation(path: path),
            help: "give each model its own \(workspace.wording[.output]), rename the class, or pass "
                + "\(workspace.wording[.replacement]) to replace the file")
    }

    /// Returns diagnostics for code that would be in one folder twice: in the single file with all code of one model,
    /// and in the separate files of another model.
    ///
    /// - Parameter known: the absolute paths of the files of the run.
    private func repetitions(
        of own: [PlannedFile], _ generation: ModelGeneration, besides known: Set<String>
    ) -> [Diagnostic] {
        let folder = generation.folders.machine
        var paths = AbsolutePaths()
        let names = ((try? FolderListing.names(in: folder)) ?? []).filter { name in
            name.hasSuffix(SingleFile.ending) && !name.hasPrefix(".")
                && !known.contains(paths.path(of: PathText.joined(folder, name)))
        }
        if names.isEmpty { return [] }
        let others = names.compactMap { OtherFile($0, in: folder, besides: generation.sourceNameInFiles) }
        let isShared = others.contains { $0.source != nil }
        return own.flatMap { file in
            let parts = SingleFile.parts(of: file.file.path, file.file.text)
            return others.compactMap { other -> Diagnostic? in
                let common = parts.intersection(other.parts)
                guard !common.isEmpty, other.source != nil || isShared else { return nil }
                return repetition(of: common, file.path, other)
            }
        }
    }

    private func repetition(of parts: Set<String>, _ path: String, _ other: OtherFile) -> Diagnostic {
        let names = parts.sorted().map { part in
            part == GeneratedModel.supportPath ? "the support code" : PathText.dropping(SingleFile.ending, from: part)
        }
        let origin = other.source.map { ", which was generated from '\($0)'" } ?? ""
        let isSupport = parts == [GeneratedModel.supportPath]
        let advice = isSupport ? "set 'support: false' for one model and 'full-support: true' for the other, " : ""
        return Diagnostic(
            .outputCollision, .error,
            "'\(path)' would declare \(TerminalText.list(names)) again: so does '\(other.path)'\(origin)",
            at: SourceLocation(path: path),
            help: advice
                + "give each model its own \(workspace.wording[.output]), or, if '\(other.path)' is out of date, "
                + "generate its model first or remove the file")
    }
}

/// A machine file (a generated file that is rewritten in each run) of another model in the same folder, or a support
/// file.
private struct OtherFile {
    let path: String
    /// The model; nil for a support file.
    let source: String?
    let parts: Set<String>

    init?(_ name: String, in folder: String, besides ownSource: String) {
        path = PathText.joined(folder, name)
        guard case .success(let head) = FileBytes.head(of: path, length: MachineFileHeader.length),
            let header = MachineFileHeader(head), header.sourceName != ownSource
        else { return nil }
        source = header.sourceName
        let isSingle = source.map { name == SingleFile.name(ofModel: $0) } ?? false
        let text =
            isSingle ? FileBytes.contents(of: path, megabytes: 256).map { String(decoding: $0, as: UTF8.self) } : nil
        parts = SingleFile.parts(of: name, (try? text?.get()) ?? "")
    }
}

/// The file that contains all machine code of a model, if the settings request a single file instead of separate files.
private enum SingleFile {
    static let ending = ".swift"
    private static let heading = "// MARK: - _"

    static func name(ofModel source: String) -> String {
        "_" + (source.firstIndex(of: ".").map { String(source[..<$0]) } ?? source) + ending
    }

    /// Returns the names of the separate files whose code a single file contains. For any other file, returns its own
    /// name.
    static func parts(of name: String, _ text: String) -> Set<String> {
        guard text.contains(heading) else { return [name] }
        let lines = text.split(separator: "\n").filter { $0.hasPrefix(heading) && $0.hasSuffix(ending) }
        return Set(lines.map { String($0.dropFirst(heading.count - 1)) })
    }
}
