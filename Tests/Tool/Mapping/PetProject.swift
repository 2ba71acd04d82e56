import Foundation
import ModelcTestSupport

/// Three versions and a mapping model that loses an entity: `Pet` exists since version M 2b, and the mapping model from
/// M to M 3 adds it. Core Data finds the mapping model for stores of M 2b, too.
struct PetProject {
    let folder: TemporaryFolder
    private(set) var modelc = ModelcProcess()
    static let model = "M.xcdatamodeld"
    static let mapping = "MtoM_3.xcmappingmodel"

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        try write("M", pet: nil)
        try write("M 2b", pet: ["name:String"])
        try write("M 3", pet: ["age:Integer 16", "name:String"])
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M 3.xcdatamodel</string></dict></plist>
            """, to: PetProject.model + "/.xccurrentversion")
    }

    /// Writes a version with books, and with pets of the given attributes.
    func write(_ version: String, pet: [String]?, more: String = "") throws {
        let attributes = (pet ?? []).map { text in
            let parts = text.split(separator: ":")
            return "        <attribute name=\"\(parts[0])\" optional=\"YES\" attributeType=\"\(parts[1])\"/>\n"
        }.joined()
        let entity =
            pet == nil
            ? ""
            : "    <entity name=\"Pet\" representedClassName=\"Pet\" syncable=\"YES\">\n\(attributes)    </entity>\n"
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Book" representedClassName="Book" syncable="YES">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
            \(entity)\(more)</model>
            """, to: "\(PetProject.model)/\(version).xcdatamodel/contents")
    }

    /// Creates the mapping model that loses the pets.
    func makeMapping() throws -> ModelcProcess.Outcome {
        try modelc.run("mapping", "new", PetProject.model, "--from", "M", "--to", "M 3")
    }

    /// Changes the text of the mapping model.
    func editMapping(_ edit: (String) -> String) throws {
        let path = PetProject.mapping + "/xcmapping.xml"
        try folder.write(edit(try String(contentsOfFile: folder.path(path), encoding: .utf8)), to: path)
    }
}
