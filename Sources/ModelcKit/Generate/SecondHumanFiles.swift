import ModelcDiagnostics
import ModelcDisk
import ModelcLint
import ModelcSourceCode
import ModelcText

/// Finds human files that declare a class once more: after a change of folders the class would be written a second time beside
/// the user's own, and the module would have it twice.
///
/// Only files of the project are looked at that have the name of a human file. Where the project has machine files of the same
/// names elsewhere, or another target of a Swift package, there are several modules, and each has classes of its own.
struct SecondHumanFiles {
    let generations: [ModelGeneration]
    let workspace: Workspace

    private static let megabytes = 4

    /// - Parameter files: the files of the run.
    func diagnostics(besides files: [PlannedFile]) -> [Diagnostic] {
        generations.flatMap { generation in
            let folder = generation.folders.human + "/"
            let own = files.filter { $0.model == generation.path }
            return diagnostics(
                generation, own.filter { $0.file.policy == .human && $0.path.hasPrefix(folder) },
                own.filter { $0.file.policy == .machine })
        }
    }

    private func diagnostics(
        _ generation: ModelGeneration, _ human: [PlannedFile], _ machine: [PlannedFile]
    ) -> [Diagnostic] {
        guard !human.isEmpty, let root = try? MappingModelSearch.root(of: generation.path, in: workspace),
            PathText.absolute(generation.folders.human).hasPrefix(PathText.absolute(root))
        else { return [] }
        let byName = Dictionary(grouping: ProjectSources(below: root).paths, by: PathText.name)
        let others = { (file: PlannedFile) in
            let own = PathText.absolute(file.path)
            return (byName[PathText.name(of: file.path)] ?? []).filter { PathText.absolute($0) != own }
        }
        // What all models share is in every module.
        let ofModel = machine.filter { MachineFileHeader($0.file.text.utf8)?.sourceName != nil }
        guard ofModel.allSatisfy({ others($0).isEmpty }) else { return [] }
        return human.flatMap { file in
            others(file).filter { isInSameTarget($0, file.path) }.compactMap { path in
                declaredClass(in: file.file, andIn: path).map { diagnostic($0, file.path, path) }
            }
        }
    }

    private func isInSameTarget(_ one: String, _ other: String) -> Bool {
        let targets = [one, other].map { ProjectSources.packageTarget(of: PathText.absolute($0)) }
        return targets[0] == targets[1]
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
        let (path, other) = (workspace.display.path(path), workspace.display.path(other))
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
