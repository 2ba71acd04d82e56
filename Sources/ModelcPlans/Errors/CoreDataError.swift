import ModelcBase
import ModelcDiagnostics

/// An error number of Core Data, in `NSCocoaErrorDomain`. All data about the errors is in the tables of this folder.
package struct CoreDataError: Hashable, Sendable {
    /// A modelc command that helps to investigate the error.
    package struct Answer: Hashable, Sendable {
        package var command: ToolCommandName
        /// The arguments, as in the command's help; may be empty.
        var operands: String
        /// The result of the command, as a phrase without a final period.
        package var meaning: String

        init(_ command: ToolCommandName, _ operands: String = "", _ meaning: String) {
            self.command = command
            self.operands = operands
            self.meaning = meaning
        }

        static let storeVersion = Answer(.identify, "STORE", "which version of the model wrote the store")
        static let cloudKitSupport = Answer(
            .lint, "", "everything that CloudKit does not support; the preset `cloudkit` checks it in any model")

        /// The command line as the user types it.
        package var line: String { operands.isEmpty ? "\(command)" : "\(command) \(operands)" }
    }

    package var number: Int
    /// The name of the constant in `CoreDataErrors.h`; nil if the header has none.
    package var name: String?
    /// The error in one sentence, without a final period.
    package var summary: String
    /// The usual causes, as sentences.
    package var why: String
    /// The next steps for the user, as sentences.
    package var advice: String
    package var answers: [Answer]
    /// The texts with which Core Data prints the error; `…` stands for a variable part.
    package var texts: [String]
    /// Whether Apple documents the number and its name. If not, the source is public reports.
    package var isVerified: Bool

    /// - Parameters:
    ///   - name: the name of the constant; nil if the header has none.
    ///   - isVerified: whether Apple documents the number and its name.
    init(
        _ number: Int, _ name: String?, _ summary: String, why: String, advice: String, answers: [Answer] = [],
        texts: [String] = [], isVerified: Bool = true
    ) {
        self.number = number
        self.name = name
        self.summary = summary
        self.why = why
        self.advice = advice
        self.answers = answers
        self.texts = texts
        self.isVerified = isVerified
    }

    /// All known errors, grouped by topic.
    package static let all = saving + stores + migrations + mirroring

    /// The range of numbers that contains the errors of stores and migrations.
    package static let range = 132000..<135000

    /// The number as text.
    package var id: String { String(number) }

    /// The number and the constant, such as `134110 NSMigrationError`.
    package var title: String { name.map { "\(number) \($0)" } ?? id }

    /// Returns the error with a number; nil if it is unknown. Numbers of CloudKit mirroring without an entry of their
    /// own get a common description.
    package static func numbered(_ number: Int) -> CoreDataError? {
        if let known = all.first(where: { $0.number == number }) { return known }
        guard mirroringNumbers.contains(number) else { return nil }
        var error = mirroringFailure
        error.number = number
        return error
    }

    /// Returns the error for a number or a constant: `134110`, `NSMigrationError`, `CocoaError.migration` or
    /// `migrationError`; nil if it is unknown.
    package static func named(_ word: String) -> CoreDataError? {
        if let number = Int(word) { return numbered(number) }
        let wanted = core(of: word)
        return wanted.isEmpty ? nil : all.first { $0.name.map(core) == wanted }
    }

    /// Returns the part of a constant's name that is equal in Swift and Objective-C, in lowercase: `migration` for
    /// `NSMigrationError` and `CocoaError.migration`.
    private static func core(of name: String) -> String {
        var rest = name.lowercased()[...]
        for start in ["cocoaerror.", "code.", ".", "ns"] where rest.hasPrefix(start) {
            rest = rest.dropFirst(start.count)
        }
        return String(rest.hasSuffix("error") ? rest.dropLast("error".count) : rest)
    }

    /// Returns the nearest known numbers below and above an unknown number.
    package static func nearest(to number: Int) -> [Int] {
        let numbers = all.map(\.number)
        return [numbers.filter { $0 < number }.max(), numbers.filter { $0 > number }.min()].compactMap { $0 }
    }
}
