import ModelcDiagnostics
import ModelcDigest
import ModelcSchema

/// Recomputes checksum and digest of a store's metadata: where they are not those of the hashes, somebody edited the
/// store, or it is damaged (sqlite-store §2.1). The hashes count all the same.
enum MetadataCheck {
    static func diagnostics(of metadata: StoreMetadata, path: String) -> [Diagnostic] {
        guard let hashes = metadata.comparableHashes else { return [] }
        let checksum = ModelVersionHashes.checksum(of: hashes.map(\.hash)).base64
        var wrong: [String] = []
        if let stored = metadata.checksum, stored != checksum { wrong.append("the checksum") }
        if let stored = metadata.digest, stored != digest(of: hashes) { wrong.append("the digest") }
        return wrong.map { subject in
            Diagnostic(
                .storeChecksumMismatch, .warning,
                "\(subject) in the store's metadata is not that of its version hashes",
                at: SourceLocation(path: path), help: "the metadata were edited or are damaged; the hashes are used")
        }
    }

    /// The digest of entities with these hashes, which stand in byte order (version-hash §4).
    static func digest(of hashes: [StoreEntityHash]) -> String {
        var message: [UInt8] = []
        for entity in hashes {
            message.append(contentsOf: entity.name.utf8)
            message.append(contentsOf: entity.hash.bytes)
        }
        return Base64.text(of: SHA512.digest(of: message))
    }
}
