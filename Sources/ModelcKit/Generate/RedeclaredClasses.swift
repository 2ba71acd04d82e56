import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSettings
import ModelcSourceCode

/// Finds classes in new files that the source code of the project already declares, so that the module would declare
/// them twice.
///
/// Only files of the project that may be in the same target are examined. Machine files of modelc (files that are
/// rewritten in each run) that are not part of this run belong to another module, and so do the human files (the
/// user's code) for them. Classes that `SecondHumanFiles` or `EarlierLayoutFiles` reports are not reported again.
struct RedeclaredClasses {
    let generations: [ModelGeneration]
    /// All models of the configuration.
    let configured: [EffectiveModel]
    let workspace: Workspace
    /// Whether classes of existing files are reported again, as in a check.
    var repeatsExisting = false

    /// A file that this run generates, with its absolute path.
    private struct Planned {
        var file: PlannedFile
        var path: String
    }

    /// - Parameters:
    ///   - files: the files of the run.
    ///   - known: diagnostics that already report classes that are declared twice.
    ///   - sources: the source code of the project; its files are listed only if they are needed.
    func diagnostics(
        besides files: [PlannedFile], _ known: [Diagnostic], _ sources: inout ListedSources
    ) -> [Diagnostic] {
        var paths = AbsolutePaths()
        let planned = files.map { Planned(file: $0, path: paths.path(of: $0.path)) }
        let byClass = Dictionary(grouping: planned) { RedeclaredClasses.className(of: $0.file.file.path) ?? "" }
        let new = byClass.filter { name, files in !name.isEmpty && files.contains { isReported($0.file) } }
        guard !new.isEmpty else { return [] }
        let own = Set(planned.map(\.path))
        let others = others(besides: files, own, &sources)
        let found = ClassDeclarations(of: Set(new.keys).union(new.keys.map { "_" + $0 }), in: others)
        return new.keys.inByteOrder().flatMap { name in
            found[name].filter { !isOfOtherModule($0, found) && !isKnown($0, known) }.compactMap { declared in
                new[name].flatMap { diagnostic(declared, $0) }
            }
        }
    }

    private func isReported(_ file: PlannedFile) -> Bool { repeatsExisting || file.action == .create }

    /// Returns the class that a generated file declares, according to the file name. Nil for a file with only the
    /// properties or the implementation of a class.
    private static func className(of path: String) -> String? {
        let name = PathText.name(of: path)
        guard name.hasSuffix(".swift") || name.hasSuffix(".h") else { return nil }
        let stem = PathText.dropping(EarlierLayoutFiles.classEnding, from: PathText.stem(of: name))
        return stem.contains("+") ? nil : stem
    }

    /// Returns the paths of the source files around the models, without files of the run and files in the folders of
    /// other entries of the configuration.
    private func others(
        besides files: [PlannedFile], _ own: Set<String>, _ sources: inout ListedSources
    ) -> [String] {
        let models = Set(files.filter(isReported).map(\.model))
        let creating = generations.filter { models.contains($0.path) }
        let roots = Set(creating.compactMap { try? MappingModelSearch.root(of: $0.path, in: workspace) })
        let folders = Set(creating.flatMap { [$0.folders.human, $0.folders.machine] }.map(PathText.absolute))
        let foreign = configured.outputFolders.subtracting(folders)
        var paths = AbsolutePaths()
        var seen: Set<String> = []
        return roots.sorted().flatMap { sources.paths(below: $0) }.filter { path in
            let path = paths.path(of: path)
            return !own.contains(path) && !foreign.contains(PathText.folder(of: path)) && seen.insert(path).inserted
        }
    }

    private func isOfOtherModule(_ declared: ClassDeclarations.Declaration, _ found: ClassDeclarations) -> Bool {
        if declared.writer == .modelc { return true }
        guard let machine = declared.superclassName, machine == "_" + declared.name else { return false }
        return found[machine].contains { $0.writer == .modelc }
    }

    private func isKnown(_ declared: ClassDeclarations.Declaration, _ known: [Diagnostic]) -> Bool {
        let path = workspace.display.path(declared.path)
        return known.contains { $0.location?.path == path && $0.message.containsText(declared.name) }
    }

    /// Returns the diagnostic for a class that is declared both in the project and in a file of the run. If several
    /// files declare the class, the file nearest to the declaration counts. Nil if this file is not new, or cannot be
    /// in the same target.
    ///
    /// - Parameter files: the files of the run that declare the class; several if the configuration has several
    ///   modules.
    private func diagnostic(_ declared: ClassDeclarations.Declaration, _ files: [Planned]) -> Diagnostic? {
        let path = workspace.absolute(declared.path)
        let depths = files.map { BuildTarget.commonDepth(of: $0.path, and: path) }
        guard let nearest = zip(files, depths).max(by: { $0.1 < $1.1 })?.0, isReported(nearest.file),
            isInProject(nearest), BuildTarget(of: path).mayContain(BuildTarget(of: nearest.path)),
            SourceScanner.mayDeclare(
                [declared.name], in: Array(nearest.file.file.text.utf8), path: nearest.path)
        else { return nil }
        return diagnostic(declared, nearest.file)
    }

    /// Whether a file is written into the project of its model. A file in another folder is not built with the project.
    private func isInProject(_ file: Planned) -> Bool {
        guard let root = try? MappingModelSearch.root(of: file.file.model, in: workspace) else { return false }
        return file.path.hasPrefix(PathText.withSlash(workspace.absolute(root)))
    }

    private func diagnostic(_ declared: ClassDeclarations.Declaration, _ file: PlannedFile) -> Diagnostic {
        let (shown, own) = (workspace.display.path(declared.path), workspace.display.path(file.path))
        let position = SourcePosition(offset: 0, line: declared.line, column: 1)
        return Diagnostic(
            .classAlreadyDeclared, .warning,
            "'\(shown)' declares the class '\(declared.name)' already, and '\(own)' declares it again",
            at: SourceLocation(path: shown, position: position), help: help(declared, file, shown, own))
    }

    private func help(
        _ declared: ClassDeclarations.Declaration, _ file: PlannedFile, _ shown: String, _ own: String
    ) -> String {
        if declared.writer == .mogenerator {
            return "set 'output' to the folder of '\(shown)', so that modelc replaces it; or remove it"
        }
        if declared.superclassName == "_" + declared.name {
            return "keep the file with your code: set 'human-output' to the folder of '\(shown)', or remove it"
        }
        guard let entity = entityName(ofClass: declared.name, file.model) else { return "remove one of the files" }
        return "to keep your class, write 'entities: { \(YAMLScalar.text(entity)): { skip: true } }' for the model in "
            + ".modelc.yml, and remove '\(own)'; otherwise move your code to it"
    }

    private func entityName(ofClass name: String, _ model: String) -> String? {
        let generation = generations.first { $0.path == model }
        return generation?.reading.selectedVersion?.model?.entities.first { $0.className?.name == name }?.name
    }
}

extension DiagnosticID {
    /// A class of a new file is declared in the project already.
    static let classAlreadyDeclared = DiagnosticID("class-already-declared")
}
