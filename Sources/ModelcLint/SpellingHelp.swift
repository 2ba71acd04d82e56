import ModelcBase

/// Adds "did you mean" to findings about names that do not exist.
///
/// Each search compares a name with all existing names. In a model full of unknown names, this would take quadratic
/// time. So only the first findings get a suggestion, until a work limit is reached. Only a broken or hostile model
/// exceeds the limit.
struct SpellingHelp {
    private struct Question: Hashable {
        var name: String
        var vocabulary: Misspelling.Vocabulary
    }

    /// The maximum length of a name that is compared, in UTF-8 bytes. Longer names are not typing mistakes, and
    /// comparing two names takes time proportional to the product of their lengths.
    private static let longestName = 80

    private let subject: LintSubject
    private var remainingWork = 200_000
    private var answers: [Question: String?] = [:]

    private init(subject: LintSubject) { self.subject = subject }

    static func added(to findings: [Finding], in subject: LintSubject) -> [Finding] {
        var speller = SpellingHelp(subject: subject)
        return findings.map { speller.helped($0) }
    }

    private mutating func helped(_ finding: Finding) -> Finding {
        guard let misspelling = finding.misspelling else { return finding }
        var finding = finding
        finding.misspelling = nil
        if let meant = answer(Question(name: misspelling.name, vocabulary: misspelling.vocabulary)) {
            finding.help = misspelling.before + meant + misspelling.after
        }
        return finding
    }

    private mutating func answer(_ question: Question) -> String? {
        if let known = answers[question] { return known }
        let length = question.name.utf8.count
        let workPerName = 1 + length * length / 64
        guard remainingWork > 0, length <= SpellingHelp.longestName else { return nil }
        let names = subject.names(in: question.vocabulary, limit: max(1, remainingWork / workPerName))
        remainingWork -= (names.count + 1) * workPerName
        let candidates = names.lazy.filter { $0.utf8.count <= SpellingHelp.longestName }
        let meant = SpellingSuggestion.nearest(to: question.name, among: candidates)
        answers[question] = .some(meant)
        return meant
    }
}

extension LintSubject {
    /// Returns the names that may have been meant, for example all entity names. At most `limit` names are returned.
    fileprivate func names(in vocabulary: Misspelling.Vocabulary, limit: Int) -> [String] {
        switch vocabulary {
        case .entities: Array(entities.lazy.map(\.name).prefix(limit))
        case .composites: Array(model.model.composites.lazy.map(\.name).prefix(limit))
        case .properties(let entity):
            effectiveNames(of: entity, limit: limit) { entities[$0].ownProperties.map(\.name) }
        case .relationships(let entity):
            effectiveNames(of: entity, limit: limit) { entities[$0].relationships.map(\.name) }
        }
    }

    private func effectiveNames(of entity: Int, limit: Int, _ ownNames: (Int) -> [String]) -> [String] {
        var names: [String] = []
        for holder in inheritance.lineage(of: entity) {
            names += ownNames(holder)
            if names.count >= limit { break }
        }
        return Array(names.prefix(limit))
    }
}
