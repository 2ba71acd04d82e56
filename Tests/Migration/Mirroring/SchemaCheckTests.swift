import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcMirroring
import ModelcSchema
import ModelcTestSupport
import Testing

/// What a schema lacks for a model: one rule of the mapping each.
@Suite struct SchemaCheckTests {
    /// Checks a model against types of the form `CD_Note: CD_title STRING, …`; a type has what the mirror adds to each type.
    private func check(
        _ model: ManagedObjectModel, _ types: [String], own: Bool = true, configurations: [String] = [],
        sharing: Bool = false
    ) -> SchemaCheck {
        let common = [
            "CD_entityName STRING QUERYABLE SEARCHABLE SORTABLE", "CD_moveReceipt BYTES",
            "CD_moveReceipt_ckAsset ASSET",
        ]
        let statements = types.map { text in
            let parts = text.split(separator: ":").map(String.init)
            let items = (own ? common : []) + parts.dropFirst()
            return "RECORD TYPE \(parts[0]) (\(items.joined(separator: ", ")));"
        }
        let schema = CloudKitSchema(reading: Array(("DEFINE SCHEMA " + statements.joined(separator: "\n")).utf8))
        #expect(schema.problems == [])
        var options = SchemaCheckOptions(configurationOption: "--configuration")
        options.configurations = configurations
        options.isSharing = sharing
        return SchemaCheck(model, schema, options)
    }

    /// The findings as `CK102 CD_Note.CD_title`, sorted.
    private func codes(_ check: SchemaCheck, notes: Bool = false) -> [String] {
        check.findings.filter { notes || $0.severity != .note }.map { finding in
            let place = [finding.recordType, finding.field].compactMap(\.self).joined(separator: ".")
            return "\(finding.code.rawValue) \(finding.configuration ?? place)"
        }.sorted()
    }

