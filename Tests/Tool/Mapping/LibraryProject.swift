import Foundation
import ModelcTestSupport

/// A project with a model of two versions that Core Data cannot infer a mapping for: `pages` was a text and is a number,
/// `author` has a new name.
struct LibraryProject {
    let folder: TemporaryFolder
    var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        try write("V1", book: "<attribute name=\"pages\" optional=\"YES\" attributeType=\"String\"/>", "author")
        try write(
            "V2", book: "<attribute name=\"pages\" optional=\"YES\" attributeType=\"Integer 32\"/>", "writer",
            id: " elementID=\"author\"")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>_XCCurrentVersionName</key><string>V2.xcdatamodel</string>
            </dict></plist>
            """, to: "App/Library.xcdatamodeld/.xccurrentversion")
    }

    /// Writes a version: persons, and books with an attribute and a relationship to a person.
    func write(_ version: String, book: String, _ relationship: String, id: String = "") throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Book" representedClassName="Book" syncable="YES">
                    \(book)
                    <relationship name="\(relationship)" optional="YES" maxCount="1" deletionRule="Nullify" \
            destinationEntity="Person" inverseName="books" inverseEntity="Person"\(id)/>
                </entity>
                <entity name="Person" representedClassName="Person" syncable="YES">
                    <attribute name="name" optional="YES" attributeType="String"/>
                    <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" \
            destinationEntity="Book" inverseName="\(relationship)" inverseEntity="Book"/>
                </entity>
            </model>
            """, to: "App/Library.xcdatamodeld/\(version).xcdatamodel/contents")
    }

    static let model = "App/Library.xcdatamodeld"
    static let mapping = "App/V1toV2.xcmappingmodel"

    /// The bytes of the mapping model.
    func bytes() throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent(Self.mapping + "/xcmapping.xml"))
    }
}
