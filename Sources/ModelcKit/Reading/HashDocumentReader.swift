import ModelcBase
import ModelcSchema

/// Reads the hashes in the output of `modelc hash --format json`.
enum HashDocumentReader {
    /// Returns the name and checksum of each version in the document. Versions with an entity that has no hash are left
    /// out.
    static func versions(in document: ReadJSON) -> [(name: String, checksum: VersionHash)] {
        guard let result = document["result"] ?? Optional(document), case .array(let versions) = result["versions"]
        else {
            return []
        }
        return versions.compactMap { version in
            guard case .string(let name) = version["name"], case .object(let entities) = version["entities"] else {
                return nil
            }
            let hashes = entities.sorted { $0.key.isBefore($1.key) }.map { hash(of: $0.value) }
            let known = hashes.compactMap { $0 }
            return known.isEmpty || known.count < hashes.count ? nil : (name, ModelVersionHashes.checksum(of: known))
        }
    }

    private static func hash(of entity: ReadJSON) -> VersionHash? {
        guard case .string(let digits) = entity["hash"] else { return nil }
        return VersionHash(hexadecimal: digits)
    }
}

extension ReadJSON {
    /// Returns the value of a key; nil if the key does not exist, or if `self` is not a JSON object.
    fileprivate subscript(key: String) -> ReadJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}
