/// A part of a text file, in every unit that formats use. `SourceIndex` computes it from byte offsets.
package struct TextRegion: Hashable, Sendable {
    /// The offset of the first byte, from 0.
    var byteOffset: Int
    /// The number of bytes.
    var byteLength: Int
    /// The start of the region.
    package var start: TextPosition
    /// The position after the region's last byte.
    var end: TextPosition
}
