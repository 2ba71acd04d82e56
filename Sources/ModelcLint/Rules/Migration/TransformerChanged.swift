import ModelcSchema

/// The values of an attribute are read by another transformer than wrote them.
enum TransformerChanged: VersionRule {
    static let description = RuleDescription(
        "transformer-changed", .migration, .warning,
        summary: "A transformable attribute has a transformer of another kind",
        rationale:
            "No migration runs, for the transformer is not part of the version hashes. What the old one "
            + "wrote may be unreadable for the new one. The framework's keyed transformers and subclasses of "
            + "NSSecureUnarchiveFromDataTransformer all keep keyed archives, so that a step between them changes "
            + "nothing "
            + "stored. Where only the code of a transformer tells what it keeps, the finding is a note.",
        help: "convert the values in code, into a new attribute",
        seeAlso: [InsecureTransformer.self, TypeChanged.self],
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSUnarchiveFromData"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" ▸valueTransformerName="NSSecureUnarchiveFromData"/>
                </entity>
                """),
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="CoverTransformer"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" ▸valueTransformerName="JPEGTransformer"/>
                </entity>
                """),
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSKeyedUnarchiveFromData"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                </entity>
                """),
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="CoverSecureUnarchiveFromData"/>
                </entity>
                """),
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable" valueTransformerName="CoverTransformer"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="cover" optional="YES" attributeType="Transformable">
                        <userInfo>
                            <entry key="valueTransformerName" value="CoverTransformer"/>
                        </userInfo>
                    </attribute>
                </entity>
                """),
        ])

    /// What is known of a step from one transformer to another.
    private enum Verdict {
        /// What the old one wrote is certainly not readable; the text says why.
        case unreadable(String)
        case unknown
    }

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        let declared = subject.context.declaredClasses.map { DeclaredClassTable($0) }
        for pair in subject.pairs {
            for change in pair.changes(.attributeTransformerChanged) {
                guard let (old, new) = stored(pair, change), let verdict = verdict(old, new, declared) else { continue }
                report(finding(verdict, change, pair))
            }
        }
    }

    /// - Returns: nil where nothing stored changes its form.
    private static func verdict(
        _ old: AttributeDescription, _ new: AttributeDescription, _ declared: DeclaredClassTable?
    ) -> Verdict? {
        if names(old, of: new) || names(new, of: old) { return nil }
        let (before, after) = (ValueTransformer(name: old.transformerName), ValueTransformer(name: new.transformerName))
        let isToStock = after.isStockSecure && !before.isStockSecure
        if isToStock, let foreign = new.foreignValueClass, IdentifierShape.isIdentifier(foreign) {
            return .unreadable("it does not read values of \(foreign)")
        }
        switch (before.form(declared), after.form(declared)) {
        case (.unknown, _), (_, .unknown): return .unknown
        case (.keyedArchive, .keyedArchive), (.streamArchive, .streamArchive): return nil
        case (.keyedArchive, .streamArchive), (.streamArchive, .keyedArchive):
            return .unreadable("it does not read what the old one wrote")
        }
    }

    /// Whether an attribute states in its user info the transformer that another one has.
    private static func names(_ attribute: AttributeDescription, of other: AttributeDescription) -> Bool {
        guard attribute.transformerName == nil, let name = other.transformerName else { return false }
        return attribute.userInfo.entries.contains { $0.value == name }
    }

    private static func finding(_ verdict: Verdict, _ change: SchemaChange, _ pair: VersionPair) -> VersionFinding {
        let step =
            "\(change.modelPath) changed its transformer from \(change.oldValue ?? "the default") to "
            + "\(change.newValue ?? "the default")"
        let place = change.newValue == nil ? nil : "valueTransformerName"
        switch verdict {
        case .unreadable(let reason):
            return pair.finding(
                self, "\(step); \(reason), and no migration runs", about: change, attribute: place,
                help: "convert the values in code, into a new attribute")
        case .unknown:
            return pair.finding(
                self, "\(step); no migration runs, and the model does not tell whether stored values stay readable",
                about: change, attribute: place,
                help: "convert the values in code, if the new one cannot read what the old one wrote", severity: .info)
        }
    }

    /// Both states of the attribute, where stores hold its values before and after.
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
