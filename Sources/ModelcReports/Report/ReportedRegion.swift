/// A part of a text file in every unit that formats ask for. `SourceIndex` makes them from bytes.
package struct ReportedRegion: Hashable, Sendable {
    /// The first byte, from 0.
    package var byteOffset: Int
    /// The number of bytes.
    package var byteLength: Int
    /// Where the region begins.
    package var start: ReportedPosition
    /// The place behind its last byte.
    package var end: ReportedPosition

    package init(byteOffset: Int, byteLength: Int, start: ReportedPosition, end: ReportedPosition) {
        self.byteOffset = byteOffset
        self.byteLength = byteLength
        self.start = start
        self.end = end
    }
}
