import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcMigration
import ModelcMirroring
import ModelcPlans
import ModelcSettings

/// Decides which findings of a check are reported and with which severity. The names in `only`, `except` and
/// `severities` of the request decide this: names of parts, rules, categories and ids.
struct CheckSelection {
    /// A name of the request, with its kind.
    enum Name: Hashable {
        case part(CheckPart)
        case rule(String)
        case code(MigrationFindingCode)
        case diagnostic(String)
        case cloudKit(CloudKitFindingCode)

        /// The parts of the check, such as `lint`, that can have findings with this name.
        var parts: [CheckPart] {
            switch self {
            case .part(let part): [part]
            case .rule: [.lint]
            case .code: [.mappings, .plan]
            case .diagnostic: [.generated, .lock]
            case .cloudKit: [.cloudkit]
            }
        }
    }

    private let only: [Name]
    private let except: [Name]
    private let severities: [(name: Name, setting: SeveritySetting)]
    /// The rule settings of the configuration, followed by the rule settings of the request.
    private let ruleSettings: [(name: String, setting: SeveritySetting)]

    /// - Parameter configured: the section `lint` of the configuration, whose `rules` may contain every kind of id.
    /// - Throws: `UsageError` if a name does not exist.
    init(_ request: CheckRequest, configured: LintConfiguration? = nil) throws {
        only = try request.only.flatMap(CheckSelection.names)
        except = try request.except.flatMap(CheckSelection.names)
        let entries = (configured?.rules?.value.entries ?? []).compactMap { entry in
            entry.severity.map { (name: entry.name, setting: $0) }
        }
        // Names that do not exist are reported when the configuration is read.
        let others = entries.compactMap { entry in
            (try? CheckSelection.name(entry.name)).map { (name: $0, setting: entry.setting) }
        }
        let flags = try request.severities.map {
            (name: try CheckSelection.nameWithSeverity($0.name), setting: $0.setting)
        }
        // Lint reads the severities of its rules directly from the configuration, so they are left out here.
        severities = others.filter { $0.name.rule == nil } + flags
        ruleSettings = entries + flags.compactMap { entry in entry.name.rule.map { ($0, entry.setting) } }
        if let part = severities.lazy.compactMap(\.name.part).first {
            throw UsageError(
                "'\(part.rawValue)' is a part of the check; set a severity for a rule, a category or an id")
        }
        guard CheckPart.allCases.contains(where: includes) else {
            throw UsageError("there is nothing to check: every part is excluded")
        }
    }

    /// Whether the request leaves any findings of this part of the check.
    func includes(_ part: CheckPart) -> Bool {
        !except.contains(.part(part)) && (only.isEmpty || only.contains { $0.parts.contains(part) })
    }

    /// Whether the request selects all findings of this part of the check, except excluded ones.
    private func isWhole(_ part: CheckPart) -> Bool { only.isEmpty || only.contains(.part(part)) }

    /// The choice of lint rules: the rules to check, the rules to exclude, and their severities.
    var rules: LintRequest.RuleChoice {
        var choice = LintRequest.RuleChoice()
        choice.left = except.compactMap(\.rule)
        choice.only = isWhole(.lint) ? [] : only.compactMap(\.rule)
        choice.severities = severities.compactMap { entry in entry.name.rule.map { ($0, entry.setting) } }
        return choice
    }

    /// Returns the highest severity that is set for these lint rules, which report the same fact. Nil if one of the
    /// rules has no setting. The plan uses this severity for its own finding about the fact.
    func setting(ofRules rules: [DiagnosticID]) -> SeveritySetting? {
        let settings = rules.map { rule -> SeveritySetting? in
            if except.contains(.rule(rule.rawValue)) { return .off }
            return ruleSettings.last { $0.name == rule.rawValue }?.setting
        }
        guard settings.allSatisfy({ $0 != nil }) else { return nil }
        return settings.compactMap { $0 }.max()
    }

    /// Returns the severities of the migration findings in one part of the check.
    func codes(of part: CheckPart) -> MigrationSeverities {
        let choices = severities.compactMap { entry in entry.name.code.map { ($0, entry.setting) } }
        var result = MigrationSeverities(Dictionary(choices, uniquingKeysWith: { $1 }))
        if !isWhole(part) { result.keepOnly(Set(only.compactMap(\.code))) }
        for code in except.compactMap(\.code) { result.choices[code] = .off }
        return result
    }

    /// The configured severity of each finding about CloudKit schemas, by its code. Codes that are excluded have the
    /// setting `off`.
    var cloudKitCodes: [CloudKitFindingCode: SeveritySetting] {
        var result: [CloudKitFindingCode: SeveritySetting] = [:]
        for entry in severities { if let code = entry.name.cloudKitCode { result[code] = entry.setting } }
        if !isWhole(.cloudkit) {
            let chosen = Set(only.compactMap(\.cloudKitCode))
            for code in CloudKitFindingCode.allCases where !chosen.contains(code) { result[code] = .off }
        }
        for code in except.compactMap(\.cloudKitCode) { result[code] = .off }
        return result
    }

    /// Returns the diagnostics of one part of the check that the request does not exclude, with the severities that the
    /// request sets.
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

    fileprivate var cloudKitCode: CloudKitFindingCode? {
        if case .cloudKit(let code) = self { code } else { nil }
    }
}

extension CheckSelection {
    /// Returns the part, rule, category, code or id with this name. `cloudkit` is a part and a category of rules.
    private static func names(_ text: String) throws -> [Name] {
        let name = try name(text)
        return name.part != nil && RuleNames.all.exists(text) ? [name, .rule(text)] : [name]
    }

    /// Finds out whether a name in the request is a part of the check, a rule, a migration finding or a diagnostic.
    ///
    /// - Throws: `UsageError` if the name does not exist.
    static func name(_ text: String) throws -> Name {
        if let part = CheckPart(rawValue: text) { return .part(part) }
        if RuleNames.all.exists(text) { return .rule(text) }
        if let code = MigrationFindingCode(name: text) { return .code(code) }
        if let code = CloudKitFindingCode(rawValue: text.uppercased()) { return .cloudKit(code) }
        if let known = ExplainedID.named(text) {
            guard known.isReported else { throw UsageError(OtherCommandID.reason(against: known)) }
            return .diagnostic(known.id)
        }
        let near = nearest(to: text).map { "; did you mean '\($0)'?" }
        throw UsageError(
            "there is no part, rule, category or id '\(TerminalText.escaped(text))'"
                + (near ?? "; the parts are \(CheckPart.allCases.map(\.rawValue).joined(separator: ", "))"))
    }

    /// Finds the rule, finding or diagnostic with a name to which a severity is assigned. Parts of the check have no
    /// severity. Therefore, `cloudkit` means the category of lint rules here, and not the part.
    private static func nameWithSeverity(_ text: String) throws -> Name {
        RuleNames.all.exists(text) ? .rule(text) : try name(text)
    }

    private static func nearest(to text: String) -> String? {
        let others =
            CheckPart.allCases.map(\.rawValue) + MigrationFindingCode.allCases.map(\.rawValue)
            + ExplainedID.all.filter(\.isReported).map(\.id)
        // Comparing long names is slow.
        guard text.utf8.count <= 80 else { return nil }
        return RuleNames.all.nearest(to: text) ?? SpellingSuggestion.nearest(to: text, among: others)
    }
}
