import ModelcBase
import ModelcDiagnostics
import ModelcSettings

@testable import ModelcReports

/// A model with one finding of every kind that a format treats differently. With `Bäume` and `🌳`, columns in bytes and
/// in scalars differ.
enum Orchard {
    static let bundle = "App/Data/Orchard.xcdatamodeld"
    static let path = bundle + "/Orchard 3.xcdatamodel/contents"
    static let currentPath = bundle + "/.xccurrentversion"
    static let binaryPath = bundle + "/Orchard.xcdatamodel/elements"
    static let root = "/Users/jo/Plant Shop"

    static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Fruit">
                <attribute name="weight" attributeType="Integer 16" defaultValueString="40000" renamingIdentifier="mass"/>
                <relationship name="tree" toMany="YES" deletionRule="Nullify" destinationEntity="Tree"/>
            </entity>
            <entity name="Tree">
                <attribute name="note" defaultValueString="Bäume 🌳 und mehr" attributeType="Picture"/>
                <relationship name="fruits" toMany="YES" deletionRule="Cascade" destinationEntity="Fruit"/>
            </entity>
        </model>
        """

    static let index = SourceIndex(SourceText(Array(text.utf8)))

    /// The position of the first such text after another one.
    static func place(_ part: String, after start: String = "") -> SourceLocation {
        let offset = offset(of: part, from: offset(of: start))
        return SourceLocation(path: path, position: index.source.position(at: offset), length: part.utf8.count)
    }

    static func offset(of part: String, from start: Int = 0) -> Int {
        let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
        return (start...(bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) } ?? -1
    }

    static let tool = ReportedTool(name: "modelc", version: "0.9.1", informationURL: "https://docs.example")

    static let rules = [
        rule("too-wide", "A value does not fit its type.", "values", .error),
        rule("no-way-back", "A relationship leads in one direction only.", "links", .warning),
        rule("old-name", "A property was renamed.", "names", .note),
        rule("many-versions", "There are many versions.", "names", .warning),
        rule("never-found", "Nothing breaks this one.", "names", .warning),
    ]

    private static func rule(
        _ id: String, _ summary: String, _ category: String, _ severity: Severity
    ) -> ReportRule {
        ReportRule(
            id: DiagnosticID(id), summary: summary, category: category, helpURL: "https://docs.example/rules/\(id)",
            helpText: "It is wrong. See [\(id)](x).", helpMarkdown: "# \(id)\n\nIt is **wrong**.\n",
            defaultSeverity: severity, tags: ["core-data"])
    }

    static let findings = [tooWide, oneWay, renamed, suppressed, baselined, ofTheBundle, inBinary]

    static let tooWide = {
        var found = finding(
            "too-wide", .error, "Fruit.weight begins at 40000, which is too much", category: "values",
            help: "take a wider type", modelPath: "Fruit.weight", at: place("defaultValueString=\"40000\""))
        found.fix = fix(
            .schema, "make it Integer 32",
            [
                TextEdit(offset: offset(of: "16"), length: 2, replacement: "32"),
                TextEdit(offset: offset(of: "40000") + 5, replacement: "0"),
            ])
        return found
    }()

    static let oneWay = {
        var found = finding(
            "no-way-back", .warning, "Fruit.tree leads to Tree and not back", category: "links",
            help: "pair it with Tree.fruits", modelPath: "Fruit.tree", at: place("<relationship name=\"tree\""),
            parties: ["Tree", "Tree.fruits"])
        found.related = [
            RelatedLocation(
                "Tree.fruits could lead back", at: place("<relationship name=\"fruits\""), modelPath: "Tree.fruits")
        ]
        found.fix = ProjectFinding.ProposedFix(
            tier: .safe, title: "name the inverse", path: "App/Other/contents",
            edits: [TextEdit(offset: 0, replacement: "x")])
        return found
    }()

    static let renamed = {
        var found = finding(
            "old-name", .note, "Tree.note holds a picture", category: "names", modelPath: "Tree.note",
            at: place("attributeType=\"Picture\""))
        found.fix = fix(
            .behaviour, "call it picture", [TextEdit(offset: offset(of: "Picture"), length: 7, replacement: "Image")])
        return found
    }()

    static let suppressed = {
        var found = finding(
            "no-way-back", .warning, "Tree.fruits leads to Fruit and not back", category: "links",
            modelPath: "Tree.fruits", at: place("<relationship name=\"fruits\""), parties: ["Fruit"])
        found.suppression = Suppression(kind: .userInfo, reason: "one way on purpose")
        return found
    }()

    static let baselined = {
        var found = finding(
            "old-name", .warning, "Tree is named oddly", category: "names", modelPath: "Tree",
            at: place("<entity name=\"Tree\""))
        found.baseline = .unchanged
        return found
    }()

    static let ofTheBundle = {
        var found = finding(
            "many-versions", .warning, "Orchard has three versions", category: "names",
            help: "remove what nobody uses", version: nil, modelPath: "", at: SourceLocation(path: currentPath))
        found.suppression = Suppression(kind: .config, reason: nil)
        return found
    }()

    static let inBinary = finding(
        "not-listed", .warning, "Tree has no fruit", category: "links", version: "Orchard", modelPath: "Tree",
        at: SourceLocation(path: binaryPath))

    private static func finding(
        _ id: String, _ severity: Severity, _ message: String, category: String, help: String? = nil,
        version: String? = "Orchard 3", modelPath: String, at location: SourceLocation, parties: [String] = []
    ) -> ProjectFinding {
        var found = ProjectFinding(
            DiagnosticID(id), severity, message, category: category, help: help, bundle: bundle, version: version,
            modelPath: modelPath, at: location, identity: ProjectFinding.Identity(facts: parties))
        found.parties = parties
        return found
    }

    private static func fix(_ tier: FixTier, _ title: String, _ edits: [TextEdit]) -> ProjectFinding.ProposedFix {
        ProjectFinding.ProposedFix(tier: tier, title: title, path: path, edits: edits)
    }

    static let models = [
        ReadBundle(
            path: bundle, versions: [(name: "Orchard 3", path: path), (name: "Orchard", path: binaryPath)],
            current: "Orchard 3"),
        ReadBundle(
            path: "App/Data/Barn.xcdatamodeld",
            versions: [(name: "Barn", path: "App/Data/Barn.xcdatamodeld/Barn.xcdatamodel/contents")], current: "Barn"),
    ]

    /// A problem for unreadable input.
    static func problem(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(DiagnosticID("unreadable-file"), .error, message, at: SourceLocation(path: path))
    }

    static let report = Report(
        tool: tool, command: "lint", preset: "plain@2", models: models, rules: rules, findings: findings,
        problems: [
            problem("App/Lost.xcdatamodeld", "it cannot be read")
        ],
        hidden: [.note: 3], exitCode: 2)

    static let cleanReport = Report(
        tool: tool, command: "lint", models: models, rules: rules, findings: [], exitCode: 0)

    static let context = ReportContext(
        sources: [path: index], root: root,
        options: ReportOptions(
            fixing: [.safe: "--mend", .behaviour: "--mend --more", .schema: "--mend --most"],
            minimumSeverity: "--from"))

    static func text(_ format: ReportFormat, _ change: (inout ReportContext) -> Void = { _ in }) -> String {
        var context = context
        change(&context)
        return format.reporter.text(of: report, in: context)
    }
}
