/// Reports a suppression without a reason.
enum SuppressionWithoutReason: DescribedRule {
    static let description = RuleDescription(
        "suppression-without-reason", .meta, .off,
        summary: "A suppression gives no reason",
        rationale: "Without a reason it is unclear later whether the suppression is still needed. "
            + "`require-suppression-reason` turns the rule on.",
        help: "add ` -- ` and the reason",
        bad: """
            <entity name="Parcel">
                <userInfo>
                    <entry key="modelc.lint.disable" ▸value="missing-inverse"/>
                </userInfo>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <userInfo>
                    <entry key="modelc.lint.disable" value="missing-inverse -- couriers are looked up by code"/>
                </userInfo>
            </entity>
            """)

    static func findings(in entry: SuppressionTable.Entry) -> [Finding] {
        guard entry.text.reason == nil, !entry.text.names.isEmpty else { return [] }
        let names = entry.text.names.joined(separator: ", ")
        return [
            Finding(
                self, "\(entry.holder) suppresses \(names) without a reason", at: entry.place, on: entry.holder,
                help: "add ' -- why'")
        ]
    }
}
