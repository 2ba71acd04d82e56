import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcLint
import ModelcPlans

/// The page about an id or a code that modelc prints.
package struct Explanation {
    /// The id as modelc prints it, such as `missing-inverse`.
    private let id: String
    /// The kind of id: `rule`, `finding of a plan`, `finding of a mapping model and of a plan`, `diagnostic` or `data
    /// check`.
    private let kind: String
    /// The default severity; nil if there is none.
    private let severity: String?
    private let summary: String
    private let page: ReferencePage
    /// The Core Data error that the page is about. On a page about an id, the errors that the page mentions.
    private let errors: [CoreDataError]

    /// All names that have a page: the ids, and the numbers and constants of Core Data's errors.
    package static var names: [String] { ids + CoreDataError.all.flatMap { [$0.id] + [$0.name].compactMap { $0 } } }

    /// All ids that have a page, in byte order.
    package static var ids: [String] {
        let all =
            MigrationFindingCode.allCases.map(\.rawValue) + RuleNames.all.ids + ExplainedID.all.map(\.id)
            + CompiledFeatureRow.all.map(\.name)
        return Set(all).inByteOrder()
    }

    /// Creates the page of a code, a rule, or another id; nil if the name is unknown.
    ///
    /// - Parameter wording: the names of options in the text, such as `--store`.
    package init?(of name: String, _ wording: Wording = .plain) {
        if let code = MigrationFindingCode(rawValue: name.uppercased()) {
            self.init(code, wording)
        } else if let rule = RuleNames.all.rule(name) {
            self.init(rule)
        } else if let other = ExplainedID.named(name) {
            self.init(other)
        } else if let feature = CompiledFeatureRow.all.first(where: { $0.name == name.lowercased() }) {
            self.init(feature)
        } else if let error = CoreDataError.named(name) {
            self.init(error)
        } else {
            return nil
        }
    }

    private init(_ code: MigrationFindingCode, _ wording: Wording) {
        id = code.rawValue
        kind = code.kind
        severity = code.level.rawValue
        summary = code.title
        page = code.reference(wording)
        errors = code.errors
    }

    private init(_ rule: RuleDescription) {
        id = rule.id.rawValue
        kind = "rule"
        severity = rule.severity.rawValue
        summary = rule.summary
        page = RulePage.page(rule)
        errors = rule.errors
    }

    private init(_ other: ExplainedID) {
        id = other.id
        kind = other.severity == nil ? other.kind : "diagnostic"
        severity = other.severity?.diagnosticWord
        summary = other.meaning
        page = other.reference
        errors = other.errors
    }

    private init(_ feature: CompiledFeatureRow) {
        id = feature.name
        kind = "feature of compiled models"
        severity = nil
        summary = feature.title
        page = feature.reference
        errors = []
    }

    /// Creates the page of an error of Core Data.
    ///
    /// - Parameter meant: the ids whose messages occur in the text that the user pasted.
    init(_ error: CoreDataError, meant: [String] = []) {
        id = error.id
        kind = "error of Core Data"
        severity = nil
        summary = error.summary
        page = error.reference(meant: meant)
        errors = [error]
    }

    /// Returns the page in a format.
    package func text(_ format: ExplanationFormat, _ layout: TextLayout = .plain) -> String {
        switch format {
        case .text:
            page.text(width: min(layout.width ?? Explanation.width, Explanation.widest), heading: layout.style.bold)
        case .markdown: page.markdown
        case .json: Explanation.document([self])
        }
    }

    /// Returns a JSON document with several pages: the first page, and the others in `also`.
    static func document(_ pages: [Explanation]) -> String {
        let others = JSONMember(key: "also", value: .array(pages.dropFirst().map { .object($0.members) }))
        return ResultDocument("explain", result: .object((pages.first?.members ?? []) + [others])).text
    }

    /// The line width if there is no terminal, and the maximum line width in a terminal.
    private static let (width, widest) = (80, 100)

    private var members: [JSONMember] {
        [
            JSONMember(key: "id", value: .string(id)), JSONMember(key: "kind", value: .string(kind)),
            JSONMember(key: "severity", value: .optional(severity)),
            JSONMember(key: "summary", value: .string(summary)),
            JSONMember(key: "markdown", value: .string(page.markdown)),
            JSONMember(key: "coreDataErrors", value: .array(errors.map(\.json))),
        ]
    }

    /// Returns the message that there is no page for a name, with similar names.
    package static func problem(with name: String, _ wording: Wording = .plain) -> String {
        let shown = TerminalText.escaped(name)
        if RuleNames.all.exists(name) {
            return "'\(shown)' is a category; '\(ToolCommandName.rules) \(wording[.category]) \(shown)' lists its rules"
        }
        if let number = ErrorText.ofLog(name).unknownNumber ?? Int(name) {
            let near = CoreDataError.nearest(to: number).map(String.init).joined(separator: " and ")
            return "modelc knows no error \(number) of Core Data; the nearest numbers are \(near)"
        }
        let meant = near(name)
        guard meant.isEmpty else {
            return "there is no id '\(shown)': did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?"
        }
        guard !name.contains(where: \.isWhitespace) else {
            return "the text has no id of modelc, and no error of Core Data that modelc knows"
        }
        return
            "there is no id '\(shown)': an id is in brackets after a message, such as missing-inverse, or it is a code of "
            + "a plan, such as DL201, or a number of Core Data's errors, such as 134110; '\(ToolCommandName.rules)' lists "
            + "the rules"
    }

    /// Returns the id with the most similar spelling, or else ids that contain the name.
    private static func near(_ name: String) -> [String] {
        // Comparing a long name would be slow.
        guard name.utf8.count <= 80 else { return [] }
        if let one = RuleNames.all.nearest(to: name) ?? SpellingSuggestion.nearest(to: name, among: names)
            ?? SpellingSuggestion.nearest(to: name.uppercased(), among: MigrationFindingCode.allCases.map(\.rawValue))
        {
            return [one]
        }
        let word = name.lowercased()
        if word.wholeMatch(of: /[a-z]{2}[0-9]+/) != nil {
            return Array(
                MigrationFindingCode.allCases.map(\.rawValue).filter { $0.lowercased().hasPrefix(word.prefix(2)) }
                    .prefix(3))
        }
        return word.count < 3 ? [] : Array(ids.filter { $0.lowercased().contains(word) }.prefix(3))
    }
}

