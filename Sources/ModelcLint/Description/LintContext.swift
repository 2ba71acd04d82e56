import ModelcDiagnostics

/// What rules know beside the model. A fact that is nil is unknown: rules that need it stay silent.
package struct LintContext: Sendable {
    /// The bundle's name without extension.
    package var bundleName: String?
    /// The version's name without extension.
    package var versionName: String?
    /// Whether the rules about CloudKit apply, and to which entities.
    package var cloudKit = PlatformUse.automatic
    /// Whether the rules about SwiftData apply, and to which entities.
    package var swiftData = PlatformUse.automatic
    /// The oldest systems that the project runs on.
    package var deployment = DeploymentTargets()
    /// The classes that the project's source code declares; nil where no source was looked at.
    package var declaredClasses: [DeclaredClass]?
    /// The entities for which modelc itself is configured to generate classes; nil where that is unknown.
    package var generatedEntities: Set<String>?
    /// What rules between versions found in this file; nil where versions were not compared.
    package var versionFindings: VersionFindings?
    /// The options of the rules by rule and name, where they are not the default.
    package var options: [DiagnosticID: [String: RuleOptionValue]] = [:]

    package init() {}
}

/// For which entities the rules of a platform (CloudKit, SwiftData) apply.
package enum PlatformUse: Hashable, Sendable {
    /// For all where the model's own flag says so; for the members of a configuration that has the flag.
    case automatic
    case always
    case never
    /// For the members of these configurations.
    case configurations([String])
}

/// What rules between versions found in one file.
package struct VersionFindings: Sendable {
    package var findings: [Finding]
    /// The ids of the rules that looked: of others nobody knows whether they would have found something.
    package var rules: Set<DiagnosticID>
}
