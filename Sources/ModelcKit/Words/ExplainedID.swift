import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// What the documentation says of an id that is neither a rule of lint nor the code of a plan's finding: ids of diagnostics,
/// data checks, conditions of inference, classes and flags of steps.
package struct ExplainedID: Hashable {
    package var id: String
    /// What kind of id it is: `error`, `data check`.
    package var kind: String
    /// Sentences, in Markdown.
    package var meaning: String
    /// The next step, in Markdown.
    package var advice: String

    /// All of them, as the pages have them.
    package static let all: [ExplainedID] = ExplainedIDTable.text.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count >= 3 else { return nil }
        return ExplainedID(
            id: columns[0], kind: columns[1], meaning: withoutLinks(columns[2]),
            advice: columns.count > 3 ? withoutLinks(columns[3]) : Kind(rawValue: columns[1])?.advice ?? "")
    }

    /// Links to the pages of commands become what one types to read of them, others the names of the pages.
    private static func withoutLinks(_ text: String) -> String {
        // Most rows have no link, and looking for one by a pattern takes long.
        guard text.contains("](") else { return text }
        return text.replacing(/\[`modelc (\w+)`\]\(Command\w+\.md\)/) { "`\(ToolCommandName.help) \($0.1)`" }
            .replacing(/\[[^\]]+\]\((\w+)\.md\)/) { "the page \($0.1)" }
    }

    /// What is known of an id; letter case aside.
    package static func named(_ name: String) -> ExplainedID? {
        all.first { $0.id == name } ?? all.first { $0.id.lowercased() == name.lowercased() } ?? family(name)
    }

    /// What several ids have in common: `hash-unverified` for `hash-unverified/uniqueness` and the like.
    private static func family(_ name: String) -> ExplainedID? {
        let members = all.filter { $0.id.hasPrefix(name.lowercased() + "/") }
        guard let first = members.first else { return nil }
        return ExplainedID(
            id: name.lowercased(), kind: first.kind,
            meaning: members.map { "`\($0.id)`: \($0.meaning)" }.joined(separator: " "), advice: first.advice)
    }

    /// The severity of a diagnostic; nil for what is none.
    package var severity: Severity? { Severity.allCases.first { $0.diagnosticWord == kind } }

    /// Whether it is the id of findings: of what a command finds in files. Classes and flags of steps, conditions and data checks
    /// are words of a plan, and `wrong-usage` is about a command line.
    var isReported: Bool { severity != nil && id != DiagnosticID.wrongUsage.rawValue }

    /// Why it matters, as sentences.
    package var why: String {
        ExplainedID.families.first { id.hasPrefix($0.prefix) }?.why ?? Kind(rawValue: kind)?.why ?? ""
    }

    /// Why ids matter that have more in common than their kind.
    private static let families: [(prefix: String, why: String)] = [
        (
            "locked-",
            "Core Data finds the version that wrote a store by its hashes. If a version changes after it has shipped, the "
                + "stores that it wrote can no longer be opened (error 134130)."
        ),
        (
            "unlocked-version",
            "Without a lock, nothing reports an edit of the version. If it has shipped, an edit keeps the stores that it "
                + "wrote from opening (error 134130)."
        ),
        (
            "model-not-locked",
            "Without a lock, nothing reports an edit of a version that has shipped. Such an edit keeps the stores that the "
                + "version wrote from opening (error 134130)."
        ),
        (
            "hash-unverified/",
            "No public model with a known hash has this feature, so the hash is computed by analogy. Statements about "
                + "stores of the version may be wrong."
        ),
        ("template-", "A template with an error would generate wrong code. Nothing is written."),
        (
            "merge-conflict",
            "The file has the value of one side only. Until the conflict is resolved, the change of the other side is "
                + "missing."
        ),
    ]
}

/// The kinds of ids, and what is true of all of a kind.
private enum Kind: String {
    case error
    case warning
    case note
    case stepClass = "class of a step"
    case stepFlag = "flag of a step"
    case condition = "condition of inference"
    case check = "data check"

