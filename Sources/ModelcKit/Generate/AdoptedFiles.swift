import ModelcBase
import ModelcLint
import ModelcSettings
import ModelcSourceCode

/// Finds the machine files of other tools for the classes of a run: those of mogenerator and of Xcode, which their first
/// lines identify. Files with the user's code are never among them.
struct AdoptedFiles {
    let generations: [ModelGeneration]
    let workspace: Workspace

    private static let megabytes = 4

    /// - Parameters:
    ///   - files: the files of the run.
    ///   - sources: the source code of the project.
    func adoption(besides files: [PlannedFile], _ sources: inout ListedSources) -> Adoption {
        let planned = Dictionary(
            files.map { (PathText.absolute($0.path), $0) }, uniquingKeysWith: { first, _ in first })
        let classes = Set(files.filter { $0.file.policy == .machine }.map { MogeneratorNames.stem(named($0)) })
        var adoption = Adoption()
        var old: [String: String] = [:]
        var own: [String] = []
        for path in paths(&sources) {
            let existing = planned[PathText.absolute(path)]
            if existing?.file.policy == .human { own.append(path) }
            guard existing == nil || existing?.action == .update && existing?.file.policy == .machine else { continue }
            guard let text = text(at: path), let writer = writer(of: path, text), classes.contains(stem(of: path))
            else {
                if existing == nil { own.append(path) }
                continue
            }
            old[path] = text
            switch writer {
            case .mogenerator: adoption.ofMogenerator.append(workspace.display.path(path))
            case .xcode: adoption.ofXcode.append(workspace.display.path(path))
            }
            guard existing == nil else { continue }
            adoption.removed.append(workspace.display.path(path))
            adoption.removedPaths.append(path)
        }
        guard !old.isEmpty else { return adoption }
        let new = Dictionary(
            files.filter { $0.file.policy == .machine }.map { ($0.path, $0.file.text) },
            uniquingKeysWith: { first, _ in first })
        adoption.symbols = SymbolReport(old: old, new: new, sources: own, shown: workspace.display.path)
        return adoption
    }

    private func paths(_ sources: inout ListedSources) -> [String] {
        let roots = Set(generations.compactMap { try? MappingModelSearch.root(of: $0.path, in: workspace) })
        let folders = Set(generations.flatMap { [$0.folders.machine, $0.folders.human] })
        var seen: Set<String> = []
        return (roots.sorted() + folders.sorted()).flatMap { sources.paths(below: $0) }
            .filter { seen.insert(PathText.absolute($0)).inserted }
    }

    private func named(_ file: PlannedFile) -> String { PathText.name(of: file.path) }

    /// The class of a file by its name: `Book` for `_Book.h` and `Book+CoreDataProperties.swift`.
    private func stem(of path: String) -> String {
        let stem = MogeneratorNames.stem(path)
        return [EarlierLayoutFiles.classEnding, EarlierLayoutFiles.propertiesEnding].reduce(stem) {
            PathText.dropping($1, from: $0)
        }
    }

    private func text(at path: String) -> String? {
        (try? FileBytes.contents(of: path, megabytes: AdoptedFiles.megabytes).get())
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private enum Writer { case mogenerator, xcode }

    private func writer(of path: String, _ text: String) -> Writer? {
        let head = String(text.prefix(MachineFileHeader.length))
        let name = PathText.name(of: path)
        if name.hasPrefix("_"), head.contains(MachineFileHeader.mogeneratorMarker) { return .mogenerator }
        let isNamed = [EarlierLayoutFiles.classEnding, EarlierLayoutFiles.propertiesEnding].contains(
            where: name.contains)
        guard isNamed, head.contains(AdoptedFiles.sentence), isUnchanged(name, text) else { return nil }
        return .xcode
    }

    private static let sentence = "This file was automatically generated and should not be edited."

    /// Whether a file of Xcode has no code of the user: the class of a class file is empty.
    private func isUnchanged(_ name: String, _ text: String) -> Bool {
        guard name.contains(EarlierLayoutFiles.classEnding) else { return true }
        let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
        let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") }
        let plain = [
            "import ", "public import ", "@import ", "@objc(", "public typealias ", "@class ", "NS_ASSUME", "@end", "}",
        ]
        let others = code.filter { line in !plain.contains { line.hasPrefix($0) } }
        return others.count == 1
    }
}
