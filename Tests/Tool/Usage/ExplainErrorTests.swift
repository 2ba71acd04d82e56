import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcLint
import ModelcPlans
import ModelcTestSupport
import Testing

@testable import ModelcPresentation
@testable import modelc

/// `modelc explain` about the errors of Core Data.
@Suite struct ExplainErrorTests {
    private struct Page: Decodable {
        var id: String
        var coreDataErrors: [CoreDataErrorRow]
    }

    private struct CoreDataErrorRow: Decodable {
        var number: Int
        var name: String?
        var ids: [String]
    }

    private struct Document: Decodable {
        var result: Page
    }

    private func page(_ words: String...) throws -> Page {
        let outcome = try ModelcProcess().run(["explain"] + words + ["--format", "json"])
        return try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8)).result
    }

    @Test func eachNumberAndEachConstantIsThereOnce() {
        let numbers = CoreDataError.all.map(\.number)
        let names = CoreDataError.all.compactMap(\.name)
        #expect(Set(numbers).count == numbers.count && Set(names).count == names.count)
        for error in CoreDataError.all {
            #expect(error.name?.hasPrefix("NS") ?? true && error.name?.hasSuffix("Error") ?? true)
            #expect(
                !error.summary.hasSuffix(".") && error.why.hasSuffix(".") && error.advice.hasSuffix("."), "\(error.id)")
            #expect(error.answers.allSatisfy { !$0.meaning.hasSuffix(".") }, "\(error.id)")
        }
        let wanted = [
            134000, 134010, 134020, 134030, 134040, 134050, 134060, 134070, 134080, 134090, 134100, 134110, 134111,
            134120,
            134130, 134140, 134150, 134160, 134170, 134180, 134190, 134404, 134405, 134406, 134407, 134410, 134504,
            1550,
            1560, 1570, 1580, 1590, 1600, 1610, 1620, 1630, 1640, 1650, 1660, 1670, 1680,
        ]
        #expect(Set(wanted).subtracting(numbers).sorted() == [])
    }

    /// The texts with which CloudKit refuses a record lead to the findings about the schema, with or without an error of
    /// Core Data in the log.
    @Test func textsOfCloudKitLeadToFindings() throws {
        let refused =
            "CKError 0x1: Invalid Arguments (12/2006); Cannot create or modify field 'CD_note' in record 'CD_Trip' in production schema"
        #expect(try page(refused).id == "CK102")
        #expect(try page("error saving record: Cannot create new type CD_Trip in production schema").id == "CK101")
        let both = try ModelcProcess().run(["explain", "NSCocoaErrorDomain Code=134404 \"\(refused)\""])
        #expect(both.output.hasPrefix("134404") && both.output.contains("\nCK102  diagnostic"), "\(both)")
        #expect(try page("production.ckdb:1:1: error: CD_Trip.CD_note is missing [CK102]").id == "CK102")
        let reasons = Set(ExplainedID.all.filter { $0.id.hasPrefix("CK") }.map(\.why))
        #expect(reasons.count >= 6, "each group of codes has its own reason")
    }

    /// The text of an error leads to the error, in whatever log it is.
    @Test func eachTextLeadsToItsNumber() {
        for error in CoreDataError.all {
            for text in error.texts {
                let log =
                    "2026-01-01 App[99:1] CoreData: error: \(text.replacingOccurrences(of: "…", with: "Some Thing")).\n"
                #expect(ErrorText.ofLog(log).errors.map(\.number) == [error.number], "\(text)")
            }
        }
    }

    /// Each command of an answer exists, and takes what the line names.
    @Test func eachAnswerIsACommand() throws {
        for answer in CoreDataError.all.flatMap(\.answers) {
            let words = answer.line.split(separator: " ").dropFirst().map(String.init)
            #expect(throws: Never.self, "\(answer.line)") { _ = try Modelc.parseAsRoot(words) }
        }
    }

    @Test(arguments: [
        ("134110", "134110"), ("NSMigrationError", "134110"), ("nsmigrationmissingmappingmodelerror", "134140"),
        (".migrationMissingSourceModel", "134130"), ("CocoaError.migrationMissingSourceModel", "134130"),
        ("Error Domain=NSCocoaErrorDomain Code=134100", "134100"), ("Cocoa error 1570.", "1570"),
        ("NSCocoaErrorDomain 1560", "1560"), ("134413", "134413"),
        ("Can’t find mapping model for migration", "134140"),
        ("Persistent store migration failed,\nmissing mapping model.", "134140"),
        (
            "CoreData: error: Failed to load: Error Domain=NSCocoaErrorDomain Code=134060 \"A Core Data error occurred.\" "
                + "UserInfo={NSLocalizedFailureReason=CloudKit integration requires that all attributes be optional, or have "
                + "a default value set.}", "134060"
        ),
        ("Cannot migrate store in-place: constraint violation during attempted migration", "134110"),
        ("MYNSMigrationErrorHandler failed: NSMigrationError", "134110"),
        ("DL201", "DL201"), ("Model.xcdatamodeld: warning: there is no inverse [missing-inverse]", "missing-inverse"),
        ("Duplicate version checksums across stages detected.", "ST702"),
        (
            "Multiple NSEntityDescriptions claim the NSManagedObject subclass 'App.Book' so +entity is unable to "
                + "disambiguate.", "duplicate-class"
        ),
    ])
    func whatPeoplePasteIsExplained(_ text: String, _ id: String) throws {
        #expect(try page(text).id == id)
    }

    @Test func unquotedWordsAreOneText() throws {
        let page = try page("Error", "Domain=NSCocoaErrorDomain", "Code=134130")
        #expect(page.id == "134130" && page.coreDataErrors.first?.name == "NSMigrationMissingSourceModelError")
    }

    @Test func severalNamesHaveAPageEach() throws {
        let outcome = try ModelcProcess().run("explain", "DL201", "134110")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("DL201  ") && outcome.output.contains("\n134110 NSMigrationError  "))
    }

    /// The page names the ids that the text is about first.
    @Test func aLogIsReadFromStandardInput() throws {
        let folder = try TemporaryFolder()
        let log = """
            2026-01-01 10:00:00.000 App[1570:99] CoreData: error: addPersistentStoreWithType
            Error Domain=NSCocoaErrorDomain Code=134110 "An error occurred during persistent store migration."
            UserInfo={entity=Book, attribute=isbn, reason=Cannot migrate store in-place: Validation error missing
            attribute values on mandatory destination attribute}
            """
        try folder.write(log, to: "log.txt")
        let command = "\"$0\" explain - < \"$1\""
        let outcome = try ModelcProcess().run(
            executable: URL(fileURLWithPath: "/bin/sh"),
            ["-c", command, ModelcProcess.executable.path, folder.path("log.txt")])
        #expect(outcome.status == 0 && outcome.output.hasPrefix("134110 NSMigrationError  error of Core Data\n"))
        #expect(outcome.output.contains("The text is the one that these ids are about: 'DD301', 'DD302'"))
        #expect(!outcome.output.contains("1570"), "the number of a process is no error")
    }

    @Test(arguments: [
        ("134113", "modelc knows no error 134113 of Core Data; the nearest numbers are 134111 and 134120"),
        ("Error Domain=NSCocoaErrorDomain Code=134999 \"(null)\"", "no error 134999 of Core Data"),
        ("NSMigrationErorr", "did you mean 'NSMigrationError'?"),
        ("The printer is on fire", "the text has no id of modelc, and no error of Core Data"),
    ])
    func anUnknownErrorGetsAHint(_ text: String, _ hint: String) throws {
        let outcome = try ModelcProcess().run("explain", text)
        #expect(outcome.status == 64 && outcome.errors.contains(hint), "\(outcome.errors)")
    }

    /// An id names the errors that it leads to, and an error names its ids.
    @Test func idsAndNumbersLeadToEachOther() throws {
        for id in [
            "missing-inverse", "BL401", "DD303", "cloudkit-required-attribute", "locked-property-changed", "ST701",
        ] {
            let errors = try page(id).coreDataErrors
            #expect(id == "missing-inverse" || !errors.isEmpty, "\(id)")
            for error in errors { #expect(error.ids.contains(id), "\(id) \(error.number)") }
        }
        for error in CoreDataError.all {
            for id in try page(error.id).coreDataErrors.flatMap(\.ids) {
                let text = try #require(Explanation(of: id)).text(.text)
                let words = Set(text.split { !$0.isNumber })
                #expect(words.contains(Substring(error.id)), "\(id) does not name \(error.id)")
            }
        }
    }

    /// A rule whose message names an error leads to the error.
    @Test func rulesLeadToTheErrorsOfTheirMessages() throws {
        let folder = Repository.path("Sources/ModelcLint/Rules")
        let rules = Dictionary(uniqueKeysWithValues: RuleRegistry.all.map { (String(describing: $0), $0.id.rawValue) })
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            let numbers = Set(text.matches(of: /error (\d{4,6})\b/).map { String($0.output.1) })
            guard let id = rules[String(path.split(separator: "/").last?.dropLast(6) ?? "")], !numbers.isEmpty else {
                continue
            }
            let page = try #require(Explanation(of: id)).text(.text)
            for number in numbers {
                #expect(page.contains("'\(number)'"), "name error \(number) in the description of \(id)")
            }
        }
    }

    /// Recorded with `MODELC_RECORD_GOLDENS=1`: the tables stand below their heading.
    @Test func thePageHasTheTables() throws {
        let path = Repository.path("Sources/modelc/Documentation.docc/CoreDataErrors.md")
        let page = try String(contentsOfFile: path, encoding: .utf8)
        let heading = "## The numbers\n\n"
        let start = try #require(page.range(of: heading)?.upperBound)
        try Goldens("Sources/modelc/Documentation.docc").expect(
            page[..<start] + CoreDataErrorTable.markdown, "CoreDataErrors.md")
    }
}

