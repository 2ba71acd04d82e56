import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// Collects problems while an archive is read. An archive has no lines, so diagnostics contain only the file and the
/// model path.
final class ArchiveReport {
    private let path: String
    private(set) var diagnostics: [Diagnostic] = []
    /// The names of the entity and the property that are being read.
    var modelPath: [String] = []
    /// The maximum number of messages. A damaged archive can have an error at every object, and more messages are of no
    /// use.
    private static let limit = 1_000
    /// The number of bytes of text that may still be read. The limit is needed because an archive can refer to one long
    /// text many times.
    private var textBudget: Int
    /// Whether more text was needed than the budget allows. This is reported as an error.
    private(set) var isExhausted = false

    init(path: String, textBudget: Int = .max) {
        self.path = path
        self.textBudget = textBudget
    }

    /// The text budget in bytes for an archive of `count` bytes. In real archives, the text is smaller than the file.
    static func textBudget(ofBytes count: Int) -> Int { (8 << 20) + 4 * count }

    /// Subtracts bytes from the text budget.
    ///
    /// - Returns: true if the budget was sufficient.
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

    /// The maximum number of collection elements to list for an archive of `count` bytes. Each element takes more than
    /// one byte, and real archives list each collection only once.
    static func listBudget(ofBytes count: Int) -> Int { 500_000 + count }

    /// Reports that the archive lists the same collections again and again, so that the result is incomplete.
    func endlessLists() {
        guard !isExhausted else { return }
        isExhausted = true
        modelPath = []
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive lists the same objects too often",
                at: SourceLocation(path: path), help: "no compiler writes such a file: compile the model again"))
    }

    /// Returns the text, and subtracts its length from the text budget; nil if the budget is not sufficient.
    func charged(_ text: String?) -> String? { text.flatMap { spend($0.utf8.count) ? $0 : nil } }

    /// The text for a key. Nil if there is none, or if the archive is damaged at this value.
    func text(_ object: ArchivedObject, _ key: String) -> String? {
        charged(attempt { () throws(KeyedArchiveError) in try object.string(key) })
    }

    /// The object for a key. Nil if there is none, or if the archive is damaged at this value.
    func object(_ object: ArchivedObject, _ key: String) -> ArchivedObject? {
        attempt { () throws(KeyedArchiveError) in try object.object(key) }
    }

    /// Returns the result of `read`. If `read` finds that the archive is damaged, reports a diagnostic and returns nil.
    func attempt<Value>(_ read: () throws(KeyedArchiveError) -> Value?) -> Value? {
        do {
            return try read()
        } catch {
            self.error(error)
            return nil
        }
    }

    /// The objects in a bucket (a collection in the editor's archive), sorted by name. A bucket is stored as a
    /// dictionary by name, or as an array.
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

    /// Whether the file is compiled. Such a file is usually not in version control.
    private var isCompiled: Bool { path.hasSuffix(".mom") || path.hasSuffix(".cdm") }

    private func add(_ diagnostic: Diagnostic) {
        if diagnostics.count < ArchiveReport.limit { diagnostics.append(diagnostic) }
    }

    private func subject(_ message: String) -> String { joinedPath.map { "\($0): \(message)" } ?? message }

    private var joinedPath: String? { modelPath.isEmpty ? nil : modelPath.joined(separator: ".") }
}
