import Foundation
import ModelcTestSupport
import Testing

/// The output of commands in CI services, and the layout of text in a terminal.
@Suite struct AutomaticFormatTests {
    private let project: LintFixture
    private static let bundle = "M.xcdatamodeld"

    init() throws {
        var project = try LintFixture()
        let attribute = { (name: String) in "<attribute name=\"\(name)\" optional=\"YES\" attributeType=\"String\"/>" }
        try project.write(
            "<entity name=\"Item\" representedClassName=\"Item\">\(attribute("a"))\(attribute("b"))</entity>",
            version: "M",
            of: Self.bundle)
        try project.write(
            "<entity name=\"Item\" representedClassName=\"Item\">\(attribute("a"))</entity>", version: "M 2",
            of: Self.bundle)
        try project.makeCurrent("M 2", of: Self.bundle)
        project.modelc.environment["GITHUB_ACTIONS"] = "true"
        self.project = project
    }

    /// Every command that checks, and the id that it reports.
    @Test(arguments: [
        (["plan"], "DL201"), (["check"], "DL201"), (["generate", "-o", "Out", "--check"], "missing-output"),
        (["lock", "--check"], "model-not-locked"), (["lint", "--preset", "all"], "destructive-change"),
    ])
    func commandsThatCheckAnnotate(_ arguments: [String], _ id: String) throws {
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.output.hasPrefix("::") && outcome.output.contains("title=modelc \(id)"), "\(outcome)")
        // An explicit format is used.
        for form in [["--format", "text"], ["--report", "text"]]
        where !(arguments[0] == "lint" && form[0] == "--report") {
            #expect(try !project.modelc.run(arguments + form).output.hasPrefix("::"), "\(form)")
        }
        var elsewhere = project.modelc
        elsewhere.environment["GITHUB_ACTIONS"] = ""
        #expect(try !elsewhere.run(arguments).output.hasPrefix("::"))
    }

    /// A comment does not resolve relative links: those of a job lead to the files of its commit.
    @Test(arguments: ["check", "lint"])
    func linksOfAJobLeadToTheCommit(_ command: String) throws {
        var modelc = project.modelc
        modelc.environment["GITHUB_ACTIONS"] = ""
        let arguments = [command, "--min-severity", "info", "--report", "markdown"]
        let relative = try modelc.run(arguments).output
        #expect(relative.contains("](\(Self.bundle)/") && !relative.contains("/blob/"), "\(relative)")
        modelc.environment["GITHUB_SERVER_URL"] = "https://git.example.com"
        modelc.environment["GITHUB_REPOSITORY"] = "ann/app"
        modelc.environment["GITHUB_SHA"] = "0a1b"
        modelc.environment["GITHUB_WORKSPACE"] = project.folder.url.path
        let output = try modelc.run(arguments).output
        #expect(output.contains("](https://git.example.com/ann/app/blob/0a1b/\(Self.bundle)/"), "\(output)")
        modelc.environment["GITHUB_WORKSPACE"] = "/elsewhere"
        #expect(try modelc.run(arguments).output == relative)
    }

    @Test(arguments: [
        ["plan", "--emit", "tests", "--dry-run"], ["lock", "--dry-run"], ["generate", "-o", "Out", "--dry-run"],
        ["generate", "-o", "Out", "--diff"], ["inspect"], ["versions"],
    ])
    func otherResultsStayWhatTheyAre(_ arguments: [String]) throws {
        let outcome = try project.modelc.run(arguments)
        #expect(!outcome.output.isEmpty && !outcome.output.contains("::"), "\(outcome)")
    }

    @Test func aFileOfTheResultStaysText() throws {
        #expect(try project.modelc.run("plan", "-o", "plan.txt").output.isEmpty)
        #expect(
            try String(contentsOfFile: project.folder.path("plan.txt"), encoding: .utf8).contains("migration to M 2"))
    }

    /// Colours are an option; the text is the same.
    @Test(arguments: [
        ["inspect"], ["rules"], ["explain", "DL201"], ["hash"], ["config"], ["templates"], ["templates", "describe"],
        ["versions"], ["check"], ["format", "--diff"],
        ["edit", "add", "entity", "New", "--diff"],
    ])
    func coloursChangeNoWord(_ arguments: [String]) throws {
        var modelc = project.modelc
        modelc.environment["GITHUB_ACTIONS"] = ""
        modelc.environment["NO_COLOR"] = ""
        let plain = try modelc.run(arguments + ["--color", "never"]).output
        let colored = try modelc.run(arguments + ["--color", "always"]).output
        #expect(colored.contains("\u{1B}[") && !plain.contains("\u{1B}"), "\(arguments)")
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain, "\(arguments)")
        modelc.environment["FORCE_COLOR"] = "1"
        #expect(try modelc.run(arguments).output == colored)
        modelc.environment["NO_COLOR"] = "1"
        #expect(try modelc.run(arguments).output == plain)
    }

    @Test func theDiffOfGeneratedFilesIsColoured() throws {
        #expect(try project.modelc.run("generate", "-o", "Out", "-q").status == 0)
        let path = "Out/_Item.swift"
        let text = try String(contentsOfFile: project.folder.path(path), encoding: .utf8)
        try project.folder.write(text + "// more\n", to: path)
        let outcome = try project.modelc.run("generate", "-o", "Out", "--diff", "--color", "always")
        #expect(outcome.status == 1 && outcome.output.contains("\u{1B}[31m-// more\u{1B}[0m\n"), "\(outcome.output)")
    }
}
