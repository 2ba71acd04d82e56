/// What an `.xccurrentversion` says, for whoever only asks which version it names.
package enum NamedVersion: Hashable, Sendable {
    /// There is no such file, or it names none.
    case none
    /// The version's folder, with `.xcdatamodel`.
    case folder(String)

    /// Nil for bytes that are no property list.
    package init?(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else {
            self = .none
            return
        }
        switch CurrentVersionFile.decode(bytes) {
        case .absent, .nameless: self = .none
        case .name(let folder): self = .folder(folder)
        case .unreadable, .inaccessible: return nil
        }
    }

    /// The version's name; nil where there is none.
    package var version: String? {
        guard case .folder(let folder) = self else { return nil }
        let suffix = ModelPath.versionExtension
        return folder.hasSuffix(suffix) ? String(folder.dropLast(suffix.count)) : folder
    }
}
