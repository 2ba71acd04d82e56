#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Brings the bytes of a configuration.
enum ConfigurationFile {
    /// More than anybody writes by hand. A file of this size is a mistake, and must not keep the tool busy.
    static let limit = 1 << 20

    static func bytes(of path: String) -> Result<[UInt8], FileProblem> {
        switch FileLookup.size(of: path) {
        case .failure(let problem): return .failure(problem)
        case .success(let size) where size > limit:
            return .failure(
                FileProblem(
                    path: path, reason: "it has \(size) bytes, and a configuration has at most \(limit)",
                    help: "is it the right file?"))
        case .success: break
        }
        guard FileLookup.isReadable(path) else { return .failure(.noPermission(path)) }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            return .failure(FileProblem(path: path, reason: "the system cannot read it"))
        }
        return .success([UInt8](data))
    }
}
