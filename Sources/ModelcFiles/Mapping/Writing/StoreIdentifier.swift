import ModelcBase
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema

/// The UUID of a new store: a version-5 UUID of its objects, so that the same mapping model always produces the same
/// bytes (RFC 9562 §5.5).
enum StoreIdentifier {
    /// The namespace of the UUIDs: generated once, at random, for the stores that modelc writes.
    private static let nameSpace: [UInt8] = [
        0x6E, 0x1B, 0x9C, 0x52, 0x0D, 0x7F, 0x4A, 0x83, 0x9A, 0x2C, 0x51, 0xE4, 0x38, 0xB7, 0x06, 0xD1,
    ]

    static func identifier(of document: StoreDocument) -> String {
        let objects = document.objects.map(StoreDocumentWriter.text).joined()
        var bytes = Array(SHA1.digest(of: nameSpace + objects.utf8).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        return text(of: bytes)
    }

    private static func text(of bytes: [UInt8]) -> String {
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            if byte < 0x10 { text += "0" }
            text += String(byte, radix: 16, uppercase: true)
        }
        return text
    }
}
