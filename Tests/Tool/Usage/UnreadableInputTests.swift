import Foundation
import ModelcTestSupport
import Testing

/// Every command with every kind of unreadable input: the exit code is 2, standard error gives the reason, a document
/// contains it as well, and nothing is written.
/// too, and nothing is written.
@Suite struct UnreadableInputTests {
    @Test(.enabled(if: GitFixture.git != nil), arguments: TestScope.share(of: UnreadableCase.all, outOf: 16))
    func everyCommandOverEveryKind(_ one: UnreadableCase) throws {
        let project = try UnreadableInputProject()
        try one.kind.damage(project.lint.folder.path(one.input.path))
        for format in one.formats {
            let arguments = one.command.arguments + (format == "json" ? ["--format", "json"] : [])
            let before = project.state
            let outcome = try project.run(arguments, asNobody: one.kind == .noPermission)
            let about = Comment(rawValue: "\(format): \(outcome.output)\(outcome.errors)")
            #expect(outcome.status == 2, about)
            #expect(outcome.errors.contains("error: ") && outcome.errors.contains("]\n"), about)
            #expect(project.state == before, about)
            if format == "json" {
                #expect(try Document(outcome.output).diagnostics.contains { $0.severity == "error" }, about)
            } else {
                #expect(!outcome.output.contains("error: "), about)
            }
        }
    }

    private static let readable = ReadingCommand.all.filter { !$0.arguments.contains("S.sqlite") }

    /// Otherwise the test above would prove nothing.
    @Test(.enabled(if: GitFixture.git != nil), arguments: TestScope.share(of: readable, outOf: 8))
    func withoutDamageNothingIsUnreadable(_ command: ReadingCommand) throws {
        let outcome = try UnreadableInputProject().run(command.arguments, asNobody: false)
        #expect([0, 1].contains(outcome.status), "\(outcome.output)\(outcome.errors)")
        #expect(!outcome.errors.contains("cannot be read"))
    }

    @Test(arguments: [
        ("damaged", 2),
        ("<plist><dict><key>_XCCurrentVersionName</key><string>N.xcdatamodel</string></dict></plist>", 2),
        (nil, 1),
    ])
    func theFileThatNamesTheCurrentVersion(_ text: String?, _ status: Int32) throws {
        let project = try LintFixture()
        for name in ["M", "M 2"] { try project.write(LintFixture.clean, version: name, of: "M.xcdatamodeld") }
        if let text { try project.folder.write(text, to: "M.xcdatamodeld/.xccurrentversion") }
        let outcome = try project.lint()
        #expect(outcome.status == status && outcome.errors.isEmpty == (status == 1), "\(outcome.output)")
        #expect(try project.json().status == status)
        // The version that must not be locked is unknown.
        let lock = try project.modelc.run("lock", "M.xcdatamodeld", "--except-current")
        #expect(lock.status == 2 && lock.errors.contains("error: "), "\(lock.errors)")
        #expect(try !project.folder.files().contains("modelc.lock"))
    }

    /// Findings are results; unreadable input has none.
    @Test func findingsAndFailuresGoToTheirStreams() throws {
        let project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Bakery.xcdatamodeld")
        try project.folder.write("<model", to: "Broken.xcdatamodeld/Broken.xcdatamodel/contents")
        let text = try project.lint()
        #expect(text.status == 2 && text.output.contains("[insecure-transformer]"))
        #expect(!text.output.contains("[unreadable-model]") && text.errors.contains("[unreadable-model]"))
        // If lines of standard output become annotations, each error is printed once.
        let lines = try project.lint("--format", "github")
        #expect(lines.status == 2 && lines.output.contains("unreadable-model"), "\(lines.output)")
        #expect(!lines.errors.contains("unreadable-model"), "\(lines.errors)")
        try FileManager.default.removeItem(atPath: project.folder.path("Bakery.xcdatamodeld"))
        #expect(try project.lint().output.isEmpty, "nothing was looked at")
    }

