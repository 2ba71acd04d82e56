import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSourceCode

/// Finds human files that no longer compile, because the class that they extend is not generated anymore: its entity was removed,
/// or its class has another name.
struct BaselessHumanFiles {
    /// A human file, and the class that it extends.
    struct Baseless {
        var path: String
        var baseClass: String
    }

    let generations: [ModelGeneration]
    /// The folders of the machine files of all models of the configuration.
    let machineFolders: Set<String>
    let workspace: Workspace

    private static let megabytes = 4

    /// - Parameters:
    ///   - files: the files that this run generates.
    ///   - orphans: the paths of the machine files that no entity generates anymore.
    func files(besides files: [PlannedFile], orphans: [String]) -> [Baseless] {
        let planned = Set(files.map { workspace.absolute($0.path) })
        let removed = Set(orphans.map(workspace.absolute))
        let folders = Set(generations.map { workspace.absolute($0.folders.human) })
        return folders.sorted().flatMap { folder in
            candidates(in: folder, besides: planned).filter { file in
                !planned.union(machineFiles(besides: removed)).contains { isDeclaration(of: file.baseClass, $0) }
            }
        }
    }

    func diagnostic(_ file: Baseless) -> Diagnostic {
        let path = workspace.display.path(file.path)
        return Diagnostic(
            .humanFileWithoutBase, .warning,
            "'\(path)' does not compile without '\(file.baseClass)', the class that it extends, which is not generated anymore: "
                + "the entity was removed or renamed",
            at: SourceLocation(path: path),
            help: "move the code that you need to the class of another entity, and remove the file: rm "
                + ShellWord.quoted(path))
    }

    /// Returns the files that have the form of a human file, and that the run does not write.
    private func candidates(in folder: String, besides planned: Set<String>) -> [Baseless] {
        let names = (try? FolderListing.names(in: folder)) ?? []
        return names.sorted().compactMap { name in
            let path = folder + "/" + name
            guard name.hasSuffix(".swift") || name.hasSuffix(".h"), !name.hasPrefix("_"), !name.hasPrefix("."),
                !planned.contains(path), !planned.contains(folder + "/_" + name)
            else { return nil }
            return baseless(path, className: PathText.stem(of: name))
        }
    }

    private func baseless(_ path: String, className: String) -> Baseless? {
        let base = "_" + className
        guard let bytes = try? FileBytes.contents(of: path, megabytes: BaselessHumanFiles.megabytes).get(),
            SourceScanner.mayDeclare([className], in: bytes, path: path),
            SourceScanner.classes(in: bytes, path: path).contains(where: {
                !$0.isExtension && $0.name == className && $0.superclassName == base
            })
        else { return nil }
        return Baseless(path: path, baseClass: base)
    }

    /// Returns the machine files in the folders of all models.
    private func machineFiles(besides removed: Set<String>) -> Set<String> {
        let folders = machineFolders.union(generations.map { workspace.absolute($0.folders.machine) })
        let paths = folders.flatMap { folder in
            ((try? FolderListing.names(in: folder)) ?? []).map { folder + "/" + $0 }
        }
        return Set(paths).subtracting(removed)
    }

    private func isDeclaration(of className: String, _ path: String) -> Bool {
        let name = PathText.name(of: path)
        return name == className + ".swift" || name == className + ".h"
    }
}

extension DiagnosticID {
    /// A human file whose base class is not generated anymore.
    static let humanFileWithoutBase = DiagnosticID("human-file-without-base")
}
