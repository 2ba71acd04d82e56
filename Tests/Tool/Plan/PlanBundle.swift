import Foundation
import ModelcTestSupport

/// A bundle in a temporary folder, built from the attributes of one entity.
struct PlanBundle {
    let folder: TemporaryFolder
    private(set) var modelc = ModelcProcess()
    static let name = "M.xcdatamodeld"

    init(in folder: TemporaryFolder? = nil) throws {
        self.folder = try folder ?? TemporaryFolder()
        modelc.folder = self.folder.url.path
    }

    /// Writes versions, each with its attributes (`title`, `pages:Integer 16`, `isbn!` for a required one); the last is
    /// current.
    static func with(_ versions: [(name: String, attributes: [String])]) throws -> PlanBundle {
        let bundle = try PlanBundle()
        for version in versions { try bundle.write(version.name, version.attributes) }
        if let last = versions.last { try bundle.makeCurrent(last.name) }
        return bundle
    }

    func write(_ version: String, _ attributes: [String], model: String = "") throws {
        let lines = attributes.map { text in
            let isRequired = text.hasSuffix("!")
            let parts = text.filter { $0 != "!" }.split(separator: ":", maxSplits: 1)
            let type = parts.count > 1 ? parts[1] : "String"
            return
                "        <attribute name=\"\(parts[0])\"\(isRequired ? "" : " optional=\"YES\"") attributeType=\"\(type)\"/>"
        }
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0"\(model)>
                <entity name="Book">
            \(lines.joined(separator: "\n"))
                </entity>
            </model>
            """, to: "\(PlanBundle.name)/\(version).xcdatamodel/contents")
    }

    func makeCurrent(_ version: String) throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(version).xcdatamodel</string></dict></plist>
            """, to: "\(PlanBundle.name)/.xccurrentversion")
    }

    func plan(_ arguments: String...) throws -> ModelcProcess.Outcome { try plan(arguments) }

    func plan(_ arguments: [String]) throws -> ModelcProcess.Outcome {
        try modelc.run(["plan", PlanBundle.name] + arguments)
    }

    /// The document of a run.
    func document(_ arguments: String...) throws -> PlanDocument {
        try PlanDocument(try plan(arguments + ["--format", "json"]).output)
    }
}

extension PlanBundle {
    func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: folder.path(path)) }
}

/// The parts of the document of `modelc plan` that tests use.
struct PlanDocument {
    private let object: [String: Any]

    init(_ text: String) throws { object = try PrintedDocument.result(of: text) }

    private func objects(_ key: String) -> [[String: Any]] { object[key] as? [[String: Any]] ?? [] }

    var versions: [[String: Any]] { objects("versions") }
    var steps: [[String: Any]] { objects("steps") }
    var stores: [[String: Any]] { objects("stores") }
    var matrix: [[String: Any]] { objects("matrix") }
    var mappingPaths: [String] { objects("mappings").map { text($0, "path") } }
    var mappingFolders: [String] { object["mappingFolders"] as? [String] ?? [] }
    var summary: [String: Any] { object["summary"] as? [String: Any] ?? [:] }
    var exitCode: Int? { summary["exitCode"] as? Int }
    /// The rows of the matrix: `V1 -> V2: infer lightweight`.
    var rows: [String] {
        matrix.map { "\(text($0, "from")) -> \(text($0, "to")): \(text($0, "coreDataWill")) \(text($0, "class"))" }
    }

    /// The recommended paths.
    var paths: [[String]] { objects("recommended").map { $0["path"] as? [String] ?? [] } }

    /// All findings: of the model, of routes, of steps.
    var findings: [[String: Any]] {
        objects("findings")
    }
    var codes: [String] { findings.map { text($0, "code") } }

    func finding(_ code: String) -> [String: Any]? { findings.first { text($0, "code") == code } }

    var checks: [[String: Any]] { steps.flatMap { $0["dataChecks"] as? [[String: Any]] ?? [] } }
    var changeKinds: [String] {
        steps.flatMap { ($0["changes"] as? [[String: Any]] ?? []).map { text($0, "kind") } }
    }

    func text(_ object: [String: Any], _ key: String) -> String { object[key] as? String ?? "" }
}
