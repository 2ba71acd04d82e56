import ModelcBase
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The version that the content of an `.xccurrentversion` file names, for callers that need nothing else.
package enum NamedVersion: Hashable, Sendable {
    /// The file does not exist, or names no version.
    case none
    /// The folder name of the version, with `.xcdatamodel`.
    case folder(String)

    /// Nil if the bytes are not a property list.
    package init?(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else {
            self = .none
            return
        }
        switch CurrentVersionFile.decode(bytes) {
        case .absent, .nameless: self = .none
        case .name(let folder): self = .folder(folder)
        case .conflicting, .unreadable, .inaccessible: return nil
        }
    }

    /// The name of the version; nil if the file names none.
    package var version: String? {
        guard case .folder(let folder) = self else { return nil }
        return PathText.dropping(ModelPath.versionExtension, from: folder)
    }
}
