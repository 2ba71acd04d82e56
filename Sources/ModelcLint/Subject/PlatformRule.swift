import ModelcPlans
import ModelcSchema
import ModelcSettings

/// A rule that checks only the entities that are used with a platform. The rule's category determines the platform:
/// CloudKit or SwiftData.
protocol PlatformRule: LintRule {
    /// Returns the findings in an entity that is used with the platform.
    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding]
}

extension PlatformRule {
    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let scope = description.category == .cloudKit ? subject.cloudKit : subject.swiftData
        for entity in subject.entities where scope.contains(entity) {
            findings(in: entity, of: subject).forEach(report)
        }
    }
}

extension RuleDescription {
    /// Creates a rule about a requirement of CloudKit. If a model breaks it, its store does not load. The examples are
    /// the content of a `<model>` that is used with CloudKit.
    init(
        _ id: RuleID, cloudKit summary: String, help: String, fix: FixTier? = nil, prevents: String, bad: Example,
        good: Example
    ) {
        self.init(
            id, .cloudKit, .error, summary: summary, rationale: MigrationFact.unfitForCloudKit.why, help: help,
            fix: fix, prevents: prevents, bad: [bad.used(with: "CloudKit")], good: [good.used(with: "CloudKit")])
    }

    /// Creates a rule about a limit of SwiftData. The examples are the content of a `<model>` that is used with
    /// SwiftData.
    init(
        _ id: RuleID, swiftData summary: String, rationale: String, help: String, fix: FixTier? = nil,
        prevents: String? = nil, bad: Example, good: Example
    ) {
        self.init(
            id, .swiftData, .warning, summary: summary, rationale: rationale, help: help, fix: fix, prevents: prevents,
            bad: [bad.used(with: "SwiftData")], good: [good.used(with: "SwiftData")])
    }
}

extension Example {
    /// Returns the example inside a `<model>` that has the flag of a platform (`CloudKit` or `SwiftData`), such as
    /// `usedWithCloudKit="YES"`.
    fileprivate func used(with platform: String) -> Example {
        let content = markedXML.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        var copy = self
        copy.markedXML = """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWith\(platform)="YES">
            \(content)
            </model>
            """
        return copy
    }
}
