/// A part of a text file in every unit that formats use. `SourceIndex` computes it from bytes.
package struct TextRegion: Hashable, Sendable {
    /// The first byte, from 0.
    var byteOffset: Int
    /// The number of bytes.
    var byteLength: Int
    /// The start of the region.
    package var start: TextPosition
    /// The position after its last byte.
    var end: TextPosition
}
