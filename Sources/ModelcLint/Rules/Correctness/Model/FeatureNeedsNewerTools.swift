import ModelcSchema
import ModelcSettings

/// Reports a feature that the oldest supported Xcode or system version of the project does not have.
enum FeatureNeedsNewerTools: LintRule {
    static let description = RuleDescription(
        "feature-needs-newer-tools", .correctness, .warning,
        summary: "The model uses a feature that its minimum tools version, or the deployment target, does not have",
        rationale:
            "Tools that are older than the feature reject it, or lose it when they save the model. A system that is "
            + "older than the feature cannot load the model, and the app crashes at launch. Set `deployment` in the "
            + "configuration to check systems.",
        help: "raise the minimum tools version or the deployment target, or remove the feature",
        fix: .safe,
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" minimumToolsVersion="Xcode 7.3" sourceLanguage="Swift">
                <entity name="Ship">
                    ▸<attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                    <attribute name="owner" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                    <fetchIndex name="byIdentifier">
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

    /// Reports at most one finding about Xcode and one about operating systems. Each finding is about the feature that
    /// needs the newest version, because solving this problem also solves the others.
    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let model = subject.model.model
        let uses = ModelFeature.allCases.compactMap { $0.firstUse(in: model) }
        if let tools = model.oldestXcode.flatMap(SystemVersion.init) {
            let missing = uses.filter { tools < $0.requirement.xcode }
            if let newest = missing.max(by: { $0.requirement.xcode < $1.requirement.xcode }) {
                report(finding(newest, missing, tools: tools, model))
            }
        }
        let targets = subject.context.deployment
        let missing = uses.filter { $0.requirement.missed(by: targets) != nil }
        guard let newest = missing.max(by: { $0.requirement.iOS < $1.requirement.iOS }),
            let missed = newest.requirement.missed(by: targets)
        else { return }
        report(finding(newest, missing, missed, targets))
    }

    private static func finding(
        _ use: FeatureUse, _ missing: [FeatureUse], tools: SystemVersion, _ model: ManagedObjectModel
    ) -> Finding {
        Finding(
            self,
            "\(use.title) need Xcode \(use.requirement.xcode); the model's minimum tools version is Xcode \(tools)",
            at: use.place, on: use.selector,
            help: "set minimumToolsVersion=\"Automatic\" in the <model> element",
            related: others(use, missing) { "Xcode \($0.xcode)" },
            fix: Fix(
                .safe, "set the minimum tools version to Automatic",
                model.setting("minimumToolsVersion", to: "Automatic")))
    }

    private static func finding(
        _ use: FeatureUse, _ missing: [FeatureUse], _ missed: ModelFeature.MissedSystem, _ targets: DeploymentTargets
    ) -> Finding {
        Finding(
            self,
            "\(use.title) need \(missed.system) \(missed.needed); the deployment target is \(missed.system) "
                + "\(missed.target)",
            at: use.place, on: use.selector, help: "raise the deployment target, or remove the feature",
            related: others(use, missing) { requirement in
                requirement.missed(by: targets).map { "\($0.system) \($0.needed)" } ?? ""
            })
    }

    private static func others(
        _ use: FeatureUse, _ missing: [FeatureUse], _ need: (ModelFeature.Requirement) -> String
    ) -> [RelatedFinding] {
        missing.filter { $0.feature != use.feature }.map {
            RelatedFinding("\($0.title) need \(need($0.requirement))", at: $0.place, on: $0.selector)
        }
    }
}

extension LintContext {
    /// Returns a context for examples: the project supports the given iOS version.
    fileprivate static func deploying(iOS: SystemVersion) -> LintContext {
        var context = LintContext()
        context.deployment.iOS = iOS
        return context
    }
}
