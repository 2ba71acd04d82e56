import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSettings

/// The documentation of an id. Lint rules and finding codes are not included, because they are documented elsewhere.
/// The ids belong to diagnostics, data checks, conditions of inference, and the classes and flags of migration steps.
package struct ExplainedID: Hashable {
    package var id: String
    /// The kind of the id, such as `error` or `data check`.
    package var kind: String
    /// The meaning of the id, as Markdown sentences.
    package var meaning: String
    /// The next step for the user, in Markdown.
    package var advice: String

    /// All documented ids, in the order of the documentation pages.
    package static let all: [ExplainedID] = ExplainedIDTable.text.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count >= 3 else { return nil }
        return ExplainedID(
            id: columns[0], kind: columns[1], meaning: withoutLinks(columns[2]),
            advice: columns.count > 3 ? withoutLinks(columns[3]) : Kind(rawValue: columns[1])?.advice ?? "")
    }

    /// Replaces Markdown links. A link to the page of a command becomes the help command, such as `modelc help plan`.
    /// Other links become the name of the page.
    private static func withoutLinks(_ text: String) -> String {
        // Most texts have no link. This check avoids the slow search with a regular expression.
        guard text.contains("](") else { return text }
        return text.replacing(/\[`modelc (\w+)`\]\(Command\w+\.md\)/) { "`\(ToolCommandName.help) \($0.1)`" }
            .replacing(/\[[^\]]+\]\((\w+)\.md\)/) { "the page \($0.1)" }
    }

    /// Returns the documentation of an id. Letter case is ignored.
    package static func named(_ name: String) -> ExplainedID? {
        all.first { $0.id == name } ?? all.first { $0.id.lowercased() == name.lowercased() } ?? family(name)
    }

    /// Returns the documentation of a group of ids. For example, `hash-unverified` is the group of
    /// `hash-unverified/uniqueness` and others.
    private static func family(_ name: String) -> ExplainedID? {
        let members = all.filter { $0.id.hasPrefix(name.lowercased() + "/") }
        guard let first = members.first else { return nil }
        return ExplainedID(
            id: name.lowercased(), kind: first.kind,
            meaning: members.map { "`\($0.id)`: \($0.meaning)" }.joined(separator: " "), advice: first.advice)
    }

    /// The severity if the id belongs to diagnostics; nil for other ids.
    package var severity: Severity? { Severity.allCases.first { $0.diagnosticWord == kind } }

    /// Whether a finding in a file can have the id. False for the id `wrong-usage`, which is about a command line, and
    /// for ids that occur only in migration plans.
    var isReported: Bool { severity != nil && id != DiagnosticID.wrongUsage.rawValue }

    /// The reason why the id matters, as sentences.
    package var why: String {
        ExplainedID.families.first { id.hasPrefix($0.prefix) }?.why ?? Kind(rawValue: kind)?.why ?? ""
    }

    /// The reasons for groups of ids. The key is the beginning of the ids.
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
        (
            "CK00",
            "A comparison with the schema is only as good as what modelc could read of it: the server may have another "
                + "type or field than the file seems to say."
        ),
        (
            "CK11",
            "Core Data makes such a field only when it needs it first, and in Production it cannot: until then, nothing is "
                + "missing."
        ),
        (
            "CK20",
            "A schema only grows, so it keeps what the model lost. Devices with an older version of the app may still "
                + "write there, and the current version does not read it."
        ),
        (
            "CK30",
            "Deploying copies the schema of Development to Production, which accepts additions only: it keeps every type "
                + "and field, with its type and encryption."
        ),
        (
            "CK40",
            "The store loads, or the field is written, only if Core Data's mirror and CloudKit accept the property."
        ),
        (
            "CK501",
            "A field of a wrong form cannot be corrected once it is in Production, so modelc writes only what exports "
                + "show."
        ),
        (
            "CK",
            "Core Data writes records only in the types and fields that the deployed schema has. Where both differ, objects "
                + "are not synchronized, and the app gets no error that says so."
        ),
        ("template-", "A template with an error would generate wrong code. Nothing is written."),
        (
            "merge-conflict",
            "The file has the value of one side only. Until the conflict is resolved, the change of the other side is "
                + "missing."
        ),
    ]
}

/// The kind of an id, with texts that apply to all ids of the kind.
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

    /// The advice for an id without its own advice.
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

extension DiagnosticID {
    /// The id of wrong command-line arguments. Findings never have this id.
    package static let wrongUsage = DiagnosticID("wrong-usage")
}
