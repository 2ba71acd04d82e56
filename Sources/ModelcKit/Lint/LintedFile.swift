import ModelcLint
import ModelcSchema

/// A file of a bundle in a stage of lint: a version, or the bundle itself.
struct LintedFile<Content> {
    /// The same file in the state named with `--against`, whose findings the change did not introduce.
    enum Earlier {
        case missing
        case unchanged
        case other(Content)
    }

    /// Nil for the bundle itself.
    let version: ModelVersion?
    let content: Content
    var earlier = Earlier.missing

    /// Returns the file in the next stage.
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
    /// Returns all findings of a result, with suppressed ones last, and whether the earlier file has them as well.
    ///
    /// - Parameter result: the result for the file, or for a changed copy of it.
    func compared(_ result: LintResult) -> [(judged: JudgedFinding, isKnown: Bool)] {
        let all = result.findings + result.suppressed
        let match = known.matches(all.map { FindingKey($0.finding, bundle: "") })
        return zip(all, match.isHidden).map { ($0, $0.finding.isInBase || $1) }
    }

    /// The findings of the earlier file.
    private var known: Baseline {
        switch earlier {
        case .missing: Baseline([])
        case .unchanged: Baseline(earlier: content)
        case .other(let result): Baseline(earlier: result)
        }
    }
}

extension Baseline {
    /// The findings about one file, without those between versions or between a version and source code.
    fileprivate init(earlier result: LintResult) {
        self.init(
            (result.findings + result.suppressed).filter { found in
                found.rule.category != .migration && !found.rule.needsSources
            }.map { FindingKey($0.finding, bundle: "") })
    }
}
