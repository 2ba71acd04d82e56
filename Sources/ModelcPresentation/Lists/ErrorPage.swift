import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans

extension CoreDataError {
    /// Returns the page of the error.
    ///
    /// - Parameter meant: the ids whose messages occur in the text that the user pasted.
    func reference(meant: [String] = []) -> ReferencePage {
        ReferencePage(
            title,
            facts: isVerified ? "error of Core Data" : "error of Core Data · from public reports, not documented",
            [
                ReferencePage.Section("What", [.paragraph(summary + ".")]),
                ReferencePage.Section("Why", [.paragraph(why)]),
                ReferencePage.Section("What to do", whatToDo(meant)),
                ReferencePage.Section("Printed as", [.list(["`Code=\(number)` of `NSCocoaErrorDomain`"] + texts)]),
                ReferencePage.Section("See also", seeAlso),
            ])
    }

    private func whatToDo(_ meant: [String]) -> [ReferencePage.Block] {
        let ids = ErrorIDs.ids(of: self).filter(meant.contains)
        let found: [ReferencePage.Block] =
            ids.isEmpty ? [] : [.paragraph("The text is the one that these ids are about: \(CoreDataError.list(ids)).")]
        let commands: [ReferencePage.Block] =
            answers.isEmpty ? [] : [.list(answers.map { "`\($0.line)`: \($0.meaning)." })]
        return found + [.paragraph(advice)] + commands
    }

    private var seeAlso: [ReferencePage.Block] {
        let ids = ErrorIDs.ids(of: self)
        return ids.isEmpty ? [] : [.paragraph("Findings that lead to it: \(CoreDataError.list(ids)).")]
    }

    private static func list(_ ids: [String]) -> String { ids.map { "`\($0)`" }.joined(separator: ", ") }

    /// The error as a part of a JSON document.
    var json: JSONValue {
        [
            "number": .integer(number), "name": .optional(name), "verified": .bool(isVerified),
            "summary": .string(summary), "texts": .array(texts.map { .string($0) }),
            "commands": .array(
                answers.map { ["command": .string($0.line), "answers": .string($0.meaning)] }),
            "ids": .array(ErrorIDs.ids(of: self).map { .string($0) }),
        ]
    }
}
