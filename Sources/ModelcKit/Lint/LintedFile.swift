import ModelcLint
import ModelcSchema

/// The results of one stage of a lint run (such as checking the rules) for one file: a version, or the bundle itself.
struct LintedFile<Content> {
    /// The results for the same file in the state given with `--against`. Findings that this state also has are not
    /// new.
    enum Earlier {
        case missing
        case unchanged
        case other(Content)
    }

    /// The version; nil for the bundle itself.
    let version: ModelVersion?
    let content: Content
    var earlier = Earlier.missing

    /// Returns the file with the results of the next stage of the lint run, which `stage` computes.
    func map<Next>(_ stage: (Content) -> Next) -> LintedFile<Next> {
        var next = LintedFile<Next>(version: version, content: stage(content))
        switch earlier {
        case .missing: break
        case .unchanged: next.earlier = .unchanged
        case .other(let other): next.earlier = .other(stage(other))
        }
        return next
    }
}

extension LintedFile<LintResult> {
    /// Returns all findings of a result, with suppressed findings last. `isKnown` is true if the state given with
    /// `--against` has the finding as well.
    ///
    /// - Parameter result: the result for the file, or for a changed copy of it.
    func compared(_ result: LintResult) -> [(judged: JudgedFinding, isKnown: Bool)] {
        let all = result.findings + result.suppressed
        let match = known.matches(all.map { FindingKey($0.finding, bundle: "") })
        return zip(all, match.isHidden).map { ($0, $0.finding.isInBase || $1) }
    }

    /// The findings that the file has in the state given with `--against`.
    private var known: Baseline {
        switch earlier {
        case .missing: Baseline([])
        case .unchanged: Baseline(earlier: content)
        case .other(let result): Baseline(earlier: result)
        }
    }
}

extension Baseline {
    /// Creates a baseline from the findings about one file. It omits findings of rules that compare versions, or that
    /// compare a version with source code.
    fileprivate init(earlier result: LintResult) {
        self.init(
            (result.findings + result.suppressed).filter { found in
                found.rule.category != .migration && !found.rule.needsSources
            }.map { FindingKey($0.finding, bundle: "") })
    }
}
