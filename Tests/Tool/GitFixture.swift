import Foundation
import ModelcTestSupport

/// A git repository in a temporary folder, with models in it.
struct GitFixture {
    let folder: TemporaryFolder
    private var process: ModelcProcess

    /// The tool, run in the repository with the environment of git.
    var tool: ModelcProcess { process }

    /// - Parameters:
    ///   - folder: the folder of the repository, which is created if needed.
    ///   - findsTool: whether git finds the tool on the search path.
    init(in folder: TemporaryFolder? = nil, findsTool: Bool = false) throws {
        self.folder = try folder ?? TemporaryFolder()
        process = ModelcProcess()
        process.folder = self.folder.url.path
        // The settings of the user and of the machine are ignored.
        process.environment = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
            "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        ]
        guard findsTool else { return }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment["PATH"] = ModelcProcess.executable.deletingLastPathComponent().path + ":" + path
    }

    static let git: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { URL(fileURLWithPath: $0 + "/git") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    @discardableResult
    func git(_ arguments: String...) throws -> String { try git(arguments) }

    @discardableResult
    func git(_ arguments: [String]) throws -> String {
        guard let git = GitFixture.git else { throw CocoaError(.fileNoSuchFile) }
        let outcome = try process.run(executable: git, arguments)
        guard outcome.status == 0 else { throw GitFailure(text: outcome.errors) }
        return outcome.output
    }

    struct GitFailure: Error {
        var text: String
    }

    /// A repository with one commit, tagged `one`, of a model with the attributes; the files on disk are the same.
    static func committed(_ bundle: String = "App/M.xcdatamodeld", _ attributes: String...) throws -> GitFixture {
        let fixture = try GitFixture()
        try fixture.git("init", "-q")
        try fixture.writeModel(bundle, attributes)
        try fixture.git("add", "-A")
        try fixture.git("commit", "-q", "-m", "one")
        try fixture.git("tag", "one")
        return fixture
    }

    func writeModel(_ bundle: String, _ attributes: [String], version: String = "M") throws {
        let lines = attributes.map { "        <attribute name=\"\($0)\" optional=\"YES\" attributeType=\"String\"/>" }
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Book">
            \(lines.joined(separator: "\n"))
                </entity>
            </model>
            """, to: "\(bundle)/\(version).xcdatamodel/contents")
    }

    /// Every file of the folder with its bytes and its modification time, which reading must not change.
    func state() throws -> [String: String] {
        var state: [String: String] = [:]
        for file in try folder.files() {
            let facts = try FileManager.default.attributesOfItem(atPath: folder.path(file))
            let date = (facts[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            state[file] = "\(facts[.size] ?? 0) \(date)"
        }
        return state
    }
}
