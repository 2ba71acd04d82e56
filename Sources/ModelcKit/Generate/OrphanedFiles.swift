import ModelcBase
import ModelcCodegen
import ModelcFiles
import ModelcSettings
import ModelcSourceCode

/// Finds orphans: machine files (generated files that are rewritten in each run) in the output folders that are no
/// longer generated for any entity.
///
/// A file belongs to the model that its first line names, but several models can have the same file name. Therefore,
/// two kinds of other models are generated as well, and their files are not orphans: models of the configuration with
/// the same folder, and models of the project with the same file name.
struct OrphanedFiles {
    /// The models of the run, in the order of `generations`.
    let models: [EffectiveModel]
    let generations: [ModelGeneration]
    /// All models of the configuration.
    let configured: [EffectiveModel]
    let action: GenerationAction
    let workspace: Workspace

    /// Returns the message about an orphan, and advice if a changed setting is the reason for it.
    ///
    /// - Parameter files: the files that the settings produce.
    static func problem(
        _ path: String, besides files: [PlannedFile], _ wording: Wording
    ) -> (message: String, help: String?) {
        if let (message, help) = GeneratedLayout.problem(ofOrphan: path, besides: files, wording) {
            return (message, help)
        }
        let message =
            PathText.name(of: path) == GeneratedModel.supportPath
            ? "'\(path)' is no longer needed: no generated class uses it"
            : "'\(path)' belongs to a class that is no longer generated: its entity was removed or is excluded"
        return (message, GeneratedLanguage.advice(ofOrphan: path, besides: files, wording))
    }

    /// - Parameter files: the files that this run generates.
    func paths(besides files: [PlannedFile]) throws(FileWritingError) -> [String] {
        let known = absolutePaths(files)
        var found: Set<String> = []
        var orphans: [String] = []
        for generation in generations {
            let search = OrphanSearch(folder: generation.folders.machine, sourceName: generation.sourceNameInFiles)
            orphans += try search.orphans(besides: known).filter { found.insert($0).inserted }
        }
        if orphans.isEmpty { return [] }
        let others = try filesOfOtherModels().union(filesOfNamesakes(besides: known))
        var paths = AbsolutePaths()
        return orphans.filter { !others.contains(paths.path(of: $0)) }
    }

    /// Returns the files of other models that have the same file name and the same folder as a model of the run.
    ///
    /// - Throws: `FileWritingError` if such a model has errors and generates no files, because its existing files would
    ///   be taken for orphans.
    private func filesOfOtherModels() throws(FileWritingError) -> Set<String> {
        let keys = Set(generations.map { key($0.path, $0.folders.machine) })
        var files: Set<String> = []
        for model in Set(configured).subtracting(models) {
            guard let output = model.settings.output?.value.path, keys.contains(key(model.path.path, output)) else {
                continue
            }
            let generation = ModelGeneration(model, .current, [], workspace)
            guard generation.isComplete else { throw .unknownFiles(model: model.path.path, folder: output) }
            files.formUnion(absolutePaths(try generation.writer(action).plan(generation.files)))
        }
        return files
    }

    /// Returns the files of models that have the same file name as a model of the run, but that the configuration does
    /// not list. Such a model counts only if all its files exist in the folder, and none of them is also a file of
    /// another model. A mere copy of a model is excluded in this way.
    private func filesOfNamesakes(besides known: Set<String>) throws(FileWritingError) -> Set<String> {
        var files: Set<String> = []
        for (model, generation) in zip(models, generations) {
            for path in try namesakes(of: generation) {
                var other = model
                other.path = ConfiguredPath(path)
                let found = ModelGeneration(other, .current, [], workspace)
                let planned = ((try? found.writer(action).plan(found.files)) ?? []).filter(isOfOneModel)
                let paths = absolutePaths(planned)
                guard !planned.contains(where: { $0.action == .create }), known.isDisjoint(with: paths) else {
                    continue
                }
                files.formUnion(paths)
            }
        }
        return files
    }

    /// Whether the file is a machine file whose first line names a model. The support file that models share names
    /// none.
    private func isOfOneModel(_ planned: PlannedFile) -> Bool {
        planned.file.policy == .machine && MachineFileHeader(planned.file.text.utf8)?.sourceName != nil
    }

    /// Returns the paths of the other models of the project that have the same file name as a model.
    private func namesakes(of generation: ModelGeneration) throws(FileWritingError) -> [String] {
        let own = PathText.absolute(generation.path) + "/"
        let root: String
        do {
            root = try MappingModelSearch.root(of: generation.path, in: workspace)
        } catch {
            throw .unlistable(error.path, reason: error.reason)
        }
        return ModelSearch(root).models.filter { path in
            PathText.name(of: path) == generation.sourceName && !own.hasPrefix(PathText.absolute(path) + "/")
        }
    }

    private func key(_ model: String, _ folder: String) -> [String] {
        [PathText.name(of: PathText.absolute(model)), PathText.absolute(folder)]
    }

    private func absolutePaths(_ files: [PlannedFile]) -> Set<String> {
        var paths = AbsolutePaths()
        return Set(files.map { paths.path(of: $0.path) })
    }
}

/// Finds machine files that a model no longer generates, because an entity was removed or renamed. The files are identified by
/// their first line, not by their names.
struct OrphanSearch {
    /// The folder of the machine files; folders below it are not searched.
    let folder: String
    /// The model's name as the first line of machine files contains it.
    let sourceName: String

    /// Returns the paths of the orphans, in byte order. Their extensions do not matter: after a change of the language, the
    /// files in the other language are orphans as well.
    ///
    /// Hidden files are never orphans: another run may have unfinished files under such names.
    ///
    /// - Parameter known: the absolute paths of the files that the model generates.
    /// - Throws: `FileWritingError` if the folder exists but cannot be listed, or if a file in it cannot be read, because it is
    ///   not known whether such a file is up to date.
    func orphans(besides known: Set<String>) throws(FileWritingError) -> [String] {
        let absolute = PathText.absolute(folder)
        let names = try names().filter { !$0.hasPrefix(".") && !known.contains(absolute + "/" + $0) }
        var orphans: [String] = []
        var support: String?
        var isShared = false
        for name in names {
            let path = folder + "/" + name
            guard let header = try header(of: path) else { continue }
            switch header.sourceName {
            case sourceName: orphans.append(path)
            case nil: if name == GeneratedModel.supportPath { support = path }
            default: isShared = true
            }
        }
        // The classes of other models in the folder also use the support file.
        if let support, !isShared { orphans.append(support) }
        return orphans.sorted()
    }

    private func names() throws(FileWritingError) -> [String] {
        do {
            return try FolderListing.names(in: folder)
        } catch {
            // If a file is in place of the folder, this is reported when files are written into the folder.
            if error.isMissing { return [] }
            throw .unlistable(folder, reason: error.reason)
        }
    }

    /// Reads the header of a file. The folder may contain any files, so this reads no more bytes than a header can have.
    private func header(of path: String) throws(FileWritingError) -> MachineFileHeader? {
        switch FileBytes.head(of: path, length: MachineFileHeader.length) {
        case .success(let bytes): return MachineFileHeader(bytes)
        case .failure(.missing): return nil
        case .failure(.unreadable(let reason)): throw .unreadable(path, reason: reason)
        }
    }
}
