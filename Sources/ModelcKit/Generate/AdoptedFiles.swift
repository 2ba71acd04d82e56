import ModelcBase
import ModelcLint
import ModelcSettings
import ModelcSourceCode

/// Finds the files of mogenerator and Xcode that contain generated code for the classes of a run. They are recognized
/// by their names and first lines. Files with the user's code are not included.
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

    /// Returns the class name in a file name: `Book` for `_Book.h` and `Book+CoreDataProperties.swift`.
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
        guard XcodeFileText(text, name: name).isUnchanged, isPartnerUnchanged(path, name) else { return nil }
        return .xcode
    }

    /// Whether the header of an implementation, or the implementation of a header, has no code of the user either.
    private func isPartnerUnchanged(_ path: String, _ name: String) -> Bool {
        guard let ending = ["h": "m", "m": "h"][String(name.suffix(1))], name.hasSuffix(".h") || name.hasSuffix(".m"),
            let partner = self.text(at: path.dropLast() + ending)
        else { return true }
        return XcodeFileText(partner, name: name.dropLast() + ending).isUnchanged
    }
}
