import Foundation
import ModelcTestSupport
import Testing

/// The first commands of the README run on machines without `sudo`, such as containers, and for users who need it.
@Suite struct SetUpLineTests {
    private static let shells = ["/bin/sh", "/bin/bash", "/bin/zsh", "/usr/bin/zsh", "/bin/dash"].filter {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// The lines of the README that need the rights of the administrator.
    private func lines() throws -> [String] {
        let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n").filter { $0.hasPrefix("    ") && $0.contains("sudo") }
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Runs a line with only these programs on the path; they print the user who runs them.
    private func log(of line: String, in shell: String, hasSudo: Bool) throws -> [String] {
        let folder = try TemporaryFolder()
        let say = { (name: String) in "#!/bin/sh\necho \"${RIGHTS:-own} \(name) $*\" >>\"\(folder.path("log"))\"\n" }
        var programs = ["apt-get": say("apt-get"), "swift": say("swift"), "cp": say("cp")]
        programs["sh"] = "#!/bin/sh\nexec /bin/sh \"$@\"\n"
        if hasSudo { programs["sudo"] = "#!/bin/sh\nRIGHTS=sudo\nexport RIGHTS\nexec \"$@\"\n" }
        for (name, text) in programs { try folder.write(text, to: "texts/\(name)") }
        try makeRunnable("texts", as: "bin", in: folder)
        var process = ModelcProcess()
        process.folder = folder.url.path
        process.environment["PATH"] = folder.path("bin")
        let outcome = try process.run(executable: URL(fileURLWithPath: shell), ["-c", line])
        #expect(outcome.status == 0, "\(shell): \(outcome.errors)")
        return try String(contentsOfFile: folder.path("log"), encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Copies files to executable ones, by a separate program: a file that this process has open for writing is
    /// inherited by a program that another test starts at that moment, and cannot be executed until that program ends.
    private func makeRunnable(_ source: String, as target: String, in folder: TemporaryFolder) throws {
        var process = ModelcProcess()
        process.folder = folder.url.path
        let commands = "cp -R \(source) \(target) && chmod 755 \(target)/*"
        let outcome = try process.run(executable: URL(fileURLWithPath: "/bin/sh"), ["-c", commands])
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    @Test(arguments: shells, [false, true])
    func theFirstCommandInstallsAndGenerates(_ shell: String, _ hasSudo: Bool) throws {
        let line = try #require(try lines().first { $0.contains("apt-get") })
        let installing = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Installing.md"), encoding: .utf8)
        let command = try #require(line.components(separatedBy: " && swift run").first)
        #expect(installing.contains("\n\(command)\n"), "Installing.md has another command")
        let rights = hasSudo ? "sudo" : "own"
        let log = try log(of: line, in: shell, hasSudo: hasSudo)
        #expect(log.count == 3)
        // The package lists of a container are empty.
        #expect(log.first?.hasPrefix("\(rights) apt-get update") ?? false, "\(log)")
        #expect(log.dropFirst().first?.hasPrefix("\(rights) apt-get install -y libxml2-dev") ?? false, "\(log)")
        #expect(log.last?.hasPrefix("own swift run modelc generate Samples/BookList/BookList.xcdatamodeld") ?? false)
    }

    @Test(arguments: shells, [false, true])
    func theBinaryIsCopied(_ shell: String, _ hasSudo: Bool) throws {
        let line = try #require(try lines().first { $0.contains(" cp ") })
        let log = try log(of: line, in: shell, hasSudo: hasSudo)
        #expect(log.first?.hasPrefix("own swift build -c release") ?? false)
        #expect(log.last == (hasSudo ? "sudo" : "own") + " cp .build/release/modelc /usr/local/bin")
    }

    /// Many users have such an alias, by which `sudo` finds other aliases.
    @Test func anAliasDoesNotMatter() throws {
        let bash = "/bin/bash"
        guard SetUpLineTests.shells.contains(bash) else { return }
        for line in try lines() {
            let log = try log(of: "shopt -s expand_aliases\nalias sudo='sudo '\n\(line)", in: bash, hasSudo: true)
            #expect(log.contains { $0.hasPrefix("sudo ") }, "\(log)")
        }
    }

    /// No page has a command that fails if there is no `sudo`.
    @Test func sudoIsLookedFor() throws {
        let pages = "Sources/modelc/Documentation.docc"
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(pages)).map { "\(pages)/\($0)" }
        for name in names.filter({ $0.hasSuffix(".md") }) + ["README.md", "action.yml"] {
            let text = try String(contentsOfFile: Repository.path(name), encoding: .utf8)
            let bare = text.replacing("$(sh -c 'command -v sudo')", with: "").replacing("`sudo`", with: "")
            #expect(!bare.contains("sudo "), "\(name)")
        }
    }
}
