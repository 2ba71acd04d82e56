import ModelcBase
import ModelcKit
import ModelcLint
import ModelcMirroring
import ModelcPlans

/// The relation between ids and errors of Core Data. It is found by searching the page of each id for the numbers and
/// texts of errors, so no table has to be maintained.
enum ErrorIDs {
    /// Key: the number of an error. Value: the ids whose pages mention the error, in byte order.
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

    /// Returns the ids whose run-time messages occur in a text, in byte order.
    static func printed(in text: ErrorText) -> [String] {
        let codes = MigrationFindingCode.allCases.map { ($0.rawValue, $0.fact.failure) }
        let rules = RuleRegistry.all.map { ($0.id.rawValue, $0.description.prevents) }
        let schemas = CloudKitFindingCode.allCases.map { ($0.rawValue, $0.serverText) }
        let found = (codes + rules + schemas).filter { $0.1.map(text.contains) ?? false }
        return found.map(\.0).inByteOrder()
    }

    /// Returns a paragraph that lists the errors, for a documentation page; empty if there are no errors.
    static func seeAlso(_ errors: [CoreDataError]) -> [ReferencePage.Block] {
        guard !errors.isEmpty else { return [] }
        let names = errors.map { error in "`\(error.number)`" + (error.name.map { " \($0)" } ?? "") }
        return [.paragraph("Core Data's errors: \(names.joined(separator: ", ")).")]
    }
}

extension MigrationFindingCode {
    /// The errors of Core Data that the page of the code mentions.
    var errors: [CoreDataError] { ErrorText.ofPage("\(fact.why) \(fact.failure ?? "") \(fact.advice)").errors }
}

extension RuleDescription {
    /// The errors of Core Data that the page of the rule mentions.
    var errors: [CoreDataError] { ErrorText.ofPage("\(rationale) \(prevents ?? "") \(help)").errors }
}

extension ExplainedID {
    /// The errors of Core Data that the page of the id mentions.
    var errors: [CoreDataError] { ErrorText.ofPage("\(meaning) \(why) \(advice)").errors }
}
