import Foundation
import ModelcSchema

/// Reports a default date. All new objects get this fixed date.
enum FrozenDateDefault: LintRule {
    static let description = RuleDescription(
        "frozen-date-default", .attributes, .note,
        summary: "A date attribute has a default, which is a fixed date",
        rationale:
            "The model stores a fixed date: objects created years later still start with the date that was entered "
            + "when the model was edited. Dates before 2005, when Core Data appeared, and after 2100 usually mean "
            + "'never', and are not reported.",
        help: "remove the default, and set the date in awakeFromInsert",
        fix: .suggestion,
        bad: """
            <entity name="Voyage">
                <attribute name="started" optional="YES" attributeType="Date" ▸defaultDateTimeInterval="628354800" usesScalarValueType="NO"/>
            </entity>
            """,
        good: [
            """
            <entity name="Voyage">
                <attribute name="started" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            </entity>
            """,
            // Dates that mean "never" are allowed.
            """
            <entity name="Voyage">
                <attribute name="started" attributeType="Date" defaultDateTimeInterval="0" usesScalarValueType="NO"/>
                <attribute name="ended" attributeType="Date" defaultDateTimeInterval="-978307200" usesScalarValueType="NO"/>
                <attribute name="surveyed" attributeType="Date" defaultDateTimeInterval="-63079570688" usesScalarValueType="NO"/>
            </entity>
            """,
        ])

    /// The range of dates that are reported, in seconds since 2001: from 2005, when Core Data appeared, to 2100. Other
    /// dates, such as 2001-01-01, 1970-01-01, `distantPast` and `distantFuture`, usually mean "never".
    private static let editing = 126_230_400.0..<3_124_137_600

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .date {
                guard let interval = attribute.defaultDateInterval, editing.contains(interval) else { continue }
                report(
                    Finding(
                        self,
                        "every new \(entity.name) starts with \(attribute.name) = \(text(of: interval)), not with the "
                            + "time of its creation",
                        about: attribute, of: entity, attribute: "defaultDateTimeInterval", fix: fix(attribute)))
            }
        }
    }

    /// Returns the day in UTC, such as `2020-11-30`.
    private static func text(of interval: Double) -> String {
        Date(timeIntervalSinceReferenceDate: interval).formatted(.iso8601.year().month().day())
    }

    /// Returns the fix: removing the default. Nil for a required attribute, because without the default, code must set
    /// the date before the object is saved.
    private static func fix(_ attribute: AttributeDescription) -> Fix? {
        guard attribute.isOptional else { return nil }
        return Fix(
            .suggestion, "remove the default",
            attribute.removing("defaultDateTimeInterval") + attribute.removing("defaultValueString"))
    }
}
