import ModelcBase
import ModelcDiagnostics

/// An error number of Core Data, in `NSCocoaErrorDomain`. The tables in this folder are the only place with the facts about it.
package struct CoreDataError: Hashable, Sendable {
    /// A command that answers a question about the error.
    package struct Answer: Hashable, Sendable {
        package var command: ToolCommandName
        /// The arguments, as in help; may be empty.
        var operands: String
        /// The answer, as a phrase without a final period.
        package var meaning: String

        init(_ command: ToolCommandName, _ operands: String = "", _ meaning: String) {
            self.command = command
            self.operands = operands
            self.meaning = meaning
        }

        static let storeVersion = Answer(.identify, "STORE", "which version of the model wrote the store")
        static let cloudKitSupport = Answer(
            .lint, "", "everything that CloudKit does not support; the preset `cloudkit` checks it in any model")

        /// The command as it is typed.
        package var line: String { operands.isEmpty ? "\(command)" : "\(command) \(operands)" }
    }

    package var number: Int
    /// The constant in `CoreDataErrors.h`; nil if the header has none.
    package var name: String?
    /// The error in one sentence, without a final period.
    package var summary: String
    /// The usual causes, as sentences.
    package var why: String
    /// The things to look at, as sentences.
    package var advice: String
    package var answers: [Answer]
    /// The texts by which it is printed; `…` stands for a part that varies.
    package var texts: [String]
    /// Whether Apple documents the number and its name. If not, they are from public reports.
    package var isVerified: Bool

    /// - Parameters:
    ///   - name: the constant; nil if the header has none.
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

    /// All errors, by number.
    package static let all = saving + stores + migrations + mirroring

    /// The numbers among which those of stores and migrations are.
    package static let range = 132000..<135000

    /// The number as text.
    package var id: String { String(number) }

    /// The number and the constant, as a page or a list names the error.
    package var title: String { name.map { "\(number) \($0)" } ?? id }

    /// Returns the error with a number. Other numbers of CloudKit mirroring have a common description.
    package static func numbered(_ number: Int) -> CoreDataError? {
        if let known = all.first(where: { $0.number == number }) { return known }
        guard mirroringNumbers.contains(number) else { return nil }
        var error = mirroringFailure
        error.number = number
        return error
    }

    /// Returns the error that a word names: `134110`, `NSMigrationError`, `CocoaError.migration`, `migrationError`.
    package static func named(_ word: String) -> CoreDataError? {
        if let number = Int(word) { return numbered(number) }
        let wanted = core(of: word)
        return wanted.isEmpty ? nil : all.first { $0.name.map(core) == wanted }
    }

    /// Returns the part of a constant that is the same in Swift and in Objective-C.
    private static func core(of name: String) -> String {
        var rest = name.lowercased()[...]
        for start in ["cocoaerror.", "code.", ".", "ns"] where rest.hasPrefix(start) {
            rest = rest.dropFirst(start.count)
        }
        return String(rest.hasSuffix("error") ? rest.dropLast("error".count) : rest)
    }

    /// Returns the known numbers nearest to another one: below it and above it.
    package static func nearest(to number: Int) -> [Int] {
        let numbers = all.map(\.number)
        return [numbers.filter { $0 < number }.max(), numbers.filter { $0 > number }.min()].compactMap { $0 }
    }
}
