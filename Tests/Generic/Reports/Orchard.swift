import ModelcDiagnostics
import ModelcSettings
import ModelcText

@testable import ModelcReports

/// A model with one finding of every kind that a format treats differently. `Bäume` and `🌳` make columns in bytes and
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

    /// The place of the first such text behind another one.
    static func place(_ part: String, after start: String = "") -> ReportedPlace {
        let offset = offset(of: part, from: offset(of: start))
        return ReportedPlace(path: path, region: index.region(byteOffset: offset, byteLength: part.utf8.count))
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

    static let tooWide = ReportedFinding(
        rule: DiagnosticID("too-wide"), category: "values", severity: .error,
        message: "Fruit.weight begins at 40000, which is too much",
        help: "take a wider type", bundle: bundle, version: "Orchard 3", selector: "Fruit.weight",
        location: place("defaultValueString=\"40000\""), fingerprint: "0a",
        fix: ReportedFix(
            tier: .schema, title: "make it Integer 32",
            edits: [
                ReportedEdit(
                    path: path, byteOffset: offset(of: "16"), byteLength: 2, text: "32"),
                ReportedEdit(path: path, byteOffset: offset(of: "40000") + 5, byteLength: 0, text: "0"),
            ]))

    static let oneWay = ReportedFinding(
        rule: DiagnosticID("no-way-back"), category: "links", severity: .warning,
        message: "Fruit.tree leads to Tree and not back",
        help: "pair it with Tree.fruits", bundle: bundle, version: "Orchard 3", selector: "Fruit.tree",
        location: place("<relationship name=\"tree\""),
        related: [
            ReportedRelation(
                message: "Tree.fruits could lead back", selector: "Tree.fruits",
                location: place("<relationship name=\"fruits\""))
        ], facts: ["Tree", "Tree.fruits"], fingerprint: "0b",
        fix: ReportedFix(
            tier: .safe, title: "name the inverse",
            edits: [
                ReportedEdit(path: path, byteOffset: offset(of: "\"Tree\"/>") + 6, byteLength: 0, text: " inverse"),
                ReportedEdit(path: "App/Other/contents", byteOffset: 0, byteLength: 0, text: "x"),
            ]))

    static let renamed = ReportedFinding(
        rule: DiagnosticID("old-name"), category: "names", severity: .note, message: "Tree.note holds a picture",
        bundle: bundle,
        version: "Orchard 3", selector: "Tree.note", location: place("attributeType=\"Picture\""), fingerprint: "0c",
        fix: ReportedFix(
            tier: .behaviour, title: "call it picture",
            edits: [
                ReportedEdit(path: path, byteOffset: offset(of: "Picture"), byteLength: 7, text: "Image")
            ]))

    static let suppressed = ReportedFinding(
        rule: DiagnosticID("no-way-back"), category: "links", severity: .warning,
        message: "Tree.fruits leads to Fruit and not back",
        bundle: bundle, version: "Orchard 3", selector: "Tree.fruits", location: place("<relationship name=\"fruits\""),
        facts: ["Fruit"], fingerprint: "0d",
        suppression: Suppression(kind: .userInfo, reason: "one way on purpose"))

    static let baselined = ReportedFinding(
        rule: DiagnosticID("old-name"), category: "names", severity: .warning, message: "Tree is named oddly",
        bundle: bundle,
        version: "Orchard 3", selector: "Tree", location: place("<entity name=\"Tree\""), fingerprint: "0e",
        baseline: .unchanged)

    static let ofTheBundle = ReportedFinding(
        rule: DiagnosticID("many-versions"), category: "names", severity: .warning,
        message: "Orchard has three versions",
        help: "remove what nobody uses", bundle: bundle, version: nil, selector: "",
        location: ReportedPlace(path: currentPath), fingerprint: "0f",
        suppression: Suppression(kind: .config, reason: nil))

    static let inBinary = ReportedFinding(
        rule: DiagnosticID("not-listed"), category: "links", severity: .warning, message: "Tree has no fruit",
        bundle: bundle,
        version: "Orchard", selector: "Tree", location: ReportedPlace(path: binaryPath), fingerprint: "10")

    static let models = [
        ReportedModel(
            bundle: bundle,
            versions: [
                ReportedVersion(name: "Orchard 3", path: path), ReportedVersion(name: "Orchard", path: binaryPath),
            ], current: "Orchard 3"),
        ReportedModel(
            bundle: "App/Data/Barn.xcdatamodeld",
            versions: [ReportedVersion(name: "Barn", path: "App/Data/Barn.xcdatamodeld/Barn.xcdatamodel/contents")],
            current: "Barn"),
    ]

    static let report = Report(
        tool: tool, command: "lint", preset: "plain@2", models: models, rules: rules, findings: findings,
        problems: [
            ReportProblem(DiagnosticID("unreadable-file"), path: "App/Lost.xcdatamodeld", message: "it cannot be read")
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
