import Foundation
import ModelcDiagnostics
import ModelcKit
import ModelcTestSupport
import Testing

@testable import modelc

/// What the shells offer: names of the model, and values that the command accepts.
@Suite struct CompletionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["BookList", "TodoCore"] {
            let sample = URL(fileURLWithPath: Repository.path("Samples/\(name)/\(name).xcdatamodeld"))
            let place = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: sample, to: place.appendingPathComponent("\(name).xcdatamodeld"))
        }
    }

    /// Returns the replies of bash to a tabulator at the end of a line.
    private func replies(_ line: String..., in subfolder: String = "BookList") throws -> [String] {
        let script = try ModelcProcess().run("completions", "bash").output
        try folder.write(script, to: "modelc.bash")
        let words = line.map { "'\($0)'" }.joined(separator: " ")
        let session = """
            shopt -s extglob
            source '\(folder.path("modelc.bash"))'
            cd '\(folder.path(subfolder))'
            COMP_WORDS=("\(ModelcProcess.executable.path)" \(words))
            COMP_CWORD=\(line.count)
            COMP_LINE="modelc \(line.joined(separator: " "))"
            COMP_POINT=${#COMP_LINE}
            _modelc modelc '\(line.last ?? "")' '\(line.dropLast().last ?? "modelc")'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let outcome = try ModelcProcess().run(executable: URL(fileURLWithPath: "/bin/bash"), ["-c", session])
        return outcome.output.split(separator: "\n").map(String.init)
    }

    private var versions: [String] {
        get throws {
            let model = folder.url.appendingPathComponent("BookList/BookList.xcdatamodeld")
            return try FileManager.default.contentsOfDirectory(atPath: model.path)
                .filter { $0.hasSuffix(".xcdatamodel") }.map { String($0.dropLast(".xcdatamodel".count)) }
        }
    }

    @Test(arguments: [
        ["plan", "--to", ""], ["diff", "--from", ""], ["inspect", "--model-version", ""], ["versions", "use", ""],
        ["mapping", "new", "--from", ""], ["versions", "prune", "--keep-from", ""],
    ])
    func versionsOfTheModelAreOffered(_ line: [String]) throws {
        let replies =
            switch line.count {
            case 3: try replies(line[0], line[1], line[2])
            default: try replies(line[0], line[1], line[2], line[3])
            }
        #expect(try Set(versions).isSubset(of: replies) && versions.count > 1, "\(replies)")
    }

    @Test func aSecondVersionIsNotOffered() throws {
        let name = try #require(try versions.first { !$0.contains(" ") })
        let replies = try replies("versions", "rename", name, "")
        #expect(try Set(versions).isDisjoint(with: replies), "\(replies)")
    }

    @Test func entitiesAndPropertiesAreOffered() throws {
        let entities = try replies("inspect", "--entity", "")
        #expect(entities.contains("Book"), "\(entities)")
        #expect(try replies("simulate", "delete", "").contains("Book"))
        #expect(try replies("edit", "rename", "attribute", "Bo").contains("Book.title"))
        #expect(try replies("edit", "remove", "entity", "").contains("Book"))
    }

    /// `-C` names the folder of the model, and a path the model.
    @Test func theModelIsThatOfTheCommandLine() throws {
        #expect(try replies("-C", "BookList", "inspect", "--entity", "", in: ".").contains("Book"))
        let path = "TodoCore/TodoCore.xcdatamodeld"
        let replies = try replies("inspect", path, "--entity", "", in: ".")
        #expect(replies.contains("Category") && !replies.contains("Book"), "\(replies)")
        #expect(
            try self.replies("inspect", "--entity", "", in: ".").isEmpty,
            "two models: it is not known which one is meant")
    }

    @Test func settingsAndTypesOfAnActionAreOffered() throws {
        #expect(try replies("edit", "add", "attribute", "Book.isbn", "").contains("Integer 64"))
        let settings = try replies("edit", "set", "attribute", "Book.title", "--")
        #expect(settings.contains("--optional") && settings.contains("--default"))
        let kinds = try replies("edit", "rename", "")
        #expect(kinds.contains("attribute") && !kinds.contains("member") && !kinds.contains("constraint"))
    }

    /// Each id that an option offers is accepted.
    @Test(arguments: [("lint", FindingNames.ofLint), ("plan", FindingNames.ofPlans), ("check", FindingNames.ofChecks)])
    func offeredIDsAreAccepted(_ command: String, _ ids: [String]) throws {
        var modelc = ModelcProcess()
        modelc.folder = folder.path("BookList")
        for option in ["--only", "--except"] {
            let outcome = try modelc.run(command, option, ids.joined(separator: ","), "--fail-on", "never")
            #expect(outcome.status < 2, "\(command) \(option): \(outcome.errors)")
        }
        let severities = ids.flatMap { ["--severity", "\($0)=info"] }
        // Errors that make a model unusable have a fixed severity.
        let outcome = try modelc.run([command] + severities)
        #expect(outcome.status < 2, "\(command): \(outcome.errors)")
    }

    @Test func valuesAreOffered() throws {
        #expect(try replies("lint", "--preset", "").contains("cloudkit"))
        #expect(try replies("plan", "--severity", "DL201").contains("DL201=info"))
        #expect(try replies("help", "").contains("assistants"))
        #expect(try replies("explain", "1341").contains("134110"))
        #expect(try replies("explain", "NSMig").contains("NSMigrationError"))
        #expect(try replies("templates", "show", "swift/").contains("swift/human.swift.motemplate"))
        #expect(try ModelcProcess().run("completions", "zsh").output.contains(":subcommands:(topics models "))
        #expect(
            try ModelcProcess().run("completions", "fish").output.contains(
                "__fish_seen_subcommand_from help' -fa 'topics"))
    }
}