    /// The mapping model was not given as an argument; a note explains why it is not used.
    @Test func aMappingModelThatNobodyNamedIsAWarning() throws {
        let project = try UnreadableInputProject()
        try UnreadableKind.garbage.damage(project.lint.folder.path("X.xcmappingmodel/xcmapping.xml"))
        let outcome = try project.run(["lint", "M.xcdatamodeld"], asNobody: false)
        #expect(outcome.status < 2 && outcome.errors.contains("warning: "), "\(outcome.errors)")
    }

    private struct Document: Decodable {
        struct Message: Decodable {
            var severity: String
        }
        var diagnostics: [Message]

        init(_ text: String) throws { self = try JSONDecoder().decode(Document.self, from: Data(text.utf8)) }
    }
}

/// A project with one input of each kind, each of which can be damaged.
private struct UnreadableInputProject {
    let lint: LintFixture

    /// Every file of the project by its path. The tool and git create some of them, once for all tests.
    private static let files = Result { () throws -> [String: Data] in
        let made = try LintFixture()
        try write(in: made)
        let git = try GitFixture(in: made.folder)
        try git.git("init", "-q")
        try git.git("add", "-A")
        try git.git("commit", "-q", "-m", "one")
        try git.git("tag", "one")
        for arguments in [
            ["lock", "M.xcdatamodeld"], ["mapping", "new", "M.xcdatamodeld", "--output", "X.xcmappingmodel"],
            ["lint", "M.xcdatamodeld", "--baseline", "baseline.json", "--write-baseline"],
        ] {
            let outcome = try made.modelc.run(arguments)
            guard outcome.status < 2 else { throw Failure(text: outcome.errors) }
        }
        return try made.folder.files().reduce(into: [:]) { files, path in
            files[path] = try Data(contentsOf: URL(fileURLWithPath: made.folder.path(path)))
        }
    }

    init() throws {
        lint = try LintFixture()
        for (path, data) in try UnreadableInputProject.files.get() { try lint.folder.write(data, to: path) }
        allowEverything()
    }

    private struct Failure: Error {
        var text: String
    }

    private static func write(in lint: LintFixture) throws {
        try lint.write(entity(""), version: "M", of: "M.xcdatamodeld")
        // A change to migrate, for which mapping models are searched.
        let isbn = "<attribute name=\"isbn\" optional=\"YES\" attributeType=\"String\"/>"
        try lint.write(entity(isbn), version: "M 2", of: "M.xcdatamodeld")
        try lint.makeCurrent("M 2", of: "M.xcdatamodeld")
        try lint.folder.write("class A {}\n", to: "Sources/A.swift")
        try lint.folder.write("// <$entity.name$>\n", to: "Templates/human.swift.motemplate")
        try lint.folder.write("SQLite format 3", to: "S.sqlite")
        try lint.folder.write(
            "{models: [{path: M.xcdatamodeld, output: Out}], mappings: [X.xcmappingmodel]}\n", to: "modelc.yml")
    }

    private static func entity(_ more: String) -> String {
        """
        <entity name="Book">
            <attribute name="title" attributeType="String" defaultValueString=""/>
            \(more)
        </entity>
        """
    }

    /// The run may use another user account.
    private func allowEverything() {
        let manager = FileManager.default
        for path in [""] + ((try? manager.subpathsOfDirectory(atPath: lint.folder.url.path)) ?? []) {
            try? manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: lint.folder.path(path))
        }
    }

    /// Every file with its bytes, except git's own files.
    var state: [String: Data?] {
        let paths = ((try? lint.folder.files()) ?? []).filter { !$0.hasPrefix(".git/") }
        return Dictionary(paths.map { ($0, try? Data(contentsOf: URL(fileURLWithPath: lint.folder.path($0)))) }) { $1 }
    }

    func run(_ arguments: [String], asNobody: Bool) throws -> ModelcProcess.Outcome {
        try asNobody ? PowerlessUser.run(lint.modelc, arguments) : lint.modelc.run(arguments)
    }
}
