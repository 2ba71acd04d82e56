import ModelcBase
import ModelcSchema
import ModelcXML

/// The two halves of a large `contents` file, which are read at the same time. Each half is the file without a part of it.
///
/// - The first half is the file up to an entity in the middle, and the end tag of the root.
/// - The second half is the start tag of the root, and the file from that entity on.
///
/// The file is split without reading it as XML. If the split is wrong, for example inside a comment, the first half is
/// malformed: the end tag of the root fits only where a child of the root may begin.
struct DocumentHalves {
    private let source: SourceText
    /// The bytes that the first half leaves out: from the middle to the end tag of the root.
    private let end: Range<Int>
    /// The bytes that the second half leaves out: from the start tag of the root to the middle.
    private let start: Range<Int>

    /// Nil if the file is too small, if no entity begins in its third quarter, or if it cannot be read at all.
    ///
    /// - Parameter smallest: the smallest number of bytes for which the work is worthwhile.
    init?(_ source: SourceText, smallest: Int = smallestCount) {
        let bytes = source.bytes
        guard bytes.count >= smallest, let root = DocumentHalves.endOfRootTag(in: bytes),
            let close = DocumentHalves.endTagOfRoot(in: bytes), root < close
        else { return nil }
        let third = bytes[max(bytes.count / 2, root)..<max(bytes.count / 4 * 3, root)]
        guard let split = third.firstPlace(of: "<entity ")?.lowerBound, split < close,
            XMLEventParser.problem(in: source) == nil
        else { return nil }
        self.source = source
        end = split..<close
        start = root..<split
    }

    /// Reads both halves.
    ///
    /// - Returns: the model; nil if one of the halves has a problem, a text or a comment. Then the file has to be read as a
    ///   whole.
    func model(path: String) -> ManagedObjectModel? {
        let halves = ConcurrentParts.both(
            { ModelDocumentReader.plainModel(in: source, leavingOut: end, path: path) },
            { ModelDocumentReader.plainModel(in: source, leavingOut: start, path: path) })
        guard let first = halves.0, let second = halves.1 else { return nil }
        return DocumentHalves.joined(first, second)
    }

    /// Returns the model of both halves; nil if the order of the root's other children could get lost.
    private static func joined(_ first: ManagedObjectModel, _ second: ManagedObjectModel) -> ManagedObjectModel? {
        guard first.position == second.position, first.diagramElements.isEmpty, first.verbatim.emptyContainers.isEmpty
        else { return nil }
        var model = second
        model.entities = first.entities + second.entities
        model.composites = first.composites + second.composites
        model.fetchRequests = first.fetchRequests + second.fetchRequests
        model.configurations = first.configurations + second.configurations
        return model
    }

    /// Returns the offset after the root's start tag; nil if the root has no attributes or no content. The tag is
    /// assumed to end at its first `>`.
    private static func endOfRootTag(in bytes: [UInt8]) -> Int? {
        guard let start = bytes[...].firstPlace(of: "<model ")?.upperBound,
            let end = bytes.firstPlace(of: UInt8(ascii: ">"), in: start..<bytes.count),
            bytes[end - 1] != UInt8(ascii: "/")
        else { return nil }
        return end + 1
    }

    /// Returns the offset of the root's end tag, if it is near the end of the file.
    private static func endTagOfRoot(in bytes: [UInt8]) -> Int? {
        bytes[max(0, bytes.count - 200)...].firstPlace(of: "</model>")?.lowerBound
    }

    /// The number of bytes from which a file is split. Smaller files are read in less than two milliseconds.
    static let smallestCount = 100_000
}
