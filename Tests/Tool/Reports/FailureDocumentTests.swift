import Foundation
import ModelcTestSupport
import Testing

@testable import modelc

/// A run with JSON output always produces a document: on standard output, or in the file of the result.
@Suite struct FailureDocumentTests {
    private func places(_ line: String) -> FailureDocuments {
        FailureDocuments(line.split(separator: " ").map(String.init))
    }

    @Test(
        arguments: [
            ("generate --acess public --format json -o out", true, []),
            ("decompile --nope --format json -o x", true, []),
            ("lint --nope --format json -o r.json", false, ["r.json"]),
            ("plan --nope --format=json --output=r.json", false, ["r.json"]),
            ("check --format json -o -", true, []), ("check --report json=a=b --report sarif=c", false, ["a=b"]),
            ("inspect -o r.json", false, ["r.json"]), ("inspect -o r.txt", false, []),
            ("inspect -- --format json", false, []),
            ("nope --format json -o r", true, []),
            ("mapping new --format json -o M.xcmappingmodel", true, []),
            ("mapping check --format json -o r", false, ["r"]),
        ] as [(String, Bool, [String])])
    func documentsGoWhereTheArgumentsSay(_ line: String, _ prints: Bool, _ files: [String]) {
        let documents = places(line)
        #expect(documents.printsResult == prints && documents.files == files)
    }

    @Test(
        arguments: [
            (["check", "--config", "nope.yml"], 2, "failure"), (["lint", "Nope"], 2, "error"),
            (["plan", "--nope"], 64, "failure"), (["generate", "Nope", "-o", "out"], 2, "failure"),
            (["lock", "Nope"], 2, "failure"), (["mapping", "check", "Nope"], 2, "error"),
        ] as [([String], Int32, String)])
    func reportsSayWhyTheRunFailed(_ arguments: [String], _ status: Int32, _ element: String) throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run(
            arguments + ["--report", "sarif=r.sarif", "--report", "junit=r.xml", "--report", "github"])
        #expect(outcome.status == status, "\(outcome)")
        #expect(outcome.output.hasPrefix("::error"), "\(outcome)")
        let sarif = try String(contentsOfFile: folder.path("r.sarif"), encoding: .utf8)
        #expect(sarif.contains("\"level\": \"error\""), "\(sarif)")
        let junit = try String(contentsOfFile: folder.path("r.xml"), encoding: .utf8)
        #expect(junit.contains("<\(element) "), "\(junit)")
    }

    /// Nothing follows a document, and a report of a failed run does not claim success.
    @Test func oneDocumentOnStandardOutput() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let two = try modelc.run("lint", "--report", "json", "--report", "sarif", "--report", "github")
        #expect(two.status == 64 && !two.output.contains("$schema") && !two.output.contains("::error"), "\(two)")
        _ = try JSONSerialization.jsonObject(with: Data(two.output.utf8))
        let sarif = try modelc.run("lint", "--nope", "--report", "sarif")
        #expect(sarif.output.contains("\"executionSuccessful\": false") && sarif.output.contains("\"exitCode\": 64"))
        // A command without reports writes none.
        let other = try modelc.run("inspect", "--report", "json=x.json")
        #expect(other.status == 64 && !FileManager.default.fileExists(atPath: folder.path("x.json")))
        for format in ["text", "xcode", "momc", "markdown"] {
            let outcome = try modelc.run("lint", "Nope", "--report", "\(format)=r.out", "--report", "github")
            #expect(outcome.status == 2)
            let text = try String(contentsOfFile: folder.path("r.out"), encoding: .utf8)
            #expect(text.contains("there is nothing at 'Nope'") && !text.contains("no findings"), "\(format): \(text)")
            try FileManager.default.removeItem(atPath: folder.path("r.out"))
        }
    }

    /// A report that modelc wrote is replaced, even one without findings.
    @Test(
        arguments: TestScope.share(
            of: ["markdown", "text", "sarif", "junit", "gitlab", "github", "checkstyle", "rdjson", "jsonl"], outOf: 3))
    func reportsAreReplaced(_ format: String) throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        #expect(try modelc.run("new", "App", "Book", "--quiet").status == 0)
        for command in [["lint"], ["plan"], ["lock"], ["generate", "-o", "out"], ["check"]] {
            for _ in 1...2 {
                let outcome = try modelc.run(command + ["--report", "\(format)=r"])
                #expect(outcome.status == 0, "\(command): \(outcome)")
            }
        }
    }

    @Test(
        arguments: [
            ("lint --nope --format sarif -o r.sarif", ["sarif=r.sarif"]),
            ("lint --report text --report github", ["github="]),
            ("hash --nope --format text -o h", ["text=h"]), ("generate --format json -o out", []),
            ("check --report xcode --report momc=m.txt", ["momc=m.txt"]),
        ] as [(String, [String])])
    func reportsGoWhereTheArgumentsSay(_ line: String, _ reports: [String]) {
        #expect(places(line).reports.map { "\($0.format.name)=\($0.path ?? "")" } == reports)
    }

    /// The commands whose output is their product, according to their help.
    @Test func onlyResultsGoToTheFileOfAResult() throws {
        var rest = Modelc.configuration.subcommands
        var count = 0
        while let command = rest.popLast() {
            rest += command.configuration.subcommands
            let help = Modelc.helpMessage(for: command, columns: 200)
            guard help.contains("--format"), help.contains("--output") else { continue }
            count += 1
            let isResult = (command as? any ToolCommand.Type)?.outputIsResult
            let words = help.split { $0.isWhitespace }.joined(separator: " ")
            let isSaid = ["", ", in the format of its extension"].contains { manner in
                words.contains("Write the result to this file\(manner); '-' is standard output.")
            }
            #expect(isResult == isSaid, "\(command)")
        }
        #expect(count > 10)
    }

    @Test(
        arguments: [
            (["lint", "--nope"], 64), (["inspect", "--nope"], 64), (["plan", "Nope"], 2), (["plan", "--nope"], 64),
            (["check", "--config", "nope.yml"], 2), (["lint", "--config", "nope.yml"], 2), (["diff", "Nope"], 2),
            (["hash", "A", "B", "C"], 64),
        ] as [([String], Int32)])
    func theFileIsWritten(_ arguments: [String], _ status: Int32) throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run(arguments + ["--format", "json", "-o", "r.json"])
        #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
        let document = try JSONSerialization.jsonObject(
            with: Data(contentsOf: URL(fileURLWithPath: folder.path("r.json"))))
        let members = try #require(document as? [String: Any])
        #expect(members["schemaVersion"] as? Int == 1 && members["command"] as? String == arguments[0])
        #expect((members["diagnostics"] as? [Any])?.isEmpty == false)
        // A file of the user is kept, and the run still prints its error.
        try folder.write("mine\n", to: "r.json")
        let second = try modelc.run(arguments + ["--format", "json", "-o", "r.json"])
        #expect(second.status == (status == 64 ? 64 : 2), "\(second)")
        #expect(try String(contentsOfFile: folder.path("r.json"), encoding: .utf8) == "mine\n")
        #expect(second.errors.contains("[foreign-file]"), "\(second.errors)")
    }

    @Test func outputFoldersGetNoDocument() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run("generate", "A.xcdatamodel", "--format", "json", "-o", "g")
        #expect(outcome.status == 2 && outcome.output.contains("\"no-such-path\""), "\(outcome)")
    }
}
