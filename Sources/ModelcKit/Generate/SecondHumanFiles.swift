import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSettings
import ModelcSourceCode

/// Finds human files (files for the user's own code) that declare a class a second time. If the user changes the output
/// folders, modelc would write the class again beside the user's file, and the module would declare it twice.
///
/// Only files of the project with the name of a human file are searched. Nothing is reported if the two files are
/// probably in different modules, which may each have their own classes. This is the case if the project has machine
/// files of the same names in another folder, or if the files are in different targets of a Swift package.
struct SecondHumanFiles {
    let generations: [ModelGeneration]
    let workspace: Workspace

    private static let megabytes = 4

    /// - Parameter files: the files that this run generates.
    func diagnostics(besides files: [PlannedFile], _ sources: inout ListedSources) -> [Diagnostic] {
        generations.flatMap { generation in
            let folder = generation.folders.human + "/"
            let own = files.filter { $0.model == generation.path }
            return diagnostics(
                generation, own.filter { $0.file.policy == .human && $0.path.hasPrefix(folder) },
                own.filter { $0.file.policy == .machine }, &sources)
        }
    }

    private func diagnostics(
        _ generation: ModelGeneration, _ human: [PlannedFile], _ machine: [PlannedFile],
        _ sources: inout ListedSources
    ) -> [Diagnostic] {
        guard !human.isEmpty, let root = try? MappingModelSearch.root(of: generation.path, in: workspace),
            PathText.absolute(generation.folders.human).hasPrefix(PathText.absolute(root))
        else { return [] }
        let byName = Dictionary(grouping: sources.paths(below: root), by: PathText.name)
        var paths = AbsolutePaths()
        let others = { (file: PlannedFile) in
            let own = paths.path(of: file.path)
            return (byName[PathText.name(of: file.path)] ?? []).filter { paths.path(of: $0) != own }
        }
        // A file that all models share is in every module, so it does not identify a module.
        let isShared = { (file: PlannedFile) in MachineFileHeader(file.file.text.utf8)?.sourceName == nil }
        guard machine.allSatisfy({ others($0).isEmpty || isShared($0) }) else { return [] }
        return human.flatMap { file in
            others(file).filter { isInSameTarget($0, file.path) }.compactMap { path in
                declaredClass(in: file.file, andIn: path).map { diagnostic($0, file.path, path) }
            }
        }
    }

    private func isInSameTarget(_ one: String, _ other: String) -> Bool {
        BuildTarget(of: PathText.absolute(one)).mayContain(BuildTarget(of: PathText.absolute(other)))
    }

    /// Returns the name of a class that both files declare with the same superclass.
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
