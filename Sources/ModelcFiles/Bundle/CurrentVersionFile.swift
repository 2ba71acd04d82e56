#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `.xccurrentversion`, the property list that names a bundle's current version (model-format §1.2).
enum CurrentVersionFile: Hashable {
    /// There is none, as in a bundle that never had a second version.
    case absent
    /// It is there and names nothing (`<dict/>`).
    case nameless
    /// It names the folder of a version, which need not exist.
    case name(String)
    case unreadable(reason: String)

    static let fileName = ".xccurrentversion"

    static func read(inBundle bundle: String) -> CurrentVersionFile {
        let path = bundle + "/" + fileName
        if FileSystem.kind(of: path) == .missing { return .absent }
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: path)
        } catch {
            return .unreadable(reason: error.reason)
        }
        guard let list = try? PropertyListDecoder().decode(Contents.self, from: Data(bytes)) else {
            return .unreadable(reason: "it is no property list with a dictionary")
        }
        guard let name = list._XCCurrentVersionName, !name.isEmpty else { return .nameless }
        return .name(name)
    }

    private struct Contents: Decodable {
        let _XCCurrentVersionName: String?
    }
}
