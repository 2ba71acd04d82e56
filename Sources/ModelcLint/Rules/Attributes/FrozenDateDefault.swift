import Foundation
import ModelcSchema

/// A date that every new object starts with.
enum FrozenDateDefault: LintRule {
    static let description = RuleDescription(
        "frozen-date-default", .attributes, .info,
        summary: "A date attribute has a default, which is a fixed moment",
        rationale:
            "A model stores a moment, and cannot say 'now': objects that are made years later still start with the date "
            + "that was entered when the model was edited.",
        help: "remove the default, and set the date in awakeFromInsert",
        bad: [
            """
            <entity name="Voyage">
                <attribute name="started" optional="YES" attributeType="Date" ▸defaultDateTimeInterval="628354800" usesScalarValueType="NO"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Voyage">
                <attribute name="started" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            </entity>
            """,
            // Dates that stand for "never" are chosen, not left behind.
            """
            <entity name="Voyage">
                <attribute name="started" attributeType="Date" defaultDateTimeInterval="0" usesScalarValueType="NO"/>
                <attribute name="ended" attributeType="Date" defaultDateTimeInterval="-978307200" usesScalarValueType="NO"/>
            </entity>
            """,
        ])

    /// Stand-ins for "never": 2001-01-01, 1970-01-01, `distantPast` and `distantFuture`.
    private static let epochs: Set<Double> = [0, -978_307_200, -63_114_076_800, 63_113_904_000]
    /// The seconds of ten thousand years: dates beyond have no usual text.
    private static let span = 0.0..<315_000_000_000

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .date {
                guard let interval = attribute.defaultDateInterval, !epochs.contains(interval) else { continue }
                report(
                    Finding(
                        id,
                        "every new \(entity.name) starts with \(attribute.name) = \(text(of: interval)), not with the "
                            + "time of its creation",
                        at: SourcePlace(attribute, attribute: "defaultDateTimeInterval"),
                        on: .property(entity: entity.name, attribute.name),
                        help: "remove the default, and set the date in awakeFromInsert"))
            }
        }
    }

    /// The day in UTC.
    private static func text(of interval: Double) -> String {
        guard span.contains(abs(interval)) else { return "\(interval) s" }
        return Date(timeIntervalSinceReferenceDate: interval).formatted(.iso8601.year().month().day())
    }
}
