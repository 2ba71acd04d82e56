import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring
import ModelcSchema
import ModelcTestSupport
import Testing

/// Completing a schema.
@Suite struct SchemaEmissionTests {
    private let library = model(
        entity(
            "Book", [attribute("title"), attribute("pages", .integer32)],
            links: [link("shelf", to: "Shelf", inverse: "books")]),
        entity("Shelf", ["name"], links: [many("books", to: "Book", inverse: "shelf")]))

    private let base = """
        DEFINE SCHEMA

            RECORD TYPE CD_Book (
                CD_entityName STRING QUERYABLE SEARCHABLE SORTABLE,
                CD_title      STRING,
                "___recordID" REFERENCE,
                GRANT WRITE TO "_creator",
                GRANT CREATE TO "_icloud",
                GRANT READ TO "_world"
            );

        """

    private let options = SchemaCheckOptions(configurationOption: "--configuration")

    private func emission(_ model: ManagedObjectModel, onto text: String, unshown: Bool = false) -> SchemaEmission {
        let schema = CloudKitSchema(reading: Array(text.utf8))
        return SchemaEmission(SchemaCheck(model, schema, options), onto: schema, includesUnshown: unshown)
    }

    /// The findings about a completed schema that report something missing.
    private func missing(_ model: ManagedObjectModel, in bytes: [UInt8]) -> [CloudKitFindingCode] {
        SchemaCheck(model, CloudKitSchema(reading: bytes), options).findings.map(\.code).filter {
            [.typeMissing, .fieldMissing, .companionMissing, .receiptMissing, .otherType].contains($0)
        }
    }

    @Test func whatIsMissingIsAdded() throws {
        let emission = emission(library, onto: base)
        #expect(!emission.isRefused && emission.findings.isEmpty)
        #expect(emission.types.map(\.name) == ["CD_Shelf"] && emission.fieldCount == 5)
        let bytes = try emission.text()
        #expect(missing(library, in: bytes) == [])
        let schemas = [Array(base.utf8), bytes].map(CloudKitSchema.init(reading:))
        #expect(SchemaComparison(from: schemas[0], to: schemas[1]).findings.allSatisfy { $0.code == .added })
        let lines = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n"))
        #expect(base.split(separator: "\n").allSatisfy(lines.contains))
    }

    @Test func aCompleteSchemaStaysAsItIs() throws {
        let whole = try emission(library, onto: base).text()
        let text = String(decoding: whole, as: UTF8.self)
        #expect(try emission(library, onto: text).text() == whole)
    }

    @Test func aNewContainerHasALayoutOfExport() throws {
        let bytes = emission(library, onto: "DEFINE SCHEMA").textOfNewContainer()
        let schema = CloudKitSchema(reading: bytes)
        #expect(schema.hasLayoutOfExport && schema.types.map(\.name.text) == ["CD_Book", "CD_Shelf", "Users"])
        #expect(missing(library, in: bytes) == [])
    }

    @Test func problemsOfTheSchemaAreRefused() {
        let wrong = base.replacing("CD_title      STRING", with: "CD_title      INT64")
        #expect(emission(library, onto: wrong).isRefused)
        #expect(emission(library, onto: base.replacing(");", with: ")")).isRefused)
        let place = composite("Place", attribute("x", .double))
        #expect(
            emission(model(entity("Book", [attribute("at", composite: "Place")]), composites: [place]), onto: base)
                .isRefused)
    }

    @Test(arguments: [
        model(entity("Book", [attribute("secret") { $0.allowsCloudEncryption = true }])),
        model(entity("Book", []), entity("Novel", parent: "Book", ["genre"])),
        model(entity("Book", links: [many("like", to: "Book", inverse: "like")])),
    ])
    func formsThatNoExportShows(model: ManagedObjectModel) throws {
        let refused = emission(model, onto: base)
        #expect(refused.isRefused && refused.findings.allSatisfy { $0.code == .formNotShown })
        let marked = emission(model, onto: base, unshown: true)
        #expect(!marked.isRefused && marked.findings.allSatisfy { $0.severity == .warning })
        let bytes = try marked.text()
        #expect(missing(model, in: bytes) == [])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("// Unconfirmed: "))
        // The result itself shows the form.
        let grown = emission(model, onto: text)
        #expect(!grown.isRefused)
    }
}
