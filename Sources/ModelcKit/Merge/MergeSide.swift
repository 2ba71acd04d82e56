import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcSchema

/// One of the three files of a merge, parsed.
struct MergeSide: Sendable {
    let source: SourceText
    let tree: ModelTree
    let model: ManagedObjectModel

    /// Reads base, ours and theirs concurrently.
    ///
    /// - Parameter sides: the bytes of the three files. An empty base means that there is no base.
    /// - Throws: the errors of the first file that cannot be read.
    static func read(
        _ sides: [[UInt8]], _ names: SideNames
    ) throws(RunFailure) -> (base: MergeSide?, ours: MergeSide, theirs: MergeSide) {
        let paths = [names.base, names.ours, names.theirs]
        let read = ConcurrentParts.map(count: paths.count, length: 1) { part in
            part.map { number in
                Result { () throws(RunFailure) in
                    try MergeSide(sides[number], at: paths[number], isBase: number == 0)
                }
            }
        }.flatMap { $0 }
        return (sides[0].isEmpty ? nil : try read[0].get(), try read[1].get(), try read[2].get())
    }

    /// - Parameters:
    ///   - path: the name of the file in messages.
    ///   - isBase: whether the file is a base. A base may contain conflict marks of an earlier merge.
    private init(_ bytes: [UInt8], at path: String, isBase: Bool) throws(RunFailure) {
        source = SourceText(bytes)
        guard !ModelReader.isBinary(bytes) else {
            throw RunFailure([
                Diagnostic(
                    .mergeFailed, .error, "the file has a binary form, which cannot be merged",
                    at: SourceLocation(path: path), help: "take one side whole: git checkout --ours or --theirs")
            ])
        }
        let reading = ModelTree.read(source, path: path)
        let left = isBase ? [] : reading.diagnostics.filter { $0.id == .mergeConflictMarker }
        guard let model = reading.model, let tree = reading.tree, left.isEmpty else {
            let errors = reading.diagnostics.filter { $0.severity == .error }
            throw RunFailure(left.isEmpty ? errors : left, sources: [path: source])
        }
        self.model = model
        self.tree = tree
    }

    /// Checks that the bytes are a readable model.
    ///
    /// - Throws: `RunFailure` if they are not.
    static func check(_ bytes: [UInt8], at path: String) throws(RunFailure) {
        _ = try MergeSide(bytes, at: path, isBase: true)
    }

    private init(_ source: SourceText, _ tree: ModelTree, _ model: ManagedObjectModel) {
        self.source = source
        self.tree = tree
        self.model = model
    }

    /// Returns the file with the elements renamed as in another model. Only the text of a file that is not in Xcode's
    /// format is edited here; a file in Xcode's format is written completely later.
    func renamed(to names: ManagedObjectModel) -> MergeSide {
        guard names != model, !isCanonical,
            let bytes = try? ModelRewriter.bytes(of: names, insteadOf: model, in: source),
            let tree = ModelTree(SourceText(bytes))
        else { return self }
        return MergeSide(SourceText(bytes), tree, names)
    }

    /// The kind of content outside the elements, such as comments; nil if there is none.
    var foreignContent: String? { CanonicalForm.foreignContent(of: source)?.rawValue }

    /// Whether the file is in Xcode's format. A final line feed is ignored.
    var isCanonical: Bool {
        let bytes = ModelTree.contents(of: tree.root)
        return source.bytes == bytes || source.bytes == bytes + [UInt8(ascii: "\n")]
    }
}
