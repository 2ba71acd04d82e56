import ModelcDiagnostics
import ModelcSchema

/// A lint rule for the versions and migration plans in SwiftData source. Each rule is in `Rules/SwiftData/Versions`,
/// and listed in `RuleRegistry.swiftSource`.
package protocol SwiftSourceRule: DescribedRule {
    /// Returns every violation of the rule, in any order. Each has its location.
    static func findings(in source: SwiftDataSource) -> [Finding]
}

extension SwiftDataSource {
    /// Returns the file and the position of a location in the source; nil if the location has no position.
    func location(of place: SchemaLocation) -> SourceLocation? {
        guard let position = place.position, position.file < files.count else { return nil }
        return SourceLocation(path: files[position.file], position: position)
    }

    func version(named name: String) -> SwiftDataVersion? { versions.first { $0.name == name } }
}

extension Finding {
    /// Creates a finding at a location in SwiftData source.
    init<Rule: SwiftSourceRule>(
        _ rule: Rule.Type, _ message: String, at place: SchemaLocation, in source: SwiftDataSource,
        on selector: ElementSelector = .model, help: String? = Rule.description.help, severity: Severity? = nil
    ) {
        self.init(rule, message, at: place, on: selector, help: help, severity: severity)
        location = source.location(of: place)
    }
}

extension RuleDescription {
    /// Creates a rule about SwiftData source. The examples are Swift.
    init(
        _ id: RuleID, swiftSource summary: String, rationale: String, help: String, prevents: String? = nil,
        bad: String, good: String
    ) {
        self.init(
            id, .swiftData, .warning, summary: summary, rationale: rationale, help: help, prevents: prevents,
            bad: [Example(swift: bad)], good: [Example(swift: good)])
    }
}
