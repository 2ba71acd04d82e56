import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// Collects the problems of an archive while it is read. An archive has no lines: diagnostics name the file and the
/// model path.
package final class ArchiveReport {
    private let path: String
    /// The origin of the archived model, such as a compiled model or a store. It determines the advice in messages.
    package let origin: ModelOrigin
    /// The problems so far.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The path of the model element that is being read: an entity's name, then a property's name.
    package var modelPath: [String] = []
    /// The maximum number of messages. A damaged archive can have an error at every object, and more messages are of no
    /// use.
    private static let limit = 1_000
    /// The number of bytes of text that may still be read. The limit is needed because an archive can refer to one long
    /// text many times.
    private var textBudget: Int
    /// Whether a budget was exceeded: the archive has too much text, or its lists have too many elements. This is
    /// reported once, as an error.
    package private(set) var isExhausted = false

    /// - Parameter origin: the origin of the archived model; nil to determine it from the path's extension.
    package init(path: String, origin: ModelOrigin? = nil, textBudget: Int = .max) {
        self.path = path
        self.origin = origin ?? ModelOrigin(path: path)
        self.textBudget = textBudget
    }

    /// The maximum number of bytes of text that may be read from an archive of `count` bytes. The text of real archives
    /// is smaller than the archive.
    package static func textBudget(ofBytes count: Int) -> Int { (8 << 20) + 4 * count }

    /// Subtracts a number of bytes from the text budget, the number of bytes of text that may still be read.
    ///
    /// - Returns: whether the budget was sufficient.
    package func spend(_ count: Int) -> Bool {
        guard !isExhausted else { return false }
        textBudget -= count
        guard textBudget < 0 else { return true }
        isExhausted = true
        modelPath = []
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive refers to the same long texts too often",
                at: SourceLocation(path: path), help: origin.oddness))
        return false
    }

    /// The maximum number of collection elements that may be read from an archive of `count` bytes. Each element takes
    /// more than one byte, and real archives list each collection only once.
    package static func listBudget(ofBytes count: Int) -> Int { 500_000 + count }

    /// Reports the error that an archive lists the same collections too often. The model that is read is then
    /// incomplete.
    package func endlessLists() {
        guard !isExhausted else { return }
        isExhausted = true
        modelPath = []
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive lists the same objects too often",
                at: SourceLocation(path: path), help: origin.oddness))
    }

    /// Subtracts the length of a text from the text budget (the number of bytes of text that may still be read), and
    /// returns the text. Nil if the budget is exhausted; this is reported as an error.
    package func charged(_ text: String?) -> String? { text.flatMap { spend($0.utf8.count) ? $0 : nil } }

    /// Returns the string that an archived object has for a key. Nil if there is none, or, with a diagnostic, if the
    /// archive is damaged at this object.
    package func text(_ object: ArchivedObject, _ key: String) -> String? {
        charged(attempt { () throws(KeyedArchiveError) in try object.string(key) })
    }

    /// Returns the object to which an archived object refers with a key. Nil if there is none, or, with a diagnostic,
    /// if the archive is damaged at this object.
    package func object(_ object: ArchivedObject, _ key: String) -> ArchivedObject? {
        attempt { () throws(KeyedArchiveError) in try object.object(key) }
    }

    /// Returns the result of `read`. If `read` throws an error because the archive is damaged, reports the error and
    /// returns nil.
    package func attempt<Value>(_ read: () throws(KeyedArchiveError) -> Value?) -> Value? {
        do {
            return try read()
        } catch {
            self.error(error)
            return nil
        }
    }

    /// Converts an entry of the user info. Nil, with a warning, if the value is not a string.
    package func userInfoEntry(_ entry: ArchivedEntry) -> UserInfoEntry? {
        if case .string(let value) = entry.value { return UserInfoEntry(key: entry.key, value: value) }
        warning(
            .ignoredContent, "the user info key '\(entry.key)' holds \(entry.value.kindName) and is ignored",
            help: "set a string in Xcode; no other tool writes this binary format")
        return nil
    }

    /// Reports that the archive is damaged.
    package func error(_ error: KeyedArchiveError) {
        var message = error.description
        if message.hasSuffix(".") { message.removeLast() }
        add(
            Diagnostic(
                .unreadableModel, .error, subject(message), at: SourceLocation(path: path), modelPath: joinedPath,
                help: origin.remedy(isPartlyRead: true)))
    }

    /// Reports a warning about content that is ignored, or that is read differently from how it is stored.
    package func warning(_ id: DiagnosticID, _ message: String, help: String?) {
        add(
            Diagnostic(
                id, .warning, subject(message), at: SourceLocation(path: path), modelPath: joinedPath, help: help))
    }

    /// Reports that the root object of the archive is not a data model.
    package func notAModel(_ className: String) {
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive contains an object of class \(className), not a data model",
                at: SourceLocation(path: path),
                help: className == "NSMappingModel"
                    ? "it is a compiled mapping model: give it a name that ends in .cdm"
                    : origin.remedy(isPartlyRead: false)))
    }

    private func add(_ diagnostic: Diagnostic) {
        if diagnostics.count < ArchiveReport.limit { diagnostics.append(diagnostic) }
    }

    private func subject(_ message: String) -> String { joinedPath.map { "\($0): \(message)" } ?? message }

    private var joinedPath: String? { modelPath.isEmpty ? nil : modelPath.joined(separator: ".") }
}