extension ExplainedID {
    var reference: ReferencePage {
        ReferencePage(
            id, facts: severity.map { "diagnostic · `\($0.diagnosticWord)`" } ?? kind,
            [
                ReferencePage.Section("What", [.paragraph(meaning)]), ReferencePage.Section("Why", [.paragraph(why)]),
                ReferencePage.Section("What to do", [.paragraph(advice)]),
                ReferencePage.Section("See also", ErrorIDs.seeAlso(errors)),
            ])
    }
}

extension CompiledFeatureRow {
    /// The page about a feature of compiled models, for `modelc explain`.
    var reference: ReferencePage {
        ReferencePage(
            name, facts: "feature of compiled models · `\(grade)`",
            [
                ReferencePage.Section("What", [.paragraph("A model has \(title).")]),
                ReferencePage.Section("Why", [.paragraph(why)]),
                ReferencePage.Section("What to do", [.paragraph(advice)]),
            ])
    }

    private var why: String {
        switch grade {
        case "proven": "Files of Apple's compiler show the compiled form."
        case "unproven": "The compiled form is documented in parts, but no known file of Apple's compiler shows it."
        default:
            "No known file of Apple's compiler shows the compiled form: `\(ToolCommandName.compile)` refuses the model."
        }
    }

    private var advice: String {
        if let loss {
            return
                "`\(ToolCommandName.compile)` can leave it out, by this name (`\(ToolCommandName.help) compile`): \(loss)."
        }
        switch grade {
        case "proven": return "Nothing has to be done."
        case "unproven":
            return
                "Open the compiled model on a Mac before you ship it: `\(ToolCommandName.help) compile` names the script for it."
        default: return "Correct the model as the message says, or compile it with Xcode."
        }
    }
}
