import Foundation
import ModelcTestSupport

/// A bundle in a temporary folder, made of the attributes of one entity.
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
