import ModelcBase
import ModelcSchema

/// Hashes that stores of a locked version may also have: the version has shipped in more than one state.
package struct AcceptedHashes: Hashable, Sendable {
    /// The hash of all entities.
    package let checksum: VersionHash
    /// The origin of the hashes, as the user described it.
    package let reason: String

    package init(checksum: VersionHash, reason: String) {
        self.checksum = checksum
        self.reason = reason
    }

    /// Returns a hash of everything that the file contains about them, used to detect a damaged line.
    ///
    /// - Parameter version: the name of the version.
    func seal(of version: String) -> ShortHash {
        var message = checksum.bytes
        message.append(contentsOf: reason.utf8)
        // This byte does not occur in UTF-8 text.
        message.append(0xFF)
        message.append(contentsOf: version.utf8)
        return ShortHash(SHA256.digest(of: message))
    }
}
