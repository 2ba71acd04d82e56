import ModelcSchema

/// A feature that the oldest tools or systems of the project do not know.
enum FeatureNeedsNewerTools: LintRule {
    static let description = RuleDescription(
        "feature-needs-newer-tools", .correctness, .warning,
        summary: "The model uses a feature that its minimum tools version, or the deployment target, does not have",
        rationale:
            "Tools that are older than the feature refuse it or lose it when they save the model. A system that is older "
            + "than the feature cannot load the model, and the app crashes there when it starts. Set 'deployment' in the "
            + "configuration to have systems looked at.",
        help: "raise the minimum tools version or the deployment target, or do without the feature",
        fix: .safe,
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" minimumToolsVersion="Xcode 7.3" sourceLanguage="Swift">
                <entity name="Ship">
                    ▸<attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                    <attribute name="owner" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                    ▸<fetchIndex name="byIdentifier">
                        <fetchIndexElement property="identifier" type="Binary" order="ascending"/>
                    </fetchIndex>
                </entity>
            </model>
            """,
            Example(
                """
                <entity name="Ship">
                    <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                    ▸<attribute name="cargoCount" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="cargo.@count" usesScalarValueType="NO"/>
                    <relationship name="cargo" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship"/>
                </entity>
                """,
                context: .deploying(iOS: SystemVersion(12))),
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" minimumToolsVersion="Automatic" sourceLanguage="Swift">
                <entity name="Ship">
                    <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                </entity>
            </model>
            """,
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" minimumToolsVersion="Xcode 9.0" sourceLanguage="Swift">
                <entity name="Ship">
                    <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                </entity>
            </model>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let model = subject.model.model
        for feature in ModelFeature.allCases {
            guard let use = feature.firstUse(in: model) else { continue }
            if let tools = model.oldestXcode, tools < feature.requirement.xcode {
                report(finding(feature, use, tools: tools, model))
            }
            if let missed = feature.requirement.missed(by: subject.context.deployment) {
                report(
                    Finding(
                        id,
                        "\(sentence(feature, use)) need \(missed.system) \(missed.needed); the deployment target is "
                            + "\(missed.system) \(missed.target)",
                        at: use.place, on: use.selector,
                        help: "raise the deployment target, or do without \(feature.title)"))
            }
        }
    }

    private static func finding(
        _ feature: ModelFeature, _ use: FeatureUse, tools: SystemVersion, _ model: ManagedObjectModel
    ) -> Finding {
        Finding(
            id,
            "\(sentence(feature, use)) need Xcode \(feature.requirement.xcode); the model's minimum tools version is "
                + "Xcode \(tools)",
            at: use.place, on: use.selector,
            help: "set minimumToolsVersion=\"Automatic\" in the <model> element",
            fix: Fix(
                .safe, "set the minimum tools version to Automatic",
                model.setting("minimumToolsVersion", to: "Automatic")))
    }

    /// `UUID attributes such as Ship.identifier`.
    private static func sentence(_ feature: ModelFeature, _ use: FeatureUse) -> String {
        use.selector == .model ? feature.title : "\(feature.title) such as \(use.selector)"
    }
}

extension ManagedObjectModel {
    /// The oldest Xcode that is to open the model; nil where the model leaves that open.
    fileprivate var oldestXcode: SystemVersion? {
        guard let text = minimumToolsVersion, text.hasPrefix("Xcode ") else { return nil }
        return SystemVersion(String(text.dropFirst("Xcode ".count)))
    }
}

extension LintContext {
    /// A context in which the project still runs on a system.
    fileprivate static func deploying(iOS: SystemVersion) -> LintContext {
        var context = LintContext()
        context.deployment.iOS = iOS
        return context
    }
}
