import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// One run of lint over a version: what becomes of the findings.
struct LintRun {
    private(set) var result = LintResult()
    private let subject: LintSubject
    private let rules: EffectiveRules
    private let settings: LintSettings
    private let running: [DiagnosticID: RuleDescription]
    private var suppressions: SuppressionTable

    init(_ subject: LintSubject, _ rules: EffectiveRules, _ settings: LintSettings, running: [RuleDescription]) {
        self.subject = subject
        self.rules = rules
        self.settings = settings
        self.running = Dictionary(running.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        suppressions = SuppressionTable(subject.model.model)
        result.rulesRun = running.sorted { $0.id < $1.id }
    }

    /// Takes in the findings of rules: absorption, severity, suppression.
    mutating func add(_ findings: [Finding]) {
        let absorber = Absorber(findings, rules)
        let findings = SpellingHelp.added(to: findings.sorted(by: Finding.standsBefore), in: subject)
        for finding in findings {
            guard let rule = running[finding.id] else { continue }
            // What is absorbed has been found all the same: its suppression is not a useless one.
            let suppression = rule.isStructural ? nil : suppression(of: finding, rule)
            guard let severity = rules.severity(of: finding).reported, !absorber.absorbs(finding) else { continue }
            let judged = JudgedFinding(finding: finding, rule: rule, severity: severity, suppression: suppression)
            if suppression == nil {
                result.findings.append(judged)
            } else {
                result.suppressed.append(judged)
            }
        }
    }

    /// The model's own suppressions go before the configuration's.
    private mutating func suppression(of finding: Finding, _ rule: RuleDescription) -> Suppression? {
        var found = suppressions.suppression(of: finding, rule)
        for (index, entry) in settings.ignoreEntries.enumerated() {
            guard entry.rules.contains(where: { rule.isMeant(by: $0) }) else { continue }
            let isMeant = ([finding.selector] + finding.facts).contains {
                entry.select.matches($0, bundle: subject.context.bundleName, version: subject.context.versionName)
            }
            guard isMeant else { continue }
            result.usedIgnoreEntries.insert(index)
            found = found ?? Suppression(kind: .config, reason: entry.reason)
        }
        return found
    }

    /// Adds what is wrong with the suppressions themselves.
    mutating func addMetaFindings() {
        let isPartial = !settings.select.isEmpty || !settings.only.isEmpty
        var found: [Finding] = []
        for entry in suppressions.entries {
            if !isPartial { found += UnusedSuppression.findings(in: entry, among: Array(running.values), .all) }
            found += UnknownRule.findings(in: entry, .all)
            found += SuppressionWithoutReason.findings(in: entry)
        }
        add(found)
        result.findings.sort { Finding.standsBefore($0.finding, $1.finding) }
        result.suppressed.sort { Finding.standsBefore($0.finding, $1.finding) }
    }
}

/// Takes out the findings whose cause a stronger rule reports.
struct Absorber {
    private struct Key: Hashable {
        var rule: DiagnosticID
        var part: ElementSelector
    }

    private let rules: EffectiveRules
    /// The worst severity of each rule's findings by the parts that they reach.
    private var atPart: [Key: SeveritySetting] = [:]
    private var atPair: [Key: SeveritySetting] = [:]

    init(_ findings: [Finding], _ rules: EffectiveRules) {
        self.rules = rules
        let stronger = Set(Absorption.table.map(\.stronger))
        for finding in findings where stronger.contains(finding.id) {
            let severity = rules.severity(of: finding)
            for part in [finding.selector] + finding.facts {
                let key = Key(rule: finding.id, part: part)
                atPair[key] = max(atPair[key] ?? .off, severity)
                if part == finding.selector { atPart[key] = max(atPart[key] ?? .off, severity) }
            }
        }
    }

    /// Whether a stronger rule reports the cause of a finding.
    func absorbs(_ finding: Finding) -> Bool {
        Absorption.table.contains { line in
            guard line.weaker == finding.id else { return false }
            let key = Key(rule: line.stronger, part: finding.selector)
            guard let found = line.reach == .samePart ? atPart[key] : atPair[key] else { return false }
            return line.stronger != line.weaker || found > rules.severity(of: finding)
        }
    }
}

/// Puts "did you mean" into findings about names that lead nowhere.
///
/// Each search compares a name with all that exist, so a model full of unknown names would take quadratic time: the
/// first findings are helped until a budget is used up. Only a broken or hostile model ever reaches its end.
struct SpellingHelp {
    private struct Question: Hashable {
        var name: String
        var vocabulary: Misspelling.Vocabulary
    }

    /// Longer names are nobody's slip of the finger, and comparing two of them takes the product of their lengths.
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
    /// The names of a vocabulary, no more than `limit`.
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