    var why: String {
        switch self {
        case .error: "The command failed or did only part of its work; its exit code is not 0."
        case .warning: "There is a result, but it may not be what you expect."
        case .note: "It explains the result; nothing is wrong."
        case .stepClass: "It says what a step of a migration means for the stores of the older version."
        case .stepFlag: "It says what to check before a step of a migration ships."
        case .condition:
            "Core Data checks this for two versions, or for a store, before it migrates without a mapping model."
        case .check: "A plan checks this in a store: the result decides whether the migration runs, and what it loses."
        }
    }

    /// What to do where the page says nothing of its own.
    var advice: String {
        switch self {
        case .error, .warning, .note: ""
        case .stepClass: "The details of `\(ToolCommandName.plan)` show the changes of the step."
        case .stepFlag: "The details of `\(ToolCommandName.plan)` show the change that it is from."
        case .condition: "`\(ToolCommandName.plan)` names the property that does not meet it, and what to change."
        case .check: "Run `\(ToolCommandName.plan)` on a copy of a store. The details of the plan show the query."
        }
    }
}

/// Ids that exist, and that the command at hand does not have: which command takes them.
package enum OtherCommandID {
    /// Whether an entry of `rules` is about an id that other commands than `lint` report. Only rules have options.
    static func isSet(by entry: LintRuleEntry) -> Bool {
        guard !RuleNames.all.exists(entry.name), entry.options.isEmpty else { return false }
        return MigrationFindingCode(name: entry.name) != nil || ExplainedID.named(entry.name) != nil
    }

    /// Why a name is no rule of lint; nil for one that is, and for what is no id at all.
    static func reason(againstRule name: String) -> String? {
        if RuleNames.all.exists(name) { return nil }
        if let code = MigrationFindingCode(name: name) {
            return
                "'\(code.rawValue)' is a code of plans, not a rule of lint: '\(ToolCommandName.plan)' and '\(ToolCommandName.check)' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return reason(against: known, wanting: "a rule of lint")
    }

    /// Why a name is no code of plans; nil for what is no id at all.
    package static func reason(againstCode name: String) -> String? {
        if RuleNames.all.exists(name) {
            return
                "'\(name)' is a rule of lint, not a code of plans: '\(ToolCommandName.lint)' and '\(ToolCommandName.check)' report it"
        }
        guard let known = ExplainedID.named(name) else { return nil }
        return reason(against: known, wanting: "a code of plans")
    }

    /// Why a check has no findings of an id.
    static func reason(against known: ExplainedID) -> String {
        let kind = known.severity == nil ? "a \(known.kind)" : "about a command line"
        return "'\(known.id)' is not the id of a finding, but \(kind) ('\(ToolCommandName.explain) \(known.id)')"
    }

    private static func reason(against known: ExplainedID, wanting: String) -> String {
        guard known.isReported else { return "\(reason(against: known)), and not \(wanting)" }
        return
            "'\(known.id)' is not \(wanting), but the id of other messages ('\(ToolCommandName.explain) \(known.id)'): '\(ToolCommandName.check)' "
            + "can choose it"
    }
}

/// Facts that a rule of lint sees in the model and a plan sees for stores. Whoever tolerates the one finding tolerates the fact.
package enum FactRules {
    /// The rules of lint that see what a code of the plan is about, sorted by their ids.
    package static let ofCodes: [MigrationFindingCode: [DiagnosticID]] = {
        let rules = Dictionary(
            grouping: RuleRegistry.all.filter { $0.description.fact != nil }, by: { $0.description.fact })
        let seen = MigrationFindingCode.allCases.compactMap { code in
            rules[code.fact].map { (code, $0.map { $0.id }) }
        }
        return Dictionary(uniqueKeysWithValues: seen)
    }()
}

extension DiagnosticID {
    /// Arguments of a command line are wrong; no finding has it.
    package static let wrongUsage = DiagnosticID("wrong-usage")
}
