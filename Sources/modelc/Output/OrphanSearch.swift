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

    /// The paths of the orphans, in byte order. Their extensions do not count: after a change of the language, the files of
    /// the other one are orphans, too.
    ///
    /// Hidden files are none: a run that goes on at the same time has its unfinished files under such names.
    ///
    /// - Parameter known: the paths from the root of the file system of files that the model gives.
    /// - Throws: where the folder is there and cannot be listed: what nobody has seen is not up to date.
    func orphans(besides known: Set<String>) throws(FileWritingError) -> [String] {
        let names = try names()
        let absolute = OutputFolders.absolute(folder)
        return names.filter { !$0.hasPrefix(".") && !known.contains(absolute + "/" + $0) }
            .map { folder + "/" + $0 }
            .filter(isOfThisModel)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func names() throws(FileWritingError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            if (error as? CocoaError)?.code == .fileReadNoSuchFile { return [] }
            throw .unlistable(folder)
        }
    }

    /// The folder may be one with anything in it, so no more is read than the header can take.
    private func isOfThisModel(_ path: String) -> Bool {
        guard let bytes = FileBytes.head(of: path, length: MachineFileHeader.length) else { return false }
        return MachineFileHeader(bytes)?.sourceName == sourceName
    }
}
