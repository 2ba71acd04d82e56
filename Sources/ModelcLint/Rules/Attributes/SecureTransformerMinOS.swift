import ModelcPlans
import ModelcSchema
import ModelcSettings

/// Reports the secure transformer if the project supports systems that do not have it.
enum SecureTransformerMinOS: LintRule {
    static let description = RuleDescription(
        "secure-transformer-min-os", .attributes, .warning,
        summary: "An attribute uses NSSecureUnarchiveFromData, which the deployment target does not have",
        rationale: "The transformer is available from iOS 12, macOS 10.14, tvOS 12 and watchOS 5. On earlier systems "
            + "no transformer has this name, and the first access to a value raises an exception. The rule needs "
            + "`deployment` in the configuration.",
        help: "raise the deployment target, or register a transformer of your own",
        prevents: "no NSValueTransformer with class name 'NSSecureUnarchiveFromData' was found",
        bad: [
            Example(
                """
                <entity name="Chart">
                    <attribute name="marks" optional="YES" attributeType="Transformable" ▸valueTransformerName="NSSecureUnarchiveFromData"/>
                </entity>
                """,
                context: .running(iOS: SystemVersion(11)))
        ],
        good: [
            Example(
                """
                <entity name="Chart">
                    <attribute name="marks" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                </entity>
                """,
                context: .running(iOS: SystemVersion(12))),
            """
            <entity name="Chart">
                <attribute name="marks" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
            </entity>
            """,
            Example(
                """
                <entity name="Chart">
                    <attribute name="marks" optional="YES" attributeType="Transformable" valueTransformerName="MarksTransformer"/>
                </entity>
                """,
                context: .running(iOS: SystemVersion(11))),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let system = subject.context.deployment.systemBefore(.secureTransformers) else { return }
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.type == .transformable {
                guard let name = attribute.transformerName, ValueTransformer(name: name).isStockSecure else { continue }
                report(
                    Finding(
                        self, "\(entity.name).\(attribute.name) uses \(name), which \(system) does not have",
                        about: attribute, of: entity, attribute: "valueTransformerName",
                        help: "raise the deployment target to iOS 12, macOS 10.14, tvOS 12 or watchOS 5, or register a "
                            + "transformer of your own"))
            }
        }
    }
}

extension LintContext {
    /// Returns a context for examples: the project supports the given system version.
    static func running(iOS version: SystemVersion) -> LintContext {
        var context = LintContext()
        context.deployment.iOS = version
        return context
    }
}
