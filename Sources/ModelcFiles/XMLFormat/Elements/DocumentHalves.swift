import ModelcBase
import ModelcSchema

/// The two halves of a large `contents` file, which are read at the same time. Each half is a document of its own.
///
/// The first half ends before an entity in the middle of the file. The second half is the whole file with spaces in place of
/// the content of the first half, so that all its positions remain the same.
///
/// The bytes are split without reading them as XML. A wrong split, such as inside a comment, makes the first half malformed:
/// its last tag, `</model>`, closes the root element only where a child of the root may begin.
struct DocumentHalves {
    private let first: [UInt8]
    private let second: [UInt8]

    /// Nil if the file is too small, or if no entity begins in its third quarter.
    ///
    /// - Parameter smallest: the smallest number of bytes for which the work is worthwhile.
    init?(_ source: SourceText, smallest: Int = smallestCount) {
        let bytes = source.bytes
        guard bytes.count >= smallest, let root = DocumentHalves.endOfRootTag(in: bytes) else {
            return nil
        }
        let third = bytes[max(bytes.count / 2, root)..<max(bytes.count / 4 * 3, root)]
        guard let split = third.firstPlace(of: "<entity ")?.lowerBound else { return nil }
        first = Array(bytes[..<split]) + "</model>".utf8
        second = DocumentHalves.blanked(root..<split, of: bytes)
    }

    /// Reads both halves.
    ///
    /// - Returns: the model; nil if one of the halves has anything to report, or anything but elements. Then the file has to
    ///   be read as a whole.
    func model(path: String) -> ManagedObjectModel? {
        let halves = ConcurrentParts.both(
            { ModelDocumentReader.plainModel(in: SourceText(first), path: path) },
            { ModelDocumentReader.plainModel(in: SourceText(second), path: path) })
        guard let start = halves.0, let end = halves.1 else { return nil }
        return DocumentHalves.joined(start, end)
    }

    /// Returns the model of both halves; nil if the order of the root's other content could get lost.
    private static func joined(_ start: ManagedObjectModel, _ end: ManagedObjectModel) -> ManagedObjectModel? {
        guard start.position == end.position, start.diagramElements.isEmpty, start.verbatim.emptyContainers.isEmpty
        else {
            return nil
        }
        var model = end
        model.entities = start.entities + end.entities
        model.composites = start.composites + end.composites
        model.fetchRequests = start.fetchRequests + end.fetchRequests
        model.configurations = start.configurations + end.configurations
        return model
    }

    /// Returns the offset after the start tag of the root, if no attribute contains a `>`.
    private static func endOfRootTag(in bytes: [UInt8]) -> Int? {
        guard let start = bytes[...].firstPlace(of: "<model ")?.upperBound,
            let end = bytes.firstPlace(of: UInt8(ascii: ">"), in: start..<bytes.count),
            bytes[end - 1] != UInt8(ascii: "/")
        else { return nil }
        return end + 1
    }

    /// Returns the bytes with spaces in a range, except for its line ends.
    private static func blanked(_ range: Range<Int>, of bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes.withUnsafeMutableBufferPointer { buffer in
            for index in range where buffer[index] != UInt8(ascii: "\n") { buffer[index] = UInt8(ascii: " ") }
        }
        return bytes
    }

    /// Smaller files are read in less than two milliseconds.
    static let smallestCount = 100_000
}
