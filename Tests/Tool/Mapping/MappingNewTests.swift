import Foundation
import ModelcTestSupport
import Testing

/// `modelc mapping new`, as users run it.
@Suite struct MappingNewTests {
    private let project: LibraryProject

    init() throws { project = try LibraryProject() }

    @Test func aMappingModelIsMadeBesideTheModel() throws {
        let outcome = try project.modelc.run("mapping", "new", LibraryProject.model)
        #expect(
            outcome.output == """
                created App/V1toV2.xcmappingmodel
                  2 entity mappings, 4 rows
                  write the policy V1toV2_Book, a subclass of NSEntityMigrationPolicy:
                    pagesFrom: for Book.pages: String cannot become Integer 32
                next: modelc plan App/Library.xcdatamodeld --from V1 --to V2 --emit policy

                """)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(try project.folder.files().contains("App/V1toV2.xcmappingmodel/xcmapping.xml"))
        let shown = try project.modelc.run("mapping", "show", LibraryProject.mapping)
        #expect(
            shown.output == """
                V1toV2   V1 → V2   fresh
                1 BookToBook  Book → Book  policy V1toV2_Book
                    pages = FUNCTION($entityPolicy, "pagesFrom:", $source.pages)
                    writer → PersonToPerson of $source.author
                2 PersonToPerson  Person → Person
                    name  = $source.<same>
                    books → BookToBook of $source.books
                dropped: –

                """)
    }

    /// The command that is named writes the policies that the mapping model calls, and says so if there are none.
    @Test func theNamedCommandWritesThePolicies() throws {
        let made = try project.modelc.run("mapping", "new", LibraryProject.model)
        let next = try #require(made.output.split(separator: "\n").last { $0.hasPrefix("next: modelc ") })
        let command = next.dropFirst("next: modelc ".count).split(separator: " ").map(String.init)
        let written = try project.modelc.run(command)
        #expect(written.output.contains("created ./V1toV2_Policies.swift\n"), "\(written.output)")
        let code = try String(contentsOfFile: project.folder.path("V1toV2_Policies.swift"), encoding: .utf8)
        #expect(code.contains("class V1toV2_Book") && code.contains("pagesFrom:"))
        // A mapping model whose policies are others than those that modelc names calls none of its skeletons.
        let path = LibraryProject.mapping + "/xcmapping.xml"
        let text = try String(contentsOfFile: project.folder.path(path), encoding: .utf8)
        try project.folder.write(text.replacing("V1toV2_Book", with: "OwnPolicy"), to: path)
        let none = try project.modelc.run(command)
        #expect(none.output.contains("There are no policies to write"), "\(none.output)")
    }

    @Test func theSameVersionsGiveTheSameBytesWhereverTheyAre() throws {
        #expect(try project.modelc.run("mapping", "new", LibraryProject.model).status == 0)
        let bytes = try project.bytes()
        let again = try project.modelc.run("mapping", "new", LibraryProject.model, "--from", "V1", "--to", "V2")
        #expect(again.status == 0 && again.output.hasPrefix("unchanged App/V1toV2.xcmappingmodel\n"))
        let other = try LibraryProject()
        #expect(
            try other.modelc.run("mapping", "new", other.folder.path(LibraryProject.model)).status == 0)
        #expect(try other.bytes() == bytes)
        #expect(String(decoding: bytes, as: UTF8.self).contains(">Library.xcdatamodeld/V1.xcdatamodel</attribute>"))
    }

    @Test func pathsAreRecordedFromTheFolderOfTheProject() throws {
        #expect(try project.modelc.run("mapping", "new", LibraryProject.model, "--project-dir", ".").status == 0)
        #expect(
            String(decoding: try project.bytes(), as: UTF8.self)
                .contains(">App/Library.xcdatamodeld/V2.xcdatamodel</attribute>"))
    }

    @Test func anotherMappingModelIsNeverReplacedWithoutForce() throws {
        try project.folder.write("mine", to: LibraryProject.mapping + "/xcmapping.xml")
        for arguments in [[], ["--dry-run"]] {
            let outcome = try project.modelc.run(["mapping", "new", LibraryProject.model] + arguments)
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains("[existing-mapping-model]"))
            #expect(outcome.errors.contains("--force"))
        }
        #expect(try project.bytes() == Data("mine".utf8))
        let forced = try project.modelc.run("mapping", "new", LibraryProject.model, "--force")
        #expect(forced.status == 0 && forced.output.hasPrefix("updated App/V1toV2.xcmappingmodel\n"))
        #expect(try project.bytes() != Data("mine".utf8))
    }

    @Test func aDryRunWritesNothing() throws {
        let before = try project.folder.files()
        let outcome = try project.modelc.run("mapping", "new", LibraryProject.model, "--dry-run")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("would create App/V1toV2.xcmappingmodel\n"))
        #expect(try project.folder.files() == before)
    }

    @Test func theOtherDirectionAndAnotherPlace() throws {
        let outcome = try project.modelc.run(
            "mapping", "new", LibraryProject.model, "--from", "V2", "--to", "V1", "--output", "Down/Back.xcmappingmodel"
        )
        #expect(outcome.output.hasPrefix("created Down/Back.xcmappingmodel\n"))
        #expect(outcome.output.contains("V2toV1_Book"))
        #expect(try project.modelc.run("mapping", "check", "Down", "--models", "App").status == 0)
    }

    /// The names follow the same rule as the mapping models and policies of plans.
    @Test func versionsWithBlanksGiveAPlainName() throws {
        try project.write("V 3", book: "<attribute name=\"n\" optional=\"YES\" attributeType=\"String\"/>", "writer")
        let outcome = try project.modelc.run(
            "mapping", "new", LibraryProject.model, "--from", "V1", "--to", "V 3", "--dry-run")
        #expect(outcome.output.hasPrefix("would create App/V1toV_3.xcmappingmodel\n"))
    }

    @Test func featuresOfUnknownFormAreRefusedWithTheWayOut() throws {
        try project.write(
            "V2",
            book: "<attribute name=\"n\" optional=\"YES\" attributeType=\"Integer 32\" derived=\"YES\" "
                + "derivationExpression=\"now()\"/>", "author")
        let outcome = try project.modelc.run("mapping", "new", LibraryProject.model)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'Book.n' is a derived attribute"))
        #expect(outcome.errors.contains("'modelc plan' can write the code"))
        #expect(!FileManager.default.fileExists(atPath: project.folder.path(LibraryProject.mapping)))
    }

    /// Core Data identifies versions by their hashes, and an entity with a missing inverse has none.
    @Test func aVersionThatHasNoHashesIsRefused() throws {
        let path = "App/Library.xcdatamodeld/V2.xcdatamodel/contents"
        let text = try String(contentsOfFile: project.folder.path(path), encoding: .utf8)
        try project.folder.write(
            text.replacingOccurrences(of: "inverseName=\"writer\"", with: "inverseName=\"author\""), to: path)
        let outcome = try project.modelc.run("mapping", "new", LibraryProject.model)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("the inverse of its relationship 'books' is not in the model"), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: project.folder.path(LibraryProject.mapping)))
    }

    @Test func wrongUsage() throws {
        let same = try project.modelc.run("mapping", "new", LibraryProject.model, "--from", "V2", "--to", "V2")
        #expect(same.status == 64)
        let name = try project.modelc.run("mapping", "new", LibraryProject.model, "--output", "x.xml")
        #expect(name.status == 64)
        let unknown = try project.modelc.run("mapping", "new", LibraryProject.model, "--from", "V9")
        #expect(unknown.status == 2 && unknown.errors.contains("[unknown-version]"))
        let inside = try project.modelc.run(
            "mapping", "new", LibraryProject.model, "--output", LibraryProject.model + "/X.xcmappingmodel")
        #expect(inside.status == 2 && inside.errors.contains("[unwritable-file]"))
    }
}

/// A project with a model of two versions for which Core Data cannot infer a mapping: `pages` changes from a text to a
/// number, and `author` is renamed.
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
