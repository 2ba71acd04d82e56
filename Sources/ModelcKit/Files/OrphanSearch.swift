import ModelcDisk
import ModelcFiles
import ModelcSourceCode
import ModelcText

/// Finds machine files of a model that it does not give any more, because an entity is gone or was renamed. They are known
/// by their first line, not by their names.
struct OrphanSearch {
    /// The folder of the machine files; folders below it are not searched.
    let folder: String
    /// The model's name as it is in machine files.
    let sourceName: String

    /// The paths of the orphans, in byte order. Their extensions do not count: after a change of the language, the files of
    /// the other one are orphans, too.
    ///
    /// Hidden files are none: a run that goes on at the same time has its unfinished files under such names.
    ///
    /// - Parameter known: the paths from the root of the file system of files that the model gives.
    /// - Throws: where the folder is there and cannot be listed, or a file in it cannot be read: what was not seen is not up to
    ///   date.
    func orphans(besides known: Set<String>) throws(FileWritingError) -> [String] {
        let names = try names()
        let absolute = PathText.absolute(folder)
        var orphans: [String] = []
        for name in names where !name.hasPrefix(".") && !known.contains(absolute + "/" + name) {
            let path = folder + "/" + name
            if try isOfThisModel(path) { orphans.append(path) }
        }
        return orphans
    }

    private func names() throws(FileWritingError) -> [String] {
        do {
            return try FolderListing.names(in: folder)
        } catch {
            // A file in its place is refused when something is to be written into it.
            if error.isMissing { return [] }
            throw .unlistable(folder, reason: error.reason)
        }
    }

    /// The folder may be one with anything in it, so no more is read than the header can take.
    private func isOfThisModel(_ path: String) throws(FileWritingError) -> Bool {
        switch FileBytes.head(of: path, length: MachineFileHeader.length) {
        case .success(let bytes): return MachineFileHeader(bytes)?.sourceName == sourceName
        case .failure(.missing): return false
        case .failure(.unreadable(let reason)): throw .unreadable(path, reason: reason)
        }
    }
}

/// The first line of a file that modelc wrote; files without it are never replaced or removed.
struct MachineFileHeader {
    /// The model that the file was generated from (`BookList.xcdatamodeld`); nil for files of no model.
    let sourceName: String?

    /// How many bytes of a file are searched for the first line.
    static let length = 1_000

    /// Nil where the first line does not say that modelc wrote the file.
    init?(_ bytes: some Sequence<UInt8>) {
        let line = String(decoding: Array(bytes.prefix(MachineFileHeader.length)), as: UTF8.self)
            .prefix { !$0.isNewline }
        guard let marker = line.firstRange(of: GeneratedFile.marker) else { return nil }
        let rest = line[marker.upperBound...]
        guard rest.hasPrefix(" from "), let end = rest.firstRange(of: ". Do not edit") else {
            sourceName = nil
            return
        }
        sourceName = String(rest[..<end.lowerBound].dropFirst(" from ".count))
    }
}
