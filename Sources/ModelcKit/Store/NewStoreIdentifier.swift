import ModelcBase
import ModelcSchema
import ModelcStores

/// The UUID of a new store.
enum NewStoreIdentifier {
    /// Returns a UUID that depends only on the hashes of a version and a seed, so that equal requests write equal
    /// bytes.
    static func uuid(of hashes: ModelVersionHashes, seed: UInt64) -> String {
        var message = Array("\(seed)".utf8)
        for entity in hashes.entities { message += Array(entity.name.utf8) + (entity.hash?.bytes ?? []) }
        var bytes = Array(SHA256.digest(of: message).bytes.prefix(16))
        // The form of a random UUID.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUIDText.text(of: bytes)
    }
}
