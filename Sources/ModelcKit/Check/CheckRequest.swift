import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSettings

/// A part of a check, in the order in which parts are shown. The raw value is its name on the command line, and the category of
/// its findings.
package enum CheckPart: String, CaseIterable, Sendable {
    /// The rules, for what is wrong in the models.
    case lint
    /// Whether the generated files are what `generate` would write.
    case generated
    /// Whether locked versions are what they were.
    case lock
    /// Whether mapping models fit the versions that they were made for.
    case mappings
    /// Whether the stores of older versions can be migrated, and what they lose.
    case plan
}

/// What a project is checked for.
package struct CheckRequest {
    /// The paths of the models; none for those of the project.
    var models: [String] = []
    /// The settings of lint that take the place of those of the configuration. The thresholds apply to all parts.
    package var settings = LintConfiguration()
    /// Whether the state to compare with has shipped.
    package var isBaseReleased = false
    /// Whether lint reports findings that the state to compare with has, too.
    package var tellsBaseFindings = false
    /// The findings to tolerate, in all parts.
    package var baseline = BaselineChoice()
    /// Parts, rules, categories and ids that are reported alone; none for all.
    package var only: [String] = []
    /// Parts, rules, categories and ids that are left out.
    package var except: [String] = []
    /// How much findings of rules, categories and ids matter.
    package var severities: [(name: String, setting: SeveritySetting)] = []
    /// From which risk on warnings of the plan, and of mapping models, fail the check.
    package var threshold = MigrationThreshold.blocked

    package init(models: [String] = []) { self.models = models }
}

/// What of a check's findings counts: the names of the request, sorted by what they name.
struct CheckSelection {
    /// What a name means.
    enum Name: Hashable {
        case part(CheckPart)
        case rule(String)
        case code(MigrationFindingCode)
        case diagnostic(String)

        /// The parts that have such findings.
        var parts: [CheckPart] {
            switch self {
            case .part(let part): [part]
            case .rule: [.lint]
            case .code: [.mappings, .plan]
            case .diagnostic: [.generated, .lock]
            }
        }
    }

    private let only: [Name]
    private let except: [Name]
    private let severities: [(name: Name, setting: SeveritySetting)]
    /// What the configuration says of rules, before what the request says.
    private let ruleSettings: [(name: String, setting: SeveritySetting)]

    /// - Parameter configured: the section `lint` of the configuration, whose `rules` name every id.
    /// - Throws: `UsageFault` where a name does not exist.
    init(_ request: CheckRequest, configured: LintConfiguration? = nil) throws {
        only = try request.only.map(CheckSelection.name)
        except = try request.except.map(CheckSelection.name)
        let entries = (configured?.rules?.value.entries ?? []).compactMap { entry in
            entry.severity.map { (name: entry.name, setting: $0) }
        }
        // What does not exist is reported where the configuration is read.
        let others = entries.compactMap { entry in
            (try? CheckSelection.name(entry.name)).map { (name: $0, setting: entry.setting) }
        }
        let flags = try request.severities.map { (name: try CheckSelection.name($0.name), setting: $0.setting) }
        // Lint reads the settings of rules from the configuration itself.
        severities = others.filter { $0.name.rule == nil } + flags
        ruleSettings = entries + flags.compactMap { entry in entry.name.rule.map { ($0, entry.setting) } }
        if let part = severities.lazy.compactMap(\.name.part).first {
            throw UsageFault(
                "'\(part.rawValue)' is a part of the check; set a severity for a rule, a category or an id")
        }
        guard CheckPart.allCases.contains(where: includes) else {
            throw UsageFault("there is nothing to check: every part is excluded")
        }
    }

    /// Whether a part has anything to look for.
    func includes(_ part: CheckPart) -> Bool {
        !except.contains(.part(part)) && (only.isEmpty || only.contains { $0.parts.contains(part) })
    }

    /// Whether all findings of a part count that are not left out.
    private func isWhole(_ part: CheckPart) -> Bool { only.isEmpty || only.contains(.part(part)) }

    /// The rules of lint.
    var rules: LintRequest.RuleChoice {
        var choice = LintRequest.RuleChoice()
        choice.left = except.compactMap(\.rule)
        choice.only = isWhole(.lint) ? [] : only.compactMap(\.rule)
        choice.severities = severities.compactMap { entry in entry.name.rule.map { ($0, entry.setting) } }
        return choice
    }

    /// What is said of all of some rules that see one fact, so that it goes for the code of the plan about that fact, too; nil
    /// where nothing is.
    func setting(ofRules rules: [DiagnosticID]) -> SeveritySetting? {
        let settings = rules.map { rule -> SeveritySetting? in
            if except.contains(.rule(rule.rawValue)) { return .off }
            return ruleSettings.last { $0.name == rule.rawValue }?.setting
        }
        guard settings.allSatisfy({ $0 != nil }) else { return nil }
        return settings.compactMap { $0 }.max()
    }

    /// The codes of a part.
    func codes(of part: CheckPart) -> MigrationSeverities {
        let choices = severities.compactMap { entry in entry.name.code.map { ($0, entry.setting) } }
        var result = MigrationSeverities(Dictionary(choices, uniquingKeysWith: { $1 }))
        if !isWhole(part) { result.keepOnly(Set(only.compactMap(\.code))) }
        for code in except.compactMap(\.code) { result.choices[code] = .off }
        return result
    }

    /// The diagnostics of a part that count, as severe as the request says.
    func chosen(_ diagnostics: [Diagnostic], of part: CheckPart) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            let name = Name.diagnostic(diagnostic.id.rawValue)
            guard !except.contains(name), isWhole(part) || only.contains(name) else { return nil }
            guard let setting = severities.last(where: { $0.name == name })?.setting else { return diagnostic }
            guard let severity = setting.reported else { return nil }
            var copy = diagnostic
            copy.severity = severity
            return copy
        }
    }
}

extension CheckSelection.Name {
    fileprivate var part: CheckPart? {
        if case .part(let part) = self { part } else { nil }
    }

    fileprivate var rule: String? {
        if case .rule(let name) = self { name } else { nil }
    }

    fileprivate var code: MigrationFindingCode? {
        if case .code(let code) = self { code } else { nil }
    }
}

extension CheckSelection {
    /// What a name of the request stands for.
    ///
    /// - Throws: `UsageFault` where there is nothing of the name.
    static func name(_ text: String) throws -> Name {
        if let part = CheckPart(rawValue: text) { return .part(part) }
        if RuleNames.all.exists(text) { return .rule(text) }
        if let code = MigrationFindingCode(name: text) { return .code(code) }
        if let known = ExplainedID.named(text) {
            guard known.isReported else { throw UsageFault(OtherCommandID.reason(against: known)) }
            return .diagnostic(known.id)
        }
        let near = nearest(to: text).map { "; did you mean '\($0)'?" }
        throw UsageFault(
            "there is no part, rule, category or id '\(TerminalText.escaped(text))'"
                + (near ?? "; the parts are \(CheckPart.allCases.map(\.rawValue).joined(separator: ", "))"))
    }

    private static func nearest(to text: String) -> String? {
        let others =
            CheckPart.allCases.map(\.rawValue) + MigrationFindingCode.allCases.map(\.rawValue)
            + ExplainedID.all.filter(\.isReported).map(\.id)
        // Comparing long names takes long.
        guard text.utf8.count <= 80 else { return nil }
        return RuleNames.all.nearest(to: text) ?? SpellingSuggestion.nearest(to: text, among: others)
    }
}
