import ModelcConfiguration
import ModelcDiagnostics
import ModelcDisk
import ModelcLint
import ModelcSourceCode

/// Finds human files that declare a class once more: after a change of folders the class would be written a second time beside
/// the user's own, and the module would have it twice.
///
/// Only files of the project are looked at that have the name of a human file. Folders that the configuration gives to human files
/// are another module's, and so are other targets of a Swift package.
struct SecondHumanFiles {
    let generations: [ModelGeneration]
    /// All models of the configuration.
    let configured: [EffectiveModel]
    let workspace: Workspace

    private static let megabytes = 4

    /// - Parameter files: the human files of the run.
    func diagnostics(besides files: [PlannedFile]) -> [Diagnostic] {
        generations.flatMap { generation in
            let folder = generation.folders.human + "/"
            return diagnostics(
                generation, files.filter { $0.model == generation.path && $0.path.hasPrefix(folder) })
        }
    }

    private func diagnostics(_ generation: ModelGeneration, _ files: [PlannedFile]) -> [Diagnostic] {
        guard !files.isEmpty, let root = try? MappingModelSearch.root(of: generation.path, in: workspace),
            PathText.absolute(generation.folders.human).hasPrefix(PathText.absolute(root))
        else { return [] }
        let byName = Dictionary(grouping: ProjectSources(below: root).paths, by: PathText.name)
        let others = foldersOfOthers(than: generation)
        return files.flatMap { file -> [Diagnostic] in
            let own = PathText.absolute(file.path)
            let found = (byName[PathText.name(of: file.path)] ?? []).filter { path in
                let absolute = PathText.absolute(path)
                return absolute != own && !others.contains(PathText.folder(of: absolute))
                    && ProjectSources.packageTarget(of: absolute) == ProjectSources.packageTarget(of: own)
            }
            return found.compactMap { path in
                declaredClass(in: file.file, andIn: path).map { diagnostic($0, file.path, path) }
            }
        }
    }

    /// The human folders of other entries of the configuration, from the root of the file system.
    private func foldersOfOthers(than generation: ModelGeneration) -> Set<String> {
        let folders = configured.compactMap { $0.settings.humanOutput?.value.path ?? $0.settings.output?.value.path }
        let own = Set([generation.folders.human, generation.folders.machine].map(PathText.absolute))
        return Set(folders.map(PathText.absolute)).subtracting(own)
    }

    /// The class that both declare, with the same superclass.
    private func declaredClass(in file: GeneratedFile, andIn path: String) -> String? {
        guard let bytes = try? FileBytes.contents(of: path, megabytes: SecondHumanFiles.megabytes).get() else {
            return nil
        }
        let there = SourceScanner.classes(in: bytes, path: path).filter { !$0.isExtension }
        let own = SourceScanner.classes(in: Array(file.text.utf8), path: file.path).filter { !$0.isExtension }
        return own.first { one in
            there.contains { $0.name == one.name && $0.superclassName == one.superclassName }
        }?.name
    }

    private func diagnostic(_ name: String, _ path: String, _ other: String) -> Diagnostic {
        let other = workspace.display.path(other)
        return Diagnostic(
            .secondHumanFile, .warning, "'\(other)' declares the class \(name), and so does '\(path)'",
            at: SourceLocation(path: other),
            help: "keep the file with your code: remove the other one, or set 'human-output' to the folder of yours")
    }
}

extension DiagnosticID {
    /// A class has two human files.
    package static let secondHumanFile = DiagnosticID("second-human-file")
}
