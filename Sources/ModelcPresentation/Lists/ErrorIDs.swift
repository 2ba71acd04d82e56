import ModelcBase
import ModelcKit
import ModelcLint
import ModelcPlans

/// The ids that lead to errors of Core Data. The page of an id names the error, by its number or its text: no table pairs them.
enum ErrorIDs {
    /// The ids whose pages name an error, by its number.
    private static let byNumber: [Int: [String]] = {
        var ids: [Int: [String]] = [:]
        func add(_ id: String, _ errors: [CoreDataError]) {
            for error in errors { ids[error.number, default: []].append(id) }
        }
        for code in MigrationFindingCode.allCases { add(code.rawValue, code.errors) }
        for rule in RuleRegistry.all { add(rule.id.rawValue, rule.description.errors) }
        for other in ExplainedID.all where !RuleNames.all.ids.contains(other.id) { add(other.id, other.errors) }
        return ids.mapValues { Set($0).inByteOrder() }
    }()

    static func ids(of error: CoreDataError) -> [String] { byNumber[error.number] ?? [] }

    /// Returns the ids whose messages at run time are in a text, in byte order.
    static func printed(in text: ErrorText) -> [String] {
        let codes = MigrationFindingCode.allCases.map { ($0.rawValue, $0.fact.failure) }
        let rules = RuleRegistry.all.map { ($0.id.rawValue, $0.description.prevents) }
        let found = (codes + rules).filter { $0.1.map(text.contains) ?? false }
        return found.map(\.0).inByteOrder()
    }

    /// Returns the block of a page that names the errors; none if there are no errors.
    static func seeAlso(_ errors: [CoreDataError]) -> [ReferencePage.Block] {
        guard !errors.isEmpty else { return [] }
        let names = errors.map { error in "`\(error.number)`" + (error.name.map { " \($0)" } ?? "") }
        return [.paragraph("Core Data's errors: \(names.joined(separator: ", ")).")]
    }
}

extension MigrationFindingCode {
    /// The errors of Core Data that the page names.
    var errors: [CoreDataError] { ErrorText.ofPage("\(fact.why) \(fact.failure ?? "") \(fact.advice)").errors }
}

extension RuleDescription {
    /// The errors of Core Data that the page names.
    var errors: [CoreDataError] { ErrorText.ofPage("\(rationale) \(prevents ?? "") \(help)").errors }
}

extension ExplainedID {
    /// The errors of Core Data that the page names.
    var errors: [CoreDataError] { ErrorText.ofPage("\(meaning) \(why) \(advice)").errors }
}
