import ModelcDiagnostics
import ModelcText

/// A file, and where known a part of it.
package struct ReportedPlace: Hashable, Sendable {
    /// The path, relative to the working directory where it is inside of it, with `/`.
    package var path: String
    /// Nil for the file as a whole, and for files without lines.
    package var region: ReportedRegion?

    package init(path: String, region: ReportedRegion? = nil) {
        self.path = path
        self.region = region
    }

    /// The line, or 1 for formats that must have one.
    var lineOrFirst: Int { region?.start.line ?? 1 }

    /// The place as that of a message.
    var sourceLocation: SourceLocation {
        let position = region.map {
            SourcePosition(offset: $0.byteOffset, line: $0.start.line, column: $0.start.byteColumn)
        }
        return SourceLocation(path: path, position: position, length: region?.byteLength ?? 0)
    }

    /// `path:line:column`, or the path alone.
    func text(path: String) -> String {
        region.map { "\(path):\($0.start.line):\($0.start.byteColumn)" } ?? path
    }
}

/// A part of a text file in every unit that formats ask for. `SourceIndex` makes them from bytes.
package struct ReportedRegion: Hashable, Sendable {
    /// The first byte, from 0.
    var byteOffset: Int
    /// The number of bytes.
    var byteLength: Int
    /// Where the region begins.
    package var start: ReportedPosition
    /// The place behind its last byte.
    var end: ReportedPosition

    init(byteOffset: Int, byteLength: Int, start: ReportedPosition, end: ReportedPosition) {
        self.byteOffset = byteOffset
        self.byteLength = byteLength
        self.start = start
        self.end = end
    }
}

/// A place in a text file; everything counts from 1.
package struct ReportedPosition: Hashable, Sendable {
    package var line: Int
    /// The column in Unicode scalars.
    var column: Int
    /// The column in bytes of UTF-8.
    var byteColumn: Int

    init(line: Int, column: Int, byteColumn: Int) {
        self.line = line
        self.column = column
        self.byteColumn = byteColumn
    }
}

/// A text file in which regions are looked up: any number of them, on lines of any length, without reading the file
/// again for each.
package struct SourceIndex: Sendable {
    package let source: SourceText
    /// How many Unicode scalars begin before each block of bytes.
    private let scalarsBeforeBlock: [Int]

    private static let blockSize = 256

    package init(_ source: SourceText) {
        self.source = source
        scalarsBeforeBlock = SourceIndex.count(in: source.bytes)
    }

    /// A range of bytes in all units. Bytes outside the file are moved to its nearest end.
    package func region(byteOffset: Int, byteLength: Int) -> ReportedRegion {
        let start = min(max(byteOffset, 0), source.bytes.count)
        let end = min(start + min(max(byteLength, 0), source.bytes.count), source.bytes.count)
        return ReportedRegion(
            byteOffset: start, byteLength: end - start, start: position(at: start), end: position(at: end))
    }

    private func position(at offset: Int) -> ReportedPosition {
        let position = source.position(at: offset)
        let lineStart = offset - (position.column - 1)
        let column = scalars(before: offset) - scalars(before: lineStart) + 1
        return ReportedPosition(line: position.line, column: column, byteColumn: position.column)
    }

    private func scalars(before offset: Int) -> Int {
        let block = offset / SourceIndex.blockSize
        let rest = source.bytes[(block * SourceIndex.blockSize)..<offset]
        return scalarsBeforeBlock[block] + rest.count { SourceIndex.beginsScalar($0) }
    }

    private static func count(in bytes: [UInt8]) -> [Int] {
        var counts = [0]
        counts.reserveCapacity(bytes.count / blockSize + 1)
        bytes.withUnsafeBufferPointer { buffer in
            var total = 0
            for start in stride(from: 0, to: buffer.count - blockSize + 1, by: blockSize) {
                for index in start..<(start + blockSize) where beginsScalar(buffer[index]) { total += 1 }
                counts.append(total)
            }
        }
        return counts
    }

    /// Whether the byte is the first one of a scalar in UTF-8.
    private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

/// Another place that explains a finding.
package struct ReportedRelation: Hashable, Sendable {
    /// What is to be seen there, without a final stop.
    var message: String
    /// The thing at that place, in the spelling of a finding's selector.
    var selector: String
    var location: ReportedPlace

    package init(message: String, selector: String, location: ReportedPlace) {
        self.message = message
        self.selector = selector
        self.location = location
    }
}
