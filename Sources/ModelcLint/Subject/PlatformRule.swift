import ModelcPlans
import ModelcSchema
import ModelcSettings

/// A rule about the entities that a platform uses: CloudKit or SwiftData, as the category of the rule says.
protocol PlatformRule: LintRule {
    /// Returns the findings in one of these entities.
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
    /// Creates a rule about a requirement of CloudKit: a store that breaks it does not load. The examples are the
    /// content of a model that is used with CloudKit.
    init(
        _ id: RuleID, cloudKit summary: String, help: String, fix: FixTier? = nil, prevents: String, bad: Example,
        good: Example
    ) {
        self.init(
            id, .cloudKit, .error, summary: summary, rationale: MigrationFact.unfitForCloudKit.why, help: help,
            fix: fix, prevents: prevents, bad: [bad.used(with: "CloudKit")], good: [good.used(with: "CloudKit")])
    }

    /// Creates a rule about a limit of SwiftData. The examples are the content of a model that is used with SwiftData.
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
    /// Returns the example in a `<model>` that is used with a platform.
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
