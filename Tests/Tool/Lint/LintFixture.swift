import Foundation
import ModelcTestSupport

/// A project with data models, and the tool in it.
struct LintFixture {
    let folder: TemporaryFolder
    var modelc: ModelcProcess

    init() throws {
        folder = try TemporaryFolder()
        modelc = ModelcProcess()
        modelc.folder = folder.url.path
        // The tests may themselves run in a CI service or in Xcode, whose variables determine the format.
        for name in ["GITHUB_ACTIONS", "XCODE_VERSION_ACTUAL", "GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT"] {
            modelc.environment[name] = ""
        }
    }

    /// Two warnings, an error and a note: a rule of each severity.
    static let bakery = """
        <entity name="Baker">
            <attribute name="name" attributeType="String" defaultValueString=""/>
            <relationship name="loaves" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Loaf" inverseName="baker" inverseEntity="Loaf"/>
        </entity>
        <entity name="Loaf" representedClassName="Loaf" codeGenerationType="class">
            <attribute name="photo" optional="YES" attributeType="Transformable" customClassName="NSArray"/>
            <attribute name="weight" attributeType="Integer 16" defaultValueString="70000" usesScalarValueType="YES"/>
            <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
            <relationship name="baker" maxCount="1" deletionRule="Nullify" destinationEntity="Baker" \
        inverseName="loaves" inverseEntity="Baker"/>
        </entity>
        """

    /// The ids that lint finds in it, in the order of the file.
    static let bakeryRules = [
        "nullify-leaves-required-inverse", "insecure-transformer", "default-not-representable",
        "optional-scalar-without-default",
    ]

    static let clean = """
        <entity name="Shelf">
            <attribute name="code" attributeType="String" defaultValueString=""/>
        </entity>
        """

    static func document(_ entities: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        \(entities)
        </model>

        """
    }

    /// Writes a bundle of one version.
    func write(_ entities: String, to bundle: String) throws {
        let name = URL(fileURLWithPath: bundle).deletingPathExtension().lastPathComponent
        try write(entities, version: name, of: bundle)
    }

    func write(_ entities: String, version: String, of bundle: String) throws {
        try folder.write(LintFixture.document(entities), to: "\(bundle)/\(version).xcdatamodel/contents")
    }

    func makeCurrent(_ version: String, of bundle: String) throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key>\
            <string>\(version).xcdatamodel</string></dict></plist>
            """, to: "\(bundle)/.xccurrentversion")
    }

    func lint(_ arguments: String...) throws -> ModelcProcess.Outcome { try lint(arguments) }

    func lint(_ arguments: [String]) throws -> ModelcProcess.Outcome { try modelc.run(["lint"] + arguments) }

    /// The document that `--format json` writes.
    func json(_ arguments: String...) throws -> LintDocument {
        let outcome = try modelc.run(["lint", "--format", "json"] + arguments)
        var document = try PrintedDocument.decode(LintDocument.self, from: outcome.output)
        document.status = outcome.status
        document.errors = outcome.errors
        return document
    }
}

/// The parts of lint's JSON that tests use.
struct LintDocument: Decodable {
    struct Finding: Decodable {
        struct Location: Decodable {
            var path: String
            var startLine: Int?
        }

        var rule: String
        var severity: String
        var selector: String?
        var version: String?
        var bundle: String
        var location: Location
        var fingerprint: String
        var baseline: String?
    }

    struct Model: Decodable {
        var bundle: String
        var versions: [String]
    }

    struct Problem: Decodable {
        var path: String
    }

    var findings: [Finding]
    var models: [Model]
    var problems: [Problem]
    var preset: String
    var status: Int32 = 0
    var errors = ""

    private enum CodingKeys: String, CodingKey { case findings, models, problems, preset }

    /// `rule selector`, one per finding.
    var found: [String] { findings.map { "\($0.rule) \($0.selector ?? "")" } }
}
