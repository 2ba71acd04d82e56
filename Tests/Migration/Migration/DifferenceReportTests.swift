import ModelcBase
import ModelcMigration
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The three ways to show a difference.
@Suite struct DifferenceReportTests {
    private static func report(_ old: ManagedObjectModel, _ new: ManagedObjectModel) -> DifferenceReport {
        let step = MigrationClassifier().step(from: old, to: new)
        return DifferenceReport(
            from: ComparedVersion(name: "V1", file: "M/V1/contents"),
            to: ComparedVersion(name: "V2", file: "M/V2/contents"), step.difference, MigrationVerdict(step))
    }

    private let report = report(
        model(entity("Book", [attribute("caption"), attribute("pages", .integer16)])),
        model(
            entity("Book", [attribute("captions") { $0.position = position(4) }, attribute("pages", .integer32)]),
            entity("Shelf")))

    @Test func theTextNamesChangesAndTheEdit() {
        #expect(
            report.text() == """
                V1 -> V2

                Book
                  - caption  attribute removed: String  [destructive, hash]
                  + captions  attribute added, optional: String  [hash]
                  ~ pages  type widened: Integer 16 -> Integer 32  [hash]

                Shelf
                  + entity added  [hash]

                probable renames
                  ? Book.caption -> captions
                      M/V2/contents:4:5: add elementID="caption" to <attribute name="captions">

                4 changes, 1 destructive. The version hash changes: stores of V1 migrate by themselves and lose values.

                """)
    }

    /// Kinds with the same name for all changes: the words also say what was added and removed.
    @Test func fetchRequestsComeAndGo() {
        func model(_ requests: String...) -> ManagedObjectModel {
            var model = ManagedObjectModel()
            model.fetchRequests = requests.map { name in
                var request = FetchRequestDescription()
                request.name = name
                request.entityName = "Book"
                return request
            }
            return model
        }
        let text = DifferenceReportTests.report(model("Old"), model("New")).text()
        #expect(
            text.contains("+ New  fetch request added: Book") && text.contains("- Old  fetch request removed: Book"))
    }

    @Test func theMarkdownIsATable() {
        #expect(
            report.markdown() == """
                ### `V1` → `V2`

                4 changes, 1 destructive. The version hash changes: stores of V1 migrate by themselves and lose values.

                | | where | change | |
                |---|---|---|---|
                | `-` | `Book.caption` | `attribute removed: String` | **destructive**, hash |
                | `+` | `Book.captions` | `attribute added, optional: String` | hash |
                | `~` | `Book.pages` | `type widened: Integer 16 -> Integer 32` | hash |
                | `+` | `Shelf` | `entity added` | hash |

                **Probable renames.** Without the edit the old values are dropped.

                - `caption` → `captions` in `Book`: at `M/V2/contents:4:5` \
                `add elementID="caption" to <attribute name="captions">`

                """)
    }

    @Test func theDocumentHasKindsAndPlaces() {
        let text = JSONWriter.text(of: report.json())
        for line in [
            #""kind": "attribute-type-numeric-widened""#, #""from": "Integer 16""#, #""altersHash": true"#,
            #""elementID": "caption""#, #""line": 4"#,
        ] {
            #expect(text.contains(line), "\(line)")
        }
        #expect(!text.contains("null"))
    }

    /// The verdict is that of a plan, with the reasons.
    @Test func whatCannotBeMigratedIsNamed() {
        let blocked = DifferenceReportTests.report(
            model(entity("Book", [attribute("pages")])), model(entity("Book", [attribute("pages", .integer16)])))
        #expect(
            blocked.text().hasSuffix(
                """
                1 change, 1 destructive. The version hash changes: stores of V1 cannot be migrated by Core Data alone.
                  Book.pages: String cannot become Integer 16

                """), "\(blocked.text())")
        #expect(blocked.markdown().contains("\n- Book.pages: String cannot become Integer 16\n"))
        let text = JSONWriter.text(of: blocked.json())
        #expect(text.contains("\"migration\": \"blocked\"") && text.contains("\"Book.pages: String cannot"))
    }

    @Test func equalModelsAreSaidToBeEqual() {
        let equal = DifferenceReportTests.report(model(entity("Book")), model(entity("Book")))
        #expect(equal.text() == "V1 -> V2\n\nNo differences.\n")
        #expect(equal.markdown() == "### `V1` → `V2`\n\nNo differences.\n")
    }

    /// A model may be hostile: its texts must not affect the terminal or the comment.
    @Test func hostileNamesStayText() {
        let hostile = DifferenceReportTests.report(
            model(), model(entity("a`|b\u{1B}[31m\u{7F}\u{9B}\n</td>", [attribute("x")])))
        #expect(!hostile.text().contains("\u{1B}"))
        #expect(hostile.markdown().contains("| ``a`\\|b\\u{1B}[31m\\u{7F}\\u{9B} </td>`` |"))
        #expect(hostile.markdown().split(separator: "\n").count == 5)
    }
}
