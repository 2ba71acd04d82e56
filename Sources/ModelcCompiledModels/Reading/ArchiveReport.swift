import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// Collects the problems of an archive while it is read. An archive has no lines: diagnostics name the file and the
/// model path.
package final class ArchiveReport {
    private let path: String
    /// Where the archive is, for advice.
    package let origin: ModelOrigin
    /// The problems so far.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The entity and property that is being read.
    package var modelPath: [String] = []
    /// The maximum number of messages. A damaged archive can have an error at every object, and more messages are of no
    /// use.
    private static let limit = 1_000
    /// The number of bytes of text that may still be read. The limit is needed because an archive can refer to one long
    /// text many times.
    private var textBudget: Int
    /// Whether more text was requested than the budget allows. That is reported as an error.
    package private(set) var isExhausted = false

    /// - Parameter origin: where the archive is; by default what the path's extension says.
    package init(path: String, origin: ModelOrigin? = nil, textBudget: Int = .max) {
        self.path = path
        self.origin = origin ?? ModelOrigin(path: path)
        self.textBudget = textBudget
    }

    /// The text budget for an archive of that many bytes: the text of real archives is less than their size.
    package static func textBudget(ofBytes count: Int) -> Int { (8 << 20) + 4 * count }

    /// Takes bytes from the budget for text.
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

    /// The number of collection elements that an archive of that many bytes may list: each is stored in more than one
    /// byte, and real archives list each collection once.
    package static func listBudget(ofBytes count: Int) -> Int { 500_000 + count }

    /// Reports that an archive lists the same collections repeatedly: the result is incomplete.
    package func endlessLists() {
        guard !isExhausted else { return }
        isExhausted = true
        modelPath = []
        add(
            Diagnostic(
                .unreadableModel, .error, "the archive lists the same objects too often",
                at: SourceLocation(path: path), help: origin.oddness))
    }

    /// Takes the length of the text from the text budget, and returns the text. Nil if the budget is exhausted; this is
    /// reported as an error.
    package func charged(_ text: String?) -> String? { text.flatMap { spend($0.utf8.count) ? $0 : nil } }

    /// The text under a key; nil if there is none, or the archive is damaged there.
    package func text(_ object: ArchivedObject, _ key: String) -> String? {
        charged(attempt { () throws(KeyedArchiveError) in try object.string(key) })
    }

    /// The object under a key; nil if there is none, or the archive is damaged there.
    package func object(_ object: ArchivedObject, _ key: String) -> ArchivedObject? {
        attempt { () throws(KeyedArchiveError) in try object.object(key) }
    }

    /// The result of `read`; nil, with a diagnostic, if the archive is damaged there.
    package func attempt<Value>(_ read: () throws(KeyedArchiveError) -> Value?) -> Value? {
        do {
            return try read()
        } catch {
            self.error(error)
            return nil
        }
    }

    /// An entry of user info, whose value is a string; nil, with a report, for any other value.
    package func userInfoEntry(_ entry: ArchivedEntry) -> UserInfoEntry? {
        if case .string(let value) = entry.value { return UserInfoEntry(key: entry.key, value: value) }
        warning(
            .ignoredContent, "the user info key '\(entry.key)' holds \(entry.value.kindName) and is ignored",
            help: "set a string in Xcode; no other tool writes this binary format")
        return nil
    }

    /// Reports damage.
    package func error(_ error: KeyedArchiveError) {
        var message = error.description
        if message.hasSuffix(".") { message.removeLast() }
        add(
            Diagnostic(
                .unreadableModel, .error, subject(message), at: SourceLocation(path: path), modelPath: joinedPath,
                help: origin.remedy(isPartlyRead: true)))
    }

    /// Reports content that is not read, or not as it is stored.
    package func warning(_ id: DiagnosticID, _ message: String, help: String?) {
        add(
            Diagnostic(
                id, .warning, subject(message), at: SourceLocation(path: path), modelPath: joinedPath, help: help))
    }

    /// Reports an archive of another kind.
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
