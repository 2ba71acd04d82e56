import Foundation

/// The corpus of real files: the folder that `MODELC_CORPUS` names, else `../shared/corpus` beside the package.
enum CorpusFiles {
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MODELC_CORPUS"] {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return package.deletingLastPathComponent().appendingPathComponent("shared/corpus", isDirectory: true)
    }()

    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    /// The paths of all files below a subfolder that fit, relative to the corpus, sorted.
    static func paths(in subfolder: String, where fits: (String) -> Bool) -> [String] {
        let path = folder.appendingPathComponent(subfolder).path
        guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
        return walk.compactMap { $0 as? String }.filter(fits).map { "\(subfolder)/\($0)" }.sorted()
    }

    static func bytes(of path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    }
}
