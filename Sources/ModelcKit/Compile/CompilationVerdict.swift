import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// Determines the diagnostics for the versions of a bundle before they are compiled. Each fact is reported once.
///
/// A lint error in the current version stops the compilation. Other versions have shipped and can no longer be corrected:
/// errors in their values are reported as warnings.
struct CompilationVerdict {
    /// Structural errors (such as a missing entity), uncertain version hashes, and errors in values.
    private(set) var diagnostics: [Diagnostic] = []
    /// The uses of features whose compiled form is unproven, each with its version. A use is omitted if a diagnostic
    /// reports the same problem.
    private(set) var uses: [(use: CompiledFeatureUse, version: ModelVersion)] = []
    /// The problems that `diagnostics` or `uses` reports. Warnings and notes from reading the file are left out if
    /// they are about one of these problems (`isRepeated`).
    private var stated: Set<Fact> = []

    /// Identifies a problem: the id of its diagnostic, the file, and the path in the model such as `Book.title`.
    private struct Fact: Hashable {
        var file: String?
        var id: DiagnosticID
        var modelPath: String?
    }

    /// - Parameter isCurrent: whether the version with the given name is the current version.
    init(_ versions: [CompiledVersion], policy: FeatureReport.Policy, isCurrent: (String) -> Bool) {
        // The current version comes first: a fact that is reported for it is not repeated for older versions.
        var known: Set<Fact> = []
        let sorted = versions.filter { isCurrent($0.name) } + versions.filter { !isCurrent($0.name) }
        for version in sorted {
            let isCurrent = isCurrent(version.name)
            addStructure(of: version, isCurrent)
            let answers = ValueAnswers(version, isCurrent: isCurrent, policy: policy)
            let file = version.version.version.filePath
            for (id, modelPath) in answers.stated { stated.insert(Fact(file: file, id: id, modelPath: modelPath)) }
            uses += answers.uses.map { ($0, version.version.version) }
            for judged in answers.findings {
                let finding = judged.finding
                guard known.insert(Fact(file: nil, id: finding.id, modelPath: finding.modelPath)).inserted else {
                    continue
                }
                add(judged, of: version.version.version, isCurrent)
            }
        }
    }

    private mutating func add(_ judged: JudgedFinding, of version: ModelVersion, _ isCurrent: Bool) {
        var diagnostic = judged.finding.diagnostic(
            severity: isCurrent ? judged.severity : .warning, locate: version.location)
        if !isCurrent { diagnostic.help = "the version is not current: correct what is wrong in the next one" }
        diagnostics.append(diagnostic)
    }

    /// Adds the structural diagnostics of a version. Inconsistent inverses in an older version are compiled as they are and
    /// reported as an unproven form, not as an error.
    private mutating func addStructure(of version: CompiledVersion, _ isCurrent: Bool) {
        let reported = Set(version.compiled.uses.filter { $0.feature == .asymmetricInverse }.map(\.modelPath))
        diagnostics += version.version.diagnostics.filter {
            isCurrent || !Linter.isAboutInverses($0.id) || !($0.modelPath.map(reported.contains) ?? false)
        }
    }

    /// Returns true if a warning or note from reading the file can be left out, because `diagnostics` or `uses`
    /// reports the same problem.
    func isRepeated(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity < .error
            && stated.contains(
                Fact(file: diagnostic.location?.path, id: diagnostic.id, modelPath: diagnostic.modelPath))
    }
}

/// The lint findings and the features of one version. If a finding and a feature are about the same fact, only one of
/// them is kept.
private struct ValueAnswers {
    private(set) var findings: [JudgedFinding] = []
    private(set) var uses: [CompiledFeatureUse] = []
    /// The problems that `findings` or `uses` reports: for each, the id that a diagnostic from reading the file would
    /// have, and the path in the model.
    private(set) var stated: [(DiagnosticID, String)] = []

    /// A lint rule and a feature that report the same fact.
    private struct Pair {
        var rule: DiagnosticID
        var feature: CompiledFeature
        /// Whether the feature is reported instead of the lint finding even in the current version, because Core Data
        /// accepts the model.
        var isFeature: Bool

        init(_ rule: DiagnosticID, _ feature: CompiledFeature, isFeature: Bool = false) {
            self.rule = rule
            self.feature = feature
            self.isFeature = isFeature
        }
    }

    private static let pairs = [
        Pair(.defaultNotRepresentable, .lenientDefault, isFeature: true),
        Pair(.defaultNotRepresentable, .opaqueDefault, isFeature: true),
        Pair(.defaultNotRepresentable, .derivedDefault, isFeature: true),
        Pair(.defaultNotRepresentable, .unfitDefault),
        Pair(.invalidDerivation, .derivedExpression),
        Pair(.invertedBounds, .unmeetableBounds),
        Pair(.invalidValidationRegex, .validationPattern),
        Pair(.unparsablePredicate, .unreadablePredicate, isFeature: true),
    ]

    init(_ version: CompiledVersion, isCurrent: Bool, policy: FeatureReport.Policy) {
        uses = version.compiled.uses.filter { !isCurrent || $0.feature != .asymmetricInverse }
        findings = version.findings.filter { isCurrent || $0.severity == .error }
        for pair in Self.pairs {
            let places = Set(uses.filter { $0.feature == pair.feature }.map(\.modelPath))
            guard !places.isEmpty else { continue }
            stated += places.map { (pair.rule, $0) }
            let isPair = { (finding: Finding) in
                finding.id == pair.rule && (finding.modelPath.map(places.contains) ?? false)
            }
            if pair.isFeature || !isCurrent || policy.omits(pair.feature) {
                findings.removeAll { isPair($0.finding) }
            } else {
                let reported = Set(findings.map(\.finding).filter(isPair).compactMap(\.modelPath))
                uses.removeAll { $0.feature == pair.feature && reported.contains($0.modelPath) }
            }
        }
        stated += findings.compactMap { judged in judged.finding.modelPath.map { (judged.finding.id, $0) } }
    }
}
