import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSettings
import ModelcSourceCode

/// Finds files in Xcode's layout for classes that modelc now generates in its own layout. With both files, the module
/// would declare the class twice.
///
/// Xcode's files may be anywhere in the project, and are identified by their names: `Book+CoreDataClass.swift` and
/// `Book+CoreDataProperties.swift`. Files in other targets of a Swift package, and files in the output folders of
/// other models of the configuration, are ignored, because they contain other classes.
struct EarlierLayoutFiles {
    let generations: [ModelGeneration]
    /// All models of the configuration.
    let configured: [EffectiveModel]
    let workspace: Workspace

    private static let megabytes = 4
    /// The endings of the names of Xcode's class files and properties files, without the extension.
    static let (classEnding, propertiesEnding) = ("+CoreDataClass", "+CoreDataProperties")
    private static let endings = [classEnding, propertiesEnding]

    /// - Parameter files: the files that this run generates; each human file (the file for the user's own code)
    ///   contains a class.
    func diagnostics(besides files: [PlannedFile], _ sources: inout ListedSources) -> [Diagnostic] {
        generations.filter { $0.settings.style.value.era == nil }.flatMap { generation in
            diagnostics(generation, files.filter { $0.model == generation.path }, &sources)
        }
    }

    private func diagnostics(
        _ generation: ModelGeneration, _ files: [PlannedFile], _ sources: inout ListedSources
    ) -> [Diagnostic] {
        guard !files.isEmpty, let root = try? MappingModelSearch.root(of: generation.path, in: workspace) else {
            return []
        }
        let folders = Set([generation.folders.human, generation.folders.machine].map(PathText.absolute))
        let below = PathText.absolute(root) + "/"
        let others = configured.outputFolders.subtracting(folders)
        // If the files are written to folders outside the project, these folders are searched as well.
        let outside = folders.filter { !($0 + "/").hasPrefix(below) }.sorted()
        let found = ([root] + outside).flatMap { sources.paths(below: $0) }.filter(isOfEarlierLayout)
        if found.isEmpty { return [] }
        var paths = AbsolutePaths()
        let byName = Dictionary(
            grouping: found.filter { !others.contains(PathText.folder(of: paths.path(of: $0))) }, by: PathText.name)
        return files.flatMap { file in
            SourceScanner.classes(in: Array(file.file.text.utf8), path: file.path).filter { !$0.isExtension }.prefix(1)
                .compactMap { diagnostic($0.name, file, earlierFiles(of: $0.name, file, byName)) }
        }
    }

    /// Whether the name of a file is one of Xcode's layout. This is tested first, because few projects with modelc's
    /// layout have such files, and only these projects need the more costly search.
    private func isOfEarlierLayout(_ path: String) -> Bool {
        let name = PathText.name(of: path)
        return EarlierLayoutFiles.endings.contains { ending in
            [".swift", ".h", ".m"].contains { name.hasSuffix(ending + $0) }
        }
    }

    /// Returns the paths of files in the same target that declare the class, or its properties, in Xcode's layout.
    private func earlierFiles(of name: String, _ file: PlannedFile, _ byName: [String: [String]]) -> [String] {
        let isSwift = file.path.hasSuffix(".swift")
        let names = EarlierLayoutFiles.endings.flatMap { ending in
            (isSwift ? [".swift"] : [".h", ".m"]).map { name + ending + $0 }
        }
        let found = names.flatMap { byName[$0] ?? [] }
        if found.isEmpty { return [] }
        let target = BuildTarget(of: PathText.absolute(file.path))
        return found.filter { path in
            target.mayContain(BuildTarget(of: PathText.absolute(path))) && declares(name, path)
        }
    }

    /// Whether a file declares the class in Xcode's layout, that is, not as a subclass of a machine class such as
    /// `_Book`.
    private func declares(_ name: String, _ path: String) -> Bool {
        guard let bytes = try? FileBytes.contents(of: path, megabytes: EarlierLayoutFiles.megabytes).get() else {
            return false
        }
        return SourceScanner.classes(in: bytes, path: path).contains {
            $0.name == name && $0.superclassName != "_" + name
        }
    }

    private func diagnostic(_ name: String, _ file: PlannedFile, _ paths: [String]) -> Diagnostic? {
        guard let first = paths.first else { return nil }
        let own = workspace.display.path(file.path)
        let shown = paths.map { "'\(workspace.display.path($0))'" }
        let are = shown.count == 1 ? "declares" : "declare"
        return Diagnostic(
            .earlierLayout, .warning,
            "\(shown.joined(separator: " and ")) \(are) the class \(name) in the layout of Xcode, and '\(own)' also "
                + "declares it",
            at: SourceLocation(path: workspace.display.path(first)),
            help:
                "move code of your own to '\(own)', then remove the files of Xcode's layout; or keep that layout: "
                + "set 'style: xcode'")
    }
}

extension [EffectiveModel] {
    /// The absolute paths of the folders of generated files.
    var outputFolders: Set<String> {
        Set(
            flatMap { [$0.settings.humanOutput, $0.settings.output] }
                .compactMap { $0.map { PathText.absolute($0.value.path) } })
    }
}

extension DiagnosticID {
    /// A class has files of Xcode's layout in addition to files of modelc's layout.
    static let earlierLayout = DiagnosticID("earlier-layout")
    /// A class is declared in two human files, which contain the user's code.
    static let secondHumanFile = DiagnosticID("second-human-file")
}