/// The tables of the page CoreDataErrors.
private enum CoreDataErrorTable {
    /// The numbers, and the texts by which the errors are printed. Ends in a line feed.
    static var markdown: String {
        let lines =
            numbers.lines + ["", "## The texts", ""]
            + MarkdownTable("text", "number", rows: texts.map { [$0.text, "`\($0.number)`"] }).lines
        return lines.joined(separator: "\n") + "\n"
    }

    private static var numbers: MarkdownTable {
        let rows = CoreDataError.all.map { error in
            [
                "`\(error.number)`", error.name.map { "`\($0)`" } ?? "", error.summary + "." + doubt(error), error.why,
                error.advice, error.answers.map { "`\($0.line)`: \($0.meaning)" }.joined(separator: "; "),
                ErrorIDs.ids(of: error).map { "`\($0)`" }.joined(separator: ", "),
            ]
        }
        return MarkdownTable(
            "number", "constant", "what", "why", "what to look at", "commands", "findings that lead to it", rows: rows)
    }

    private static func doubt(_ error: CoreDataError) -> String { error.isVerified ? "" : " (unverified)" }

    private static var texts: [(text: String, number: Int)] {
        let all = CoreDataError.all.flatMap { error in error.texts.map { (text: $0, number: error.number) } }
        return all.sorted { ($0.text, $0.number) < ($1.text, $1.number) }
    }
}
