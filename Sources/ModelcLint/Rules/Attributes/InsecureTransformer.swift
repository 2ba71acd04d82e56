import ModelcPlans
import ModelcSchema

/// Reports a transformable attribute without a secure transformer.
enum InsecureTransformer: LintRule {
    static let description = RuleDescription(
        "insecure-transformer", .attributes, .warning,
        summary: "A transformable attribute has no transformer, or an insecure one",
        rationale:
            "Values are then archived without secure coding: reading a manipulated store can create objects of any "
            + "class. Core Data logs a fault, which says that a future release will stop reading such values. "
            + "NSSecureUnarchiveFromData reads values of \(ValueTransformer.readableClasses.joined(separator: ", ")), "
            + "and rejects all others: UIColor, CLLocation and your own classes need a subclass that allows them.",
        help: "set NSSecureUnarchiveFromData if it allows the class of the values, or else a subclass of "
            + "NSSecureUnarchiveFromDataTransformer",
        fix: .behaviour,
        prevents: "One or more models in this application are using transformable properties with transformer names "
            + "that are either unset, or set to NSKeyedUnarchiveFromDataTransformerName",
        bad: """
            <entity name="Chart">
                <attribute name="marks" optional="YES" ▸attributeType="Transformable"/>
                <attribute name="route" optional="YES" attributeType="Transformable" ▸valueTransformerName="NSKeyedUnarchiveFromData"/>
                <attribute name="cover" optional="YES" ▸attributeType="Transformable" customClassName="UIImage"/>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="marks" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                <attribute name="route" optional="YES" attributeType="Transformable" valueTransformerName="RouteTransformer"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .transformable && !attribute.isTransient {
                let name = attribute.transformerName
                guard ValueTransformer(name: name).isInsecure else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) is using a nil or insecure value transformer: its values are read "
                            + "without a check of their classes",
                        at: SchemaLocation(
                            attribute, attribute: name == nil ? "attributeType" : "valueTransformerName"),
                        on: .property(entity: entity.name, attribute.name), help: help(attribute.foreignValueClass),
                        fix: attribute.isReadBySecureTransformer ? fix(attribute) : nil))
            }
        }
    }

    /// - Parameter foreign: the class of the values, if `NSSecureUnarchiveFromData` does not allow it; otherwise nil.
    private static func help(_ foreign: String?) -> String {
        let subclass = "a subclass of NSSecureUnarchiveFromDataTransformer"
        let systems = "(iOS 12, macOS 10.14)"
        guard let foreign else {
            let classes = ValueTransformer.readableClasses.joined(separator: ", ")
            return "set NSSecureUnarchiveFromData if the values are of \(classes), or else \(subclass) that allows "
                + "their class \(systems)"
        }
        return "register \(subclass) that allows \(foreign), and set its name \(systems)"
    }

    /// Returns the fix: setting `NSSecureUnarchiveFromData`. The rule offers it only if this transformer allows the
    /// class of the values, or if the model names no class.
    private static func fix(_ attribute: AttributeDescription) -> Fix {
        Fix(
            .behaviour, "set NSSecureUnarchiveFromData",
            attribute.setting("valueTransformerName", to: "NSSecureUnarchiveFromData"))
    }
}
