import ModelcDiagnostics
import ModelcPlans

/// Reports a suppression of a rule that does not exist.
enum UnknownRule: DescribedRule {
    static let description = RuleDescription(
        "unknown-rule", .meta, .warning,
        summary: "A suppression names a rule that does not exist",
        rationale:
            "It suppresses nothing. `all` is not a rule: name each rule to suppress. Codes of plans, such as `DD303`, "
            + "are allowed as well.",
        help: "correct the name; `\(ToolCommandName.rules)` lists them",
        bad: [
            """
            <entity name="Parcel">
                <userInfo>
                    <entry key="modelc.lint.disable" ▸value="mising-inverse -- on purpose"/>
                </userInfo>
            </entity>
            """,
            """
            <entity name="Parcel">
                <userInfo>
                    <entry key="modelc.lint.disable" ▸value="all -- we know"/>
                </userInfo>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Parcel">
                <userInfo>
                    <entry key="modelc.lint.disable" value="missing-inverse, naming -- on purpose"/>
                </userInfo>
            </entity>
            """,
            """
            <entity name="Parcel">
                <userInfo>
                    <entry key="modelc.lint.disable" value="DD303 -- codes are unique on the server"/>
                </userInfo>
            </entity>
            """,
        ])

    static func findings(in entry: SuppressionTable.Entry, _ names: RuleNames) -> [Finding] {
        entry.text.names.filter { !names.exists($0) && MigrationFindingCode(name: $0) == nil }.map { name in
            Finding(
                self, "\(entry.holder) names the rule '\(name)', which does not exist", at: entry.place,
                on: entry.holder,
                help: names.nearest(to: name).map { "did you mean '\($0)'?" }
                    ?? "\(ToolCommandName.rules) lists the rules")
        }
    }
}
