import ModelcSchema

/// Reports a class of a transformable attribute that does not exist in Objective-C.
enum InvalidObjCClass: LintRule {
    static let description = RuleDescription(
        .shared(.invalidObjCClass), .attributes, .warning,
        summary: "The class of an attribute is not an Objective-C class",
        rationale: "Core Data looks the name up in the Objective-C runtime, where Swift's own types do not exist, and "
            + "logs a fault when the model loads.",
        help: "name NSArray, NSDictionary or NSSet, and keep the Swift type in code",
        fix: .behaviour,
        prevents: "fault: Declared Objective-C type \"…\" for attribute named … is not valid",
        bad: """
            <entity name="Chart">
                <attribute name="depths" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" ▸customClassName="[Int64]"/>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="depths" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="NSArray"/>
                <attribute name="shore" optional="YES" attributeType="Transformable" valueTransformerName="ShoreTransformer" customClassName=".Shore"/>
                <attribute name="wind" optional="YES" attributeType="Transformable" valueTransformerName="WindTransformer" customClassName="Weather.Wind"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes {
                guard let name = attribute.customClassName, !name.isEmpty, !isClassName(name) else { continue }
                let container = container(for: name)
                report(
                    Finding(
                        self, ValueClassProblem.text(of: "\(entity.name).\(attribute.name)", declared: name),
                        about: attribute, of: entity, attribute: "customClassName",
                        help: "name \(container ?? "a class"), and keep the Swift type in code",
                        fix: container.map { container in
                            Fix(.behaviour, "name \(container)", attribute.setting("customClassName", to: container))
                        }))
            }
        }
    }

    /// Whether the text has the form `Name`, `.Name` or `Module.Name`.
    private static func isClassName(_ text: String) -> Bool {
        let parts = (text.hasPrefix(".") ? text.dropFirst() : text[...]).split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { IdentifierShape.isIdentifier(String($0)) }
    }

    /// Returns the Objective-C class for the values of a Swift collection, for example `NSArray` for `[Int64]`; nil for
    /// other types.
    private static func container(for type: String) -> String? {
        let name = type.hasPrefix(".") ? type.dropFirst() : type[...]
        if name.hasPrefix("Set<") || name.hasPrefix("NSSet<") { return "NSSet" }
        if name.hasPrefix("Array<") || name.hasPrefix("NSArray<") { return "NSArray" }
        if name.hasPrefix("Dictionary<") || name.hasPrefix("NSDictionary<") { return "NSDictionary" }
        guard name.hasPrefix("["), name.hasSuffix("]") else { return nil }
        return hasTopLevelColon(name.dropFirst().dropLast()) ? "NSDictionary" : "NSArray"
    }

    private static func hasTopLevelColon(_ text: Substring) -> Bool {
        var depth = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: ":") where depth == 0: return true
            default: break
            }
        }
        return false
    }
}
