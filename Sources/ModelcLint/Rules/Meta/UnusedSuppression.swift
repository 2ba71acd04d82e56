import ModelcSchema

/// Reports a suppression of a rule that ran but found nothing to suppress.
enum UnusedSuppression: DescribedRule {
    static let description = RuleDescription(
        "unused-suppression", .meta, .warning,
        summary: "A suppression has no effect",
        rationale:
            "The suppressed finding no longer exists. If the suppression stays, it hides the next finding of the rule.",
        help: "remove the rule from the entry, or the entry",
        fix: .safe,
        bad: """
            <entity name="Parcel">
                <attribute name="code" attributeType="String" defaultValueString=""/>
                <userInfo>
                    <entry key="modelc.lint.disable" ▸value="missing-inverse -- couriers are looked up by code"/>
                </userInfo>
            </entity>
            """,
        good: """
            <entity name="Courier"/>
            <entity name="Parcel">
                <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier"/>
                <userInfo>
                    <entry key="modelc.lint.disable" value="missing-inverse -- couriers are looked up by code"/>
                </userInfo>
            </entity>
            """)

    /// - Parameter running: the rules that ran. It is not known whether other rules would have found something.
    static func findings(in entry: SuppressionTable.Entry, among running: [RuleDescription], _ names: RuleNames)
        -> [Finding]
    {
        let looked = running.filter { $0.category != .meta }
        return entry.text.names.filter { name in
            !entry.used.contains(name) && looked.contains { $0.isMeant(by: name) }
        }.map { name in
            Finding(
                self, "\(entry.holder) suppresses \(name), \(reason(name, names))",
                at: entry.place, on: entry.holder, help: "remove it", fix: fix(removing: name, from: entry))
        }
    }

    private static func reason(_ name: String, _ names: RuleNames) -> String {
        let isStructural = names.rule(name)?.isStructural ?? false
        return isStructural
            ? "which cannot be suppressed: a model with such an error cannot be used at all"
            : "which reports nothing there"
    }

    private static func fix(removing name: String, from entry: SuppressionTable.Entry) -> Fix? {
        guard let holder = entry.holderPlace.position else { return nil }
        let names = entry.text.names.filter { $0 != name }
        guard !names.isEmpty else {
            return Fix(.safe, "remove the suppression", .removeUserInfo(of: holder, key: SuppressionText.key))
        }
        let text = names.joined(separator: ", ") + (entry.text.reason.map { " -- \($0)" } ?? "")
        return Fix(
            .safe, "remove \(name) from the suppression",
            .setUserInfo(of: holder, key: SuppressionText.key, value: text))
    }
}