    @Test func everyAttributeTypeHasItsField() {
        let types: [(AttributeType, String)] = [
            (.integer16, "INT64"), (.integer32, "INT64"), (.integer64, "INT64"), (.boolean, "INT64"),
            (.double, "DOUBLE"),
            (.float, "DOUBLE"), (.decimal, "DOUBLE"), (.date, "TIMESTAMP"), (.uuid, "STRING"), (.uri, "STRING"),
            (.string, "STRING"), (.binary, "BYTES"), (.transformable, "BYTES"),
        ]
        let all = model(entity("E", types.map { attribute("a\($0.0.code)", $0.0) }))
        let fields = types.map { "CD_a\($0.0.code) \($0.1)" }.joined(separator: ", ")
        let found = check(all, ["CD_E: \(fields)"])
        #expect(codes(found) == [])
        #expect(found.expectedFields == 14 && found.presentFields == 14)
        // Only these three have a companion.
        #expect(
            codes(found, notes: true).filter { $0.hasPrefix("CK111") } == [
                "CK111 CD_E.CD_a1000_ckAsset", "CK111 CD_E.CD_a1800_ckAsset", "CK111 CD_E.CD_a700_ckAsset",
            ])
        #expect(codes(found, notes: true).filter { $0.hasPrefix("CK113") }.count == 13)
    }

    @Test func missingTypesAndFields() {
        let books = model(
            entity("Book", ["title"], links: [link("shelf", to: "Shelf", inverse: "books")]),
            entity("Shelf", [], links: [many("books", to: "Book", inverse: "shelf")]))
        #expect(codes(check(books, [])) == ["CK101 CD_Book", "CK101 CD_Shelf"])
        #expect(
            codes(check(books, ["CD_Book", "CD_Shelf"])) == ["CK102 CD_Book.CD_shelf", "CK102 CD_Book.CD_title"])
        let bare = check(books, ["CD_Book: CD_title STRING, CD_shelf STRING", "CD_Shelf: x STRING"], own: false)
        #expect(codes(bare) == ["CK102 CD_Book.CD_entityName", "CK102 CD_Shelf.CD_entityName"])
        #expect(bare.findings.contains { $0.help?.contains("always nil") == true })
        #expect(codes(bare, notes: true).contains("CK203 CD_Shelf.x"))
        #expect(bare.findings.first { $0.field == "CD_entityName" }?.entity == "Book")
    }

    @Test func wrongTypes() {
        let log = model(
            entity(
                "Log", [attribute("n", .integer16), attribute("s"), attribute("d", .double)],
                links: [link("to", to: "Log")]))
        let found = check(log, ["CD_Log: CD_n DOUBLE, CD_s LIST<STRING>, CD_d NUMBER, CD_to REFERENCE"])
        #expect(codes(found) == ["CK103 CD_Log.CD_n", "CK103 CD_Log.CD_s", "CK103 CD_Log.CD_to"])
        #expect(codes(found, notes: true).contains("CK114 CD_Log.CD_d"))
        #expect(found.presentFields == 2 && found.expectedFields == 5)
        #expect(
            found.findings.first { $0.field == "CD_to" }?.message
                == "CD_Log.CD_to is REFERENCE; the mirror writes STRING")
        #expect(
            codes(check(log, ["CD_Log: CD_n NUMBER PREFERRED AS INT64, CD_s STRING, CD_d DOUBLE, CD_to STRING"])) == [])
    }

    @Test func encryption() {
        let note = model(
            entity("Note", [attribute("a") { $0.allowsCloudEncryption = true }, attribute("b", .date)]))
        #expect(codes(check(note, ["CD_Note: CD_a ENCRYPTED STRING, CD_b TIMESTAMP"])) == [])
        #expect(
            codes(check(note, ["CD_Note: CD_a STRING, CD_b ENCRYPTED TIMESTAMP"]))
                == ["CK104 CD_Note.CD_a", "CK104 CD_Note.CD_b"])
    }

    @Test func aHierarchyHasOneType() {
        let posts = model(
            entity("Post", ["title"]) { $0.isAbstract = true },
            entity("Photo", parent: "Post", [attribute("data", .binary)]),
            entity("Album", parent: "Photo", ["cover"]))
        #expect(codes(check(posts, ["CD_Post: CD_title STRING, CD_data BYTES, CD_cover STRING"])) == [])
        let found = check(posts, ["CD_Post: CD_title STRING, CD_cover STRING", "CD_Photo"])
        #expect(codes(found) == ["CK102 CD_Post.CD_data", "CK201 CD_Photo"])
        #expect(found.findings.first { $0.code == .fieldMissing }?.entity == "Photo")
        #expect(found.findings.first { $0.code == .orphanedType }?.message.contains("CD_Post") == true)
    }

    @Test func manyToManyNeedsOneTypeForAll() {
        let tags = model(
            entity(
                "Post", links: [many("tags", to: "Tag", inverse: "posts"), many("likes", to: "Post", inverse: "likes")]),
            entity("Tag", links: [many("posts", to: "Post", inverse: "tags")]))
        #expect(codes(check(tags, ["CD_Post", "CD_Tag"])) == ["CK101 CDMR"])
        let found = check(
            tags, ["CD_Post", "CD_Tag", "CDMR: CD_entityNames STRING, CD_recordNames STRING, CD_relationships STRING"])
        #expect(codes(found) == [])
        #expect(found.mirrored.types.count == 3)
        #expect(codes(check(model(entity("Tag")), ["CD_Tag", "CDMR"])) == ["CK201 CDMR"])
    }

    @Test func whatCannotBeMirrored() {
        let place = composite("Place", attribute("latitude", .double))
        let notes = model(
            entity(
                "Note",
                [attribute("place", composite: "Place"), attribute("none", .undefined), attribute("größe")],
                links: [many("pages", to: "Note")]), composites: [place])
        #expect(
            codes(check(notes, ["CD_Note: CD_place_latitude DOUBLE, CD_pages STRING, \"CD_größe\" STRING"])) == [
                "CK401 CD_Note.CD_none", "CK401 CD_Note.CD_pages", "CK401 CD_Note.CD_place", "CK405 CD_Note.CD_größe",
            ])
    }

    @Test func fieldsOfTwoPropertiesAreContested() {
        let posts = model(
            entity("Post", [attribute("x"), attribute("x_ckAsset"), attribute("entityName")]),
            entity("Photo", parent: "Post", [attribute("size", .integer16), attribute("same")]),
            entity("Video", parent: "Post", [attribute("size", .string), attribute("same")]))
        #expect(
            codes(check(posts, ["CD_Post: CD_x STRING, CD_same STRING, CD_size BYTES, CD_x_ckAsset LOCATION"])) == [
                "CK403 CD_Post.CD_entityName", "CK403 CD_Post.CD_size", "CK403 CD_Post.CD_x_ckAsset",
            ])
    }

    @Test func derivedAndTransientAttributes() {
        let notes = model(
            entity(
                "Note",
                [
                    attribute("count", .integer64) { $0.isDerived = true }, attribute("name") { $0.isDerived = true },
                    attribute("cache") { $0.isTransient = true },
                ]))
        #expect(codes(check(notes, ["CD_Note"]), notes: true) == ["CK402 CD_Note.CD_count", "CK402 CD_Note.CD_name"])
        #expect(
            codes(check(notes, ["CD_Note: CD_count STRING, CD_name STRING, CD_name_ckAsset ASSET, CD_cache STRING"]))
                == ["CK103 CD_Note.CD_count", "CK202 CD_Note.CD_cache"])
    }

    @Test func configurations() {
        let two = model(entity("Cloudy"), entity("Device"), entity("Loose")) {
            $0.configurations = [configuration("Cloud", "Cloudy"), configuration("Local", "Device")]
        }
        let cloud = ["CD_Cloudy", "CD_Loose"]
        #expect(codes(check(two, cloud)) == ["CK120 Local"])
        #expect(codes(check(two, [])) == ["CK101 CD_Cloudy", "CK101 CD_Device", "CK101 CD_Loose"])
        #expect(codes(check(two, cloud, configurations: ["Cloud"])) == ["CK201 CD_Loose"])
        #expect(codes(check(two, cloud, configurations: ["Cloud", "Local"])) == ["CK101 CD_Device", "CK201 CD_Loose"])
        var marked = two
        marked.configurations[0].isUsedWithCloudKit = true
        #expect(codes(check(marked, ["CD_Cloudy"])) == [])
    }

    @Test func orphansAndRenames() {
        let log = model(entity("Log", [attribute("cups", .integer16)]))
        let found = check(log, ["CD_Log: CD_old INT64, CD_older STRING, CD_older_ckAsset ASSET", "CD_Gone", "Plain"])
        #expect(
            codes(found) == [
                "CK102 CD_Log.CD_cups", "CK201 CD_Gone", "CK202 CD_Log.CD_old", "CK202 CD_Log.CD_older",
                "CK202 CD_Log.CD_older_ckAsset",
            ])
        #expect(found.findings.first { $0.code == .fieldMissing }?.message.hasSuffix("; renamed from CD_old?") == true)
    }

    @Test func sharing() {
        let log = model(entity("Log"))
        let types = ["CD_Log: CD_entityName STRING"]
        #expect(codes(check(log, types, own: false)) == [])
        #expect(
            codes(check(log, types, own: false, sharing: true)) == [
                "CK112 CD_Log.CD_moveReceipt", "CK112 CD_Log.CD_moveReceipt_ckAsset", "CK115 cloudkit.share",
            ])
    }

    /// Every code has an id that begins as the others, and no two codes share one.
    @Test func codesAreDistinct() {
        #expect(Set(CloudKitFindingCode.allCases.map(\.id)).count == CloudKitFindingCode.allCases.count)
        #expect(CloudKitFindingCode.allCases.allSatisfy { $0.rawValue.wholeMatch(of: /CK\d{3}/) != nil })
    }
}
