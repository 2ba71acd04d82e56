import ModelcCodegen

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds machine files of a model that it does not give any more, because an entity is gone or was renamed. They are known
/// by their first line, not by their names.
struct OrphanSearch {
    /// The folder of the machine files; folders below it are not searched.
    let folder: String
    /// The model's name as it stands in machine files.
    let sourceName: String

    /// The paths of the orphans, in byte order.
    ///
    /// Hidden files are none: a run that goes on at the same time has its unfinished files under such names. Nor are files of
    /// an extension that this run has no file of: they are of a run in the other language.
    func orphans(besides planned: [PlannedFile]) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let known = Set(planned.map(\.path))
        let extensions = Set(planned.map { OrphanSearch.fileExtension(of: $0.path) })
        return names.filter { !$0.hasPrefix(".") && extensions.contains(OrphanSearch.fileExtension(of: $0)) }
            .map { folder + "/" + $0 }
            .filter { !known.contains($0) && isOfThisModel($0) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func fileExtension(of path: String) -> Substring? {
        path.lastIndex(of: ".").map { path[$0...] }
    }

    /// The folder may be one with anything in it, so no more is read than the header can take.
    private func isOfThisModel(_ path: String) -> Bool {
        guard let bytes = FileBytes.head(of: path, length: MachineFileHeader.length) else { return false }
        return MachineFileHeader(bytes)?.sourceName == sourceName
    }
}
