import ModelcPlans
import ModelcSchema

/// Reports a changed value transformer. The new transformer may not be able to read the existing values.
enum TransformerChanged: VersionRule {
    static let description = RuleDescription(
        "transformer-changed", .migration, .warning, of: .transformerChanged,
        notes: "The framework's keyed transformers and subclasses of NSSecureUnarchiveFromDataTransformer all write "
            + "keyed archives: a change between them is safe. If only the code of a transformer determines what it "
            + "writes, it is a note.",
        bad: [
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSUnarchiveFromData"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" ▸valueTransformerName="NSSecureUnarchiveFromData"/>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="CoverTransformer"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" ▸valueTransformerName="JPEGTransformer"/>
                    </entity>
                    """),
        ],
        good: [
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSKeyedUnarchiveFromData"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="CoverSecureUnarchiveFromData"/>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="CoverTransformer"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <attribute name="cover" optional="YES" attributeType="Transformable">
                            <userInfo>
                                <entry key="valueTransformerName" value="CoverTransformer"/>
                            </userInfo>
                        </attribute>
                    </entity>
                    """),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        let declared = subject.context.declaredClasses.map { DeclaredClassTable($0) }
        for pair in subject.pairs {
            for change in pair.changes(.attributeTransformerChanged) {
                guard let (old, new) = stored(pair, change) else { continue }
                let step = TransformerStep(from: old, to: new) { name in
                    declared?.ancestry(of: name).names.contains(ValueTransformer.secureClass) ?? false
                }
                if let finding = finding(step, change, pair) { report(finding) }
            }
        }
    }

    private static func finding(
        _ step: TransformerStep, _ change: SchemaChange, _ pair: VersionPair
    ) -> VersionFinding? {
        let fact =
            "\(change.modelPath) changed its transformer from \(change.oldValue ?? "the default") to "
            + "\(change.newValue ?? "the default")"
        let place = change.newValue == nil ? nil : "valueTransformerName"
        switch step {
        case .keepsForm: return nil
        case .unreadable(let reason):
            return pair.finding(
                self, "\(fact); \(reason), and no migration runs", about: change, attribute: place)
        case .unknown:
            return pair.finding(
                self, "\(fact); no migration runs, and the model does not tell whether stored values stay readable",
                about: change, attribute: place,
                help: "convert the values in code, if the new one cannot read what the old one wrote", severity: .note)
        }
    }

    /// Returns the attribute in both versions. Nil unless it is stored and transformable in both.
    private static func stored(
        _ pair: VersionPair, _ change: SchemaChange
    ) -> (old: AttributeDescription, new: AttributeDescription)? {
        guard let old = pair.olderProperty(change) as? AttributeDescription,
            let new = pair.newerProperty(change) as? AttributeDescription
        else { return nil }
        let areStored = [old, new].allSatisfy { $0.type == .transformable && !$0.isTransient }
        return areStored ? (old, new) : nil
    }
}
