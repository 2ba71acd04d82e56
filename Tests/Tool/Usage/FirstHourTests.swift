import Foundation
import ModelcTestSupport
import Testing

/// The commands of a first hour, typed by somebody who has not read the pages: each stop names a next step that works.
@Suite(.enabled(if: GitFixture.git != nil, "no git"))
struct FirstHourTests {
    private let project: GitFixture
    private var modelc: ModelcProcess { project.tool }

    init() throws {
        project = try GitFixture()
        try project.git("init", "-q")
    }

    @discardableResult
    private func run(_ words: String...) throws -> ModelcProcess.Outcome { try modelc.run(words) }

    /// Types a command that a message names.
    private func type(_ command: String) throws -> ModelcProcess.Outcome {
        try modelc.run(command.split(separator: " ").dropFirst().map { String($0) })
    }

    /// Returns the command in a text after some words, up to the end of the line or a semicolon.
    private func command(in text: String, after words: String) throws -> String {
        let rest = try #require(text.components(separatedBy: words).dropFirst().first, "\(text)")
        return String(try #require(rest.split(whereSeparator: { $0 == "\n" || $0 == ";" }).first))
            .replacingOccurrences(of: #" \[[a-z: ]+\]$"#, with: "", options: .regularExpression)
    }

    private func release(_ tag: String) throws {
        try project.git("add", "-A")
        try project.git("commit", "-q", "-m", tag)
        try project.git("tag", tag)
    }

    /// Lib with Book.title and Book.pages, released as v1.
    private func released() throws {
        try run("new", "Lib", "Book")
        try run("edit", "add", "attribute", "Book.title", "String")
        try run("edit", "add", "attribute", "Book.pages", "Int32")
        try release("v1")
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: project.folder.path(path), encoding: .utf8)
    }

    @Test func commandsOfFindingsWork() throws {
        try run("new", "BookList", "Book", "Author")
        try run("edit", "add", "relationship", "Book.authors", "Author")
        let added = try run("edit", "add", "relationship", "Author.book", "Book")
        #expect(added.output.contains("+ book  to-one relationship added, optional: Book"), "\(added.output)")
        #expect(try type(command(in: added.output, after: "pair it with Book.authors: ")).status == 0)
        let plural = try run("lint", "--min-severity", "info", "--only", "to-one-plural-name")
        #expect(plural.output.contains("Book.authors is to-one, but its name is the plural of Author"))
        #expect(try type(command(in: plural.output, after: "make it to-many: ")).status == 0)
        #expect(try run("lint", "--min-severity", "info").status == 0)
        #expect(try text("BookList.xcdatamodeld/BookList.xcdatamodel/contents").contains("toMany=\"YES\""))
    }

    @Test func theSummaryNamesTheCommandThatFixes() throws {
        try run("new", "Old Books", "Book", "Author")
        try run("edit", "add", "relationship", "Book.author", "Author")
        try run("edit", "add", "relationship", "Author.books", "Book", "--to-many")
        let found = try run("lint")
        #expect(found.output.contains("2 fixable: modelc lint --fix --unsafe --in-new-version\n"), "\(found.output)")
        #expect(try run("lint", "--fix", "--unsafe", "--in-new-version").status == 0)
        #expect(try text("Old Books.xcdatamodeld/Old Books 2.xcdatamodel/contents").contains("inverseName=\"books\""))
    }

    /// A version that no commit has gets the fixes itself.
    @Test func fixesGoIntoAVersionThatIsNew() throws {
        try released()
        try run("edit", "add", "entity", "Author", "--in-new-version")
        try run("edit", "add", "relationship", "Book.author", "Author")
        try run("edit", "add", "relationship", "Author.books", "Book", "--to-many")
        #expect(try run("lint", "--fix", "--unsafe", "--in-new-version").status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path("Lib.xcdatamodeld"))
        #expect(names.filter { $0.hasSuffix(".xcdatamodel") }.sorted() == ["Lib 2.xcdatamodel", "Lib.xcdatamodel"])
    }

    /// A name that Xcode refuses is renamed with a command, which keeps the data.
    @Test func aWrongNameLeadsToTheRename() throws {
        try run("new", "Shop", "Item")
        let added = try run("edit", "add", "entity", "customer")
        let command = try command(in: added.output, after: "which keeps its data: ")
        #expect(command == "modelc edit Shop.xcdatamodeld rename customer NEWNAME")
        #expect(try type(command.replacingOccurrences(of: "NEWNAME", with: "Customer")).status == 0)
        #expect(try run("lint").status == 0)
        try run("edit", "add", "attribute", "Item.tags", "Transformable")
        let transformer = try run("lint", "--only", "insecure-transformer")
        let fix = try self.command(in: transformer.output, after: "to set NSSecureUnarchiveFromData: ")
        #expect(try type(fix).status == 0, "\(fix)")
    }

    @Test(arguments: [
        (["init", "--ci"], "github (.github"), (["init", "--github"], "did you mean '--ci github'?"),
        (["lint", "--github"], "did you mean '--format github'?"),
        (["lint", "--error-on-warning"], "did you mean '--fail-on warning'?"),
        (["docs"], "did you mean 'modelc help topics'?"),
        (["--json", "inspect"], "behind the command: modelc inspect --format json"),
        (["--format", "json", "versions"], "behind the command: modelc inspect --format json"),
        (["store", "repair", "a.sqlite"], "did you mean 'modelc store check'?"),
        (["store", "dump", "a.sqlite", "Person"], "did you mean '--entity Person'?"),
        (["store", "dump", "a.sqlite", "-o", "x.csv"], "redirect it with > FILE"),
        (["edit", "add", "entity", "Book", "title:string"], "then: modelc edit add attribute Book.title string"),
    ])
    func wordsOfOtherToolsAreUnderstood(_ words: [String], _ advice: String) throws {
        try run("new", "Shop", "Item")
        let refused = try modelc.run(words)
        #expect(refused.status == 64 && refused.errors.contains(advice), "\(refused)")
    }

    @Test func aRefusedEditNamesTheWholeCommand() throws {
        try released()
        try run("lock")
        let refused = try run("edit", "add", "attribute", "Book.sub title", "String")
        #expect(refused.status == 2)
        let locked = try run("edit", "add", "attribute", "Book.subtitle", "String")
        let command = try command(in: locked.errors, after: "make the change in a new version: ")
        #expect(command == "modelc edit Lib.xcdatamodeld add attribute Book.subtitle String --in-new-version")
        #expect(try type(command).status == 0)
    }

    @Test func humanFilesWithoutTheirBaseClassAreNamed() throws {
        try run("new", "Shop", "Item", "Customer")
        try run("generate", "--output", "G", "--human-output", "H")
        #expect(try run("edit", "remove", "Customer").status == 0)
        let pruned = try run("generate", "--output", "G", "--human-output", "H", "--prune")
        #expect(pruned.errors.contains("'H/Customer.swift' does not compile without '_Customer'"), "\(pruned.errors)")
        #expect(pruned.errors.contains("[human-file-without-base]") && pruned.errors.contains("rm H/Customer.swift"))
        #expect(!pruned.errors.contains("Item.swift"))
        try FileManager.default.removeItem(atPath: project.folder.path("H/Customer.swift"))
        let again = try run("generate", "--output", "G", "--human-output", "H")
        #expect(again.status == 0 && again.errors.isEmpty, "\(again.errors)")
    }

    @Test func numbersInNamesAreSortedByValue() throws {
        try run("new", "Shop", "Item")
        try run("versions", "add", "Shop 2")
        for number in [10, 2, 1] { try run("edit", "add", "attribute", "Item.extra\(number)", "String") }
        for words in [["diff", "Shop", "Shop 2"], ["plan"]] {
            let output = try modelc.run(words).output
            let names = output.matches(of: /extra\d+/).map { String($0.output) }
            #expect(Array(names.prefix(3)) == ["extra1", "extra2", "extra10"], "\(output)")
        }
        let renamed = try run("versions", "rename", "Shop 2", "Store")
        #expect(renamed.output.contains("renamed to Shop.xcdatamodeld/Store.xcdatamodel\n"), "\(renamed)")
    }

    /// A team that only wants checks in CI: the lines to remove are named, and every format of a report is one of `check`.
    @Test func checksWithoutGeneratedClasses() throws {
        try run("new", "Shop", "Item", "Customer")
        let made = try run("init", "--ci", "github")
        #expect(made.output.contains("remove 'output' and 'human-output' from .modelc.yml"), "\(made)")
        #expect(try !run("init", "--ci", "gitlab").output.contains("human-output"))
        let missing = try run("check")
        #expect(missing.output.contains("without generated classes, remove 'output' from .modelc.yml"), "\(missing)")
        let junit = try run("check", "--format", "junit")
        #expect(junit.status == 1 && junit.output.hasPrefix("<?xml") && junit.output.contains("missing-output"))
        #expect(try run("check", "-o", "check.sarif").errors == "wrote check.sarif\n")
        #expect(try text("check.sarif").contains("\"$schema\""))
        #expect(try run("check", "-o", "check.xml").errors.contains("--format checkstyle or --format junit"))
        let lines = try text(".modelc.yml").split(separator: "\n", omittingEmptySubsequences: false)
        let kept = lines.filter { !$0.contains("output: ") || $0.contains("#") }
        try project.folder.write(kept.joined(separator: "\n"), to: ".modelc.yml")
        #expect(try run("check").status == 0)
    }

    /// A package author makes the classes public after the first run: human files stay internal, and the option is not in
    /// the configuration.
    @Test func aChangedAccessLevelNamesTheClassesThatStay() throws {
        try run("new", "Shop", "Item", "Customer")
        try run("init")
        #expect(try run("generate").errors.isEmpty)
        let changed = try run("generate", "--access", "public")
        #expect(changed.status == 0)
        #expect(
            changed.errors.contains("Entities/Item.swift:5:") && changed.errors.contains("'Item' is internal")
                && changed.errors.contains("write 'public' before 'class Item'"), "\(changed.errors)")
        #expect(
            changed.errors.contains("write 'access: public' for the model in .modelc.yml"), "\(changed.errors)")
        for name in ["Item", "Customer"] {
            let source = try text("Entities/\(name).swift").replacingOccurrences(
                of: "final class", with: "public final class")
            try project.folder.write(source, to: "Entities/\(name).swift")
        }
        let settings = try text(".modelc.yml")
        try project.folder.write(
            settings.replacingOccurrences(of: "  # access: public", with: "  access: public"), to: ".modelc.yml")
        let again = try run("generate", "--access", "public")
        #expect(again.status == 0 && again.errors.isEmpty, "\(again.errors)")
        #expect(try run("doctor").status == 0)
        let back = try run("generate", "--access", "internal")
        #expect(back.errors.contains("the class does not compile"), "\(back.errors)")
        #expect(back.errors.contains("'access: internal'"), "\(back.errors)")
    }

    @Test func theEndingOfAFileDecidesItsFormat() throws {
        try released()
        let sarif = try run("lint", "-o", "x.sarif")
        #expect(sarif.status == 0 && sarif.errors == "wrote x.sarif\n", "\(sarif)")
        #expect(try text("x.sarif").contains("\"$schema\""))
        #expect(try run("plan", "-o", "plan.html").errors.hasSuffix("wrote plan.html\n"))
        #expect(try text("plan.html").hasPrefix("<!doctype html>") || text("plan.html").hasPrefix("<!DOCTYPE html>"))
        #expect(try run("plan", "-q", "-o", "plan.html").errors.isEmpty)
        for words in [
            ["plan", "-o", "a.sarif"], ["lint", "-o", "a.xml"], ["lint", "-o", "a.html"], ["hash", "-o", "a.md"],
        ] {
            let refused = try modelc.run(words)
            #expect(refused.status == 64, "\(words) \(refused)")
        }
        for words in [
            ["plan", "--format", "json", "-o", "a.html"], ["lint", "--format", "sarif", "-o", "a.md"],
            ["diagram", "--format", "svg", "-o", "b.html"],
        ] {
            let warned = try modelc.run(words)
            #expect(
                warned.status == 0 && warned.errors.contains("because of --format \(words[2])"), "\(words) \(warned)")
        }
        #expect(try run("plan", "-o", "a.sarif").errors.contains("--report sarif=a.sarif"))
        #expect(try run("lint", "-o", "a.xml").errors.contains("--format checkstyle or --format junit"))
    }

    @Test func diffSaysThatStoresOfAnEditedVersionCannotBeOpened() throws {
        try released()
        try run("edit", "remove", "Book.pages")
        let diff = try run("diff", "--against", "v1")
        #expect(
            diff.output.contains(
                "No version of the bundle has the schema of Lib (v1) anymore: if it has shipped, its stores cannot be "
                    + "opened (error 134130)."), "\(diff.output)")
        #expect(try run("diff", "--against", "v1", "--format", "json").output.contains("\"olderVersionMissing\": true"))
        try project.git("checkout", "-q", ".")
        try run("edit", "remove", "Book.pages", "--in-new-version")
        #expect(try run("diff", "--against", "v1").output.contains("migrate by themselves and lose values"))
        try project.git("add", ".")
        try project.git("commit", "-q", "-m", "2")
        try project.git("tag", "v2")
        try run("edit", "remove", "Book.title")
        let both = try run("diff", "v1", "v2")
        #expect(
            both.output.contains("(v1)") && both.output.contains("(v2)") && both.output.contains("pages"), "\(both)")
        #expect(!both.output.contains("title"))
        #expect(try run("diff", "v1..v2").output == both.output)
        #expect(try run("diff", "v1", "v1").output.contains("No differences"))
    }

    @Test func quietRunsKeepFindingsInDocuments() throws {
        try run("new", "Lib", "Book")
        try run("edit", "add", "relationship", "Book.next", "Book")
        for command in ["lint", "check"] {
            let loud = try run(command, "--fail-on", "error", "--format", "json")
            let quiet = try run(command, "--fail-on", "error", "--format", "json", "-q")
            #expect(loud.output.contains("missing-inverse") && quiet.output == loud.output)
            #expect(try !run(command, "--fail-on", "error", "-q").output.contains("missing-inverse"))
        }
    }

    @Test func versionsThatShippedWithErrorsAreReportedAndTheOthersLocked() throws {
        try released()
        try run("versions", "add", "Lib 2")
        try run("edit", "add", "attribute", "Book.year", "Int32")
        try run("versions", "add", "Lib 3")
        let path = "Lib.xcdatamodeld/Lib.xcdatamodel/contents"
        let twice = "<attribute name=\"title\" optional=\"YES\" attributeType=\"String\"/>"
        try project.folder.write(text(path).replacingOccurrences(of: twice, with: twice + twice), to: path)
        let lock = try run("lock")
        #expect(lock.status == 0 && lock.errors.contains("[shipped-with-errors]"), "\(lock)")
        #expect(try text("modelc.lock").contains("Lib 2"))
    }

    @Test func planTakesTheReleaseTags() throws {
        try released()
        try project.folder.write("version: 1\nlint:\n  released: { tags: \"v*\" }\n", to: ".modelc.yml")
        #expect(try run("plan").output.contains("nothing to migrate"))
        // `edit` itself refuses to change a released version.
        try run("edit", "remove", "Book.pages", "--no-config")
        let plan = try run("plan")
        #expect(plan.status == 1 && plan.output.contains("BL406"), "\(plan)")
        #expect(plan.output.contains("Lib (v1)"))
    }

    @Test func checkTakesTheReleaseTagsWithOneVersion() throws {
        try released()
        try project.folder.write("version: 1\nlint:\n  released: { tags: \"v*\" }\n", to: ".modelc.yml")
        #expect(try run("check").status == 0)
        try run("edit", "remove", "Book.pages", "--no-config")
        let check = try run("check")
        #expect(check.status == 1 && check.output.contains("keep the change in a new version: modelc versions add"))
        #expect(try type("modelc versions add").status == 0)
        try project.git("checkout", "-q", "v1", "--", "Lib.xcdatamodeld/Lib.xcdatamodel")
        let fixed = try run("check", "--except", "DL201")
        #expect(!fixed.output.contains("error:"), "\(fixed)")
    }

    /// The document of a run says how bad it is.
    @Test func documentsNameTheWorst() throws {
        try run("new", "Lib", "Book")
        try run("edit", "add", "relationship", "Book.next", "Book")
        #expect(try run("lint", "--format", "json").output.contains("\"worst\": \"warning\""))
        let path = "Lib.xcdatamodeld/Lib.xcdatamodel/contents"
        try run("versions", "add")
        let text = try text(path)
        try project.folder.write(
            text.replacingOccurrences(of: "</entity>", with: "</entity>\n    <entity name=\"Book\"/>"), to: path)
        #expect(try run("plan", "--format", "json").output.contains("\"worst\": \"blocked\""))
    }

    @Test func oneMigrationShowsWhatTheBaselineAccepts() throws {
        try released()
        try run("edit", "remove", "Book.pages", "--in-new-version")
        try run("plan", "--baseline", "accepted", "--write-baseline")
        let all = try run("plan", "--baseline", "accepted")
        #expect(!all.output.contains("warning DL201"), "\(all.output)")
        let one = try run("plan", "--baseline", "accepted", "--from", "Lib", "--fail-on", "warning")
        #expect(one.status == 0 && one.output.contains("warning DL201"), "\(one)")
        #expect(one.output.contains("(accepted in the baseline)"))
    }

    @Test func severalModelsEachHaveACommand() throws {
        try run("new", "App/Lib.xcdatamodeld", "Book")
        try run("new", "App/Old Shop.xcdatamodeld", "Item")
        for (words, rest) in [(["plan"], ""), (["lock"], ""), (["plan", "App", "--details"], " --details")] {
            let several = try modelc.run(words)
            #expect(several.status == 64)
            #expect(
                several.errors.contains(
                    "\n  modelc \(words[0]) App/Lib.xcdatamodeld\(rest)\n"
                        + "  modelc \(words[0]) 'App/Old Shop.xcdatamodeld'\(rest)\n"), "\(several.errors)")
        }
        let edit = try run("edit", "add", "attribute", "Book.title", "String")
        #expect(try type(command(in: edit.errors, after: "\n  ")).status == 0, "\(edit.errors)")
        #expect(try run("check", "--help").output.contains("Without MODEL"))
    }

    /// Two relationships to one entity get inverses of different names.
    @Test func theCommandsOfTwoFindingsWorkOneAfterTheOther() throws {
        try run("new", "Lib", "Book", "Person")
        try run("edit", "add", "relationship", "Book.author", "Person")
        try run("edit", "add", "relationship", "Book.editor", "Person")
        let found = try run("lint").output
        let commands = found.components(separatedBy: "add the inverse: ").dropFirst().map {
            String($0.prefix { $0 != ";" && $0 != "\n" })
        }
        #expect(commands.count == 2 && Set(commands).count == 2, "\(found)")
        for command in commands { #expect(try type(command).status == 0, "\(command)") }
        #expect(try run("lint").status == 0)
    }

    @Test func aMappingModelNeedsASecondVersion() throws {
        try run("new", "Lib", "Book")
        let new = try run("mapping", "new")
        #expect(new.status == 2, "\(new)")
        #expect(try type(command(in: new.errors, after: "in a second one: ")).status == 0, "\(new.errors)")
    }

    @Test func classesThatAreDeclaredTwiceAreReportedAgain() throws {
        try run("new", "App/Lib.xcdatamodeld", "Book", "--codegen", "class")
        try project.folder.write(
            "import CoreData\n@objc(Book)\nclass Book: NSManagedObject {}\n", to: "App/Book.swift")
        let generate = ["generate", "--include-xcode-codegen", "--output", "App/Gen"]
        #expect(try modelc.run(generate).errors.contains("[class-already-declared]"))
        #expect(try modelc.run(generate + ["--check"]).errors.contains("[class-already-declared]"))
        try project.folder.write(
            "version: 1\nmodels:\n  - path: App/Lib.xcdatamodeld\n    output: App/Gen\n    include-xcode-codegen: true\n",
            to: ".modelc.yml")
        for command in ["check", "doctor"] {
            let outcome = try run(command)
            #expect((outcome.output + outcome.errors).contains("[class-already-declared]"), "\(outcome)")
        }
    }

    @Test func textconvTakesABundle() throws {
        try run("new", "Lib", "Book")
        let bundle = try run("textconv", "Lib.xcdatamodeld")
        #expect(bundle.status == 0 && bundle.output.contains("Book"), "\(bundle)")
        #expect(try run("textconv", "Lib.xcdatamodeld/Lib.xcdatamodel/contents").output == bundle.output)
    }

    @Test func unknownIDsAmongKnownOnesAreNamed() throws {
        let explained = try run("explain", "missing-inverse", "missing-inverze", "DL201")
        #expect(explained.status == 64)
        #expect(explained.output.contains("A relationship has no inverse") && explained.output.contains("DL201"))
        #expect(explained.errors.contains("did you mean 'missing-inverse'?"), "\(explained.errors)")
    }
}
