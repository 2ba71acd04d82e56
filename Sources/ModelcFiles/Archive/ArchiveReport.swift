import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// Collects the problems of an archive while it is read. An archive has no lines: diagnostics name the file and the
/// model path.
final class ArchiveReport {
    private let path: String
    private(set) var diagnostics: [Diagnostic] = []
    /// The entity and property that is being read.
    var modelPath: [String] = []
    /// A damaged archive can have an error at every object; more messages than this add no information.
    private static let limit = 1_000
    /// The number of bytes of text that may still be read from the archive, which can refer to one long text in many
    /// places.
    private var textBudget: Int
    /// Whether more text was requested than the budget allows. That is reported as an error.
    private(set) var isExhausted = false

    init(path: String, textBudget: Int = .max) {
        self.path = path
        self.textBudget = textBudget
    }

    /// The text budget for an archive of that many bytes: the text of real archives is less than their size.
    static func textBudget(ofBytes count: Int) -> Int { (8 << 20) + 4 * count }

    /// Takes bytes from the budget for text.
    ///
    /// - Returns: whether the budget was sufficient.
    func spend(_ count: Int) -> Bool {
        guard !isExhausted else { return false }
        textBudget -= count
        guard textBudget < 0 else { return true }
        isExhausted = true
        modelPath = []
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive refers to the same long texts too often",
                at: SourceLocation(path: path), help: "no compiler writes such a file: compile the model again"))
        return false
    }

    /// The number of collection elements that an archive of that many bytes may list: each is stored in more than one
    /// byte, and real archives list each collection once.
    static func listBudget(ofBytes count: Int) -> Int { 500_000 + count }

    /// Reports that an archive lists the same collections repeatedly: the result is incomplete.
    func endlessLists() {
        guard !isExhausted else { return }
        isExhausted = true
        modelPath = []
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive lists the same objects too often",
                at: SourceLocation(path: path), help: "no compiler writes such a file: compile the model again"))
    }

    /// The text; nil if it is more than the budget has.
    func charged(_ text: String?) -> String? { text.flatMap { spend($0.utf8.count) ? $0 : nil } }

    /// The text under a key; nil if there is none, or the archive is damaged there.
    func text(_ object: ArchivedObject, _ key: String) -> String? {
        charged(attempt { () throws(KeyedArchiveError) in try object.string(key) })
    }

    /// The object under a key; nil if there is none, or the archive is damaged there.
    func object(_ object: ArchivedObject, _ key: String) -> ArchivedObject? {
        attempt { () throws(KeyedArchiveError) in try object.object(key) }
    }

    /// The result of `read`; nil, with a diagnostic, if the archive is damaged there.
    func attempt<Value>(_ read: () throws(KeyedArchiveError) -> Value?) -> Value? {
        do {
            return try read()
        } catch {
            self.error(error)
            return nil
        }
    }

    /// The objects in one of the editor's buckets, which are dictionaries by name or arrays; ordered by name.
    func members(of object: ArchivedObject, bucket: String) -> [ArchivedObject] {
        let key = "XDBucketFor\(bucket)storage"
        let storage = attempt { () throws(KeyedArchiveError) in try object.object(key) }
        guard let storage else { return [] }
        if storage.isKind(of: "NSArray") {
            return (attempt { () throws(KeyedArchiveError) in try storage.elements() } ?? []).compactMap(\.object)
        }
        let entries = attempt { () throws(KeyedArchiveError) in try storage.entries() } ?? []
        return entries.sorted { CanonicalNameOrder.areInOrder($0.key, $1.key) }.compactMap(\.value.object)
    }

    /// The name of an entity or a property.
    func name(of object: ArchivedObject) -> String? {
        attempt { () throws(KeyedArchiveError) in try object.string("_name") }
    }

    func error(_ error: KeyedArchiveError) {
        var message = error.description
        if message.hasSuffix(".") { message.removeLast() }
        add(
            Diagnostic(
                .unreadableModel, .error, subject(message), at: SourceLocation(path: path), modelPath: joinedPath,
                help: isCompiled
                    ? "compile the model again, or copy the file from the app once more"
                    : "restore the file from version control; the rest of it was read"))
    }

    func warning(_ id: DiagnosticID, _ message: String, help: String?) {
        add(
            Diagnostic(
                id, .warning, subject(message), at: SourceLocation(path: path), modelPath: joinedPath, help: help))
    }

    func notAModel(_ className: String) {
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive contains an object of class \(className), not a data model",
                at: SourceLocation(path: path),
                help: className == "NSMappingModel"
                    ? "it is a compiled mapping model: give it a name that ends in .cdm"
                    : isCompiled
                        ? "compile the model again, or copy the file from the app once more"
                        : "restore the file from version control"))
    }

    /// Whether the file is compiled, and therefore not in version control.
    private var isCompiled: Bool { path.hasSuffix(".mom") || path.hasSuffix(".cdm") }

    private func add(_ diagnostic: Diagnostic) {
        if diagnostics.count < ArchiveReport.limit { diagnostics.append(diagnostic) }
    }

    private func subject(_ message: String) -> String { joinedPath.map { "\($0): \(message)" } ?? message }

    private var joinedPath: String? { modelPath.isEmpty ? nil : modelPath.joined(separator: ".") }
}
