import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// What is to be said of the versions of a bundle before they are compiled, each fact once.
///
/// An error of lint stops the current version. Another one has shipped and can no longer be corrected: what is wrong with its
/// values is a warning there.
struct CompilationVerdict {
    /// Faults of structure, uncertain hashes, and faults of values.
    private(set) var diagnostics: [Diagnostic] = []
    /// What the versions have whose compiled form is not proven, and no diagnostic says.
    private(set) var uses: [(use: CompiledFeatureUse, version: ModelVersion)] = []
    /// What is said here and was met when the file was read, too.
    private var said: Set<Fact> = []

    /// An id at a part of a file.
    private struct Fact: Hashable {
        var file: String?
        var id: DiagnosticID
        var modelPath: String?
    }

    /// - Parameter isCurrent: whether a version, by its name, is the one that new stores have.
    init(_ versions: [CompiledVersion], policy: FeatureReport.Policy, isCurrent: (String) -> Bool) {
        // The current version first: what is said of it need not be said of older ones.
        var known: Set<Fact> = []
        let sorted = versions.filter { isCurrent($0.name) } + versions.filter { !isCurrent($0.name) }
        for version in sorted {
            let isCurrent = isCurrent(version.name)
            addStructure(of: version, isCurrent)
            let answers = ValueAnswers(version, isCurrent: isCurrent, policy: policy)
            let file = version.version.version.filePath
            for (id, modelPath) in answers.said { said.insert(Fact(file: file, id: id, modelPath: modelPath)) }
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

    /// What relationships of an older version say of their inverses is compiled as it stands, and told as a form that is not
    /// proven.
    private mutating func addStructure(of version: CompiledVersion, _ isCurrent: Bool) {
        let told = Set(version.compiled.uses.filter { $0.feature == .asymmetricInverse }.map(\.modelPath))
        diagnostics += version.version.diagnostics.filter {
            isCurrent || !Linter.isAboutInverses($0.id) || !($0.modelPath.map(told.contains) ?? false)
        }
    }

    /// Whether a diagnostic from reading says what is said here, too.
    func isSaidAgain(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity < .error
            && said.contains(
                Fact(file: diagnostic.location?.path, id: diagnostic.id, modelPath: diagnostic.modelPath))
    }
}

/// Findings of lint and features of one version, where both are about one fact: one of them says it.
private struct ValueAnswers {
    private(set) var findings: [JudgedFinding] = []
    private(set) var uses: [CompiledFeatureUse] = []
    /// The facts that are said, by the id that reading has for them.
    private(set) var said: [(DiagnosticID, String)] = []

    /// A rule and a feature that see one fact.
    private struct Pair {
        var rule: DiagnosticID
        var feature: CompiledFeature
        /// Whether the feature says it in the current version, too: Core Data takes the model all the same.
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
            said += places.map { (pair.rule, $0) }
            let isPair = { (finding: Finding) in
                finding.id == pair.rule && (finding.modelPath.map(places.contains) ?? false)
            }
            if pair.isFeature || !isCurrent || policy.omits(pair.feature) {
                findings.removeAll { isPair($0.finding) }
            } else {
                let told = Set(findings.map(\.finding).filter(isPair).compactMap(\.modelPath))
                uses.removeAll { $0.feature == pair.feature && told.contains($0.modelPath) }
            }
        }
        said += findings.compactMap { judged in judged.finding.modelPath.map { (judged.finding.id, $0) } }
    }
}
