import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The diagnostics for features of a model with an unproven compiled form: one diagnostic for each feature.
struct FeatureReport {
    /// The options of the request: which features to omit, and whether to refuse features whose compiled form is
    /// unproven.
    struct Policy {
        var omissions: Set<String> = []
        var isStrict = false

        /// Whether to omit a feature if its compiled form is not known.
        func omits(_ feature: CompiledFeature) -> Bool {
            feature.canBeLeftOut
                && (omissions.contains(feature.rawValue) || omissions.contains(CompileRequest.everyOmission))
        }
    }

    let policy: Policy
    let wording: Wording

    /// - Parameter uses: the uses of features, with the version of each.
    func diagnostics(of uses: [(use: CompiledFeatureUse, version: ModelVersion)]) -> [Diagnostic] {
        let groups = Dictionary(grouping: uses, by: \.use.feature)
        return CompiledFeature.allCases.compactMap { feature in
            guard let group = groups[feature], let first = group.first else { return nil }
            return diagnostic(feature, first.use, first.version, count: Set(group.map(\.use.modelPath)).count)
        }
    }

    private func diagnostic(
        _ feature: CompiledFeature, _ use: CompiledFeatureUse, _ version: ModelVersion, count: Int
    ) -> Diagnostic {
        let subject = use.modelPath + (count > 1 ? " and \(count - 1) more" : "")
        let detail = use.detail.map { " (\(TerminalText.quoted($0)))" } ?? ""
        let start = "\(subject): \(feature.title)\(detail)"
        let (id, severity, rest, help) = verdict(on: feature)
        return Diagnostic(
            id, severity, start + rest, at: version.location(of: use.place), modelPath: use.modelPath, help: help)
    }

    private typealias Verdict = (id: DiagnosticID, severity: Severity, rest: String, help: String)

    private func verdict(on feature: CompiledFeature) -> Verdict {
        switch feature.grade {
        case .proven: (.unprovenFeature, .note, " is compiled", "nothing has to be done")
        case .unproven where feature.reasonToDrop != nil:
            (.omittedFeature, policy.isStrict ? .error : .warning, " is not compiled", feature.reasonToDrop ?? "")
        case .unproven where policy.isStrict:
            (
                .unprovenFeature, .error, " would be compiled in an unproven form",
                "compile the model with Xcode, or allow the feature: leave out \(wording[.strictness])"
            )
        case .unproven:
            (
                .unprovenFeature, .warning, " is compiled in an unproven form",
                feature.remedy ?? "open the compiled model on a Mac before you ship it, or refuse the feature with "
                    + wording[.strictness]
            )
        case .unknown where policy.omits(feature):
            (.omittedFeature, .warning, " is left out", feature.loss ?? "")
        case .unknown:
            if let remedy = feature.remedy {
                (.unknownFeature, .error, " cannot be compiled", remedy)
            } else {
                (.unknownFeature, .error, " cannot be compiled: its compiled form is not known", wayOut(feature))
            }
        }
    }

    private func wayOut(_ feature: CompiledFeature) -> String {
        guard let loss = feature.loss else {
            return "compile the model with Xcode: without the feature it would have other version hashes"
        }
        return "leave it out with \(wording[.omission]) \(feature.rawValue): \(loss)"
    }
}
