import ModelcBase
import ModelcSchema

/// Additional hashes that stores of a locked version may have, because the version has shipped in more than one state.
package struct AcceptedHashes: Hashable, Sendable {
    /// The checksum of the whole version.
    package let checksum: VersionHash
    /// A description of where the hashes come from, written by the user.
    package let reason: String

    package init(checksum: VersionHash, reason: String) {
        self.checksum = checksum
        self.reason = reason
    }

    /// Returns a hash of all data in the line, with which a damaged line is detected.
    ///
    /// - Parameter version: the name of the version.
    func seal(of version: String) -> ShortHash {
        var message = checksum.bytes
        message.append(contentsOf: reason.utf8)
        // The byte 0xFF does not occur in UTF-8 text.
        message.append(0xFF)
        message.append(contentsOf: version.utf8)
        return ShortHash(SHA256.digest(of: message))
    }
}
