import ModelcConcurrency
import ModelcConfiguration
import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcGit
import ModelcText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A model whose `contents` somebody else wrote to standard input.
package enum StandardInput {
    /// The argument that means it.
    package static let argument = "-"
    /// The path under which it is read and shown.
    static let model = "stdin.xcdatamodel"
    /// How many bytes are read.
    package static let largestCount = ModelFiles.largestMegabytes << 20

    /// Why it cannot be read.
    package static func failure(_ reason: String) -> RunFailure {
        RunFailure([
            Diagnostic(
                .unreadableFile, .error, "standard input cannot be read: \(reason)",
                help: "write the 'contents' of one model version to standard input")
        ])
    }
}

/// Which configuration holds for a run.
package enum ChosenConfiguration: Hashable, Sendable {
    /// That of the working folder, or of the nearest folder above.
    case nearest
    case file(String)
    case none
}

/// Learns that a run waits for another one: called with the path that the other one has, and with nil when that is over.
package typealias WaitObserver = @Sendable (_ path: String?) -> Void

/// What a use case gets from its surroundings: where relative paths begin, which variables and which git there are, how files
/// are read, and how whoever asks names what can be asked for. Each use case gets it, none looks elsewhere.
package struct Workspace: Sendable {
    /// The folder that the paths of requests count from, where configurations and models are looked for, and that shown paths
    /// count from; nil for the working folder of the process.
    let folder: String?
    /// The variables of the environment. Git is found and run with them.
    package var environment: [String: String]
    /// Where models are read from.
    var files: ModelFiles
    /// How messages name what can be asked for.
    package var wording: Wording
    /// Who is told where a run has to wait for another one; nil where nobody watches.
    package var waiting: WaitObserver?
    /// Which configuration holds.
    package var configuration = ChosenConfiguration.nearest
    /// Whether `files` has a model from standard input.
    private(set) var readsStandardInput = false
    /// Whether the request can name another version than the current one, so that messages advise that.
    private var offersVersionChoice = true
    /// What was read before; nil where each reading is to see what is on disk.
    private var memory: (versions: Remembered<VersionFileContent>, mappingModels: Remembered<MappingModelReading>)?

    /// What configurations that were read before say; nil where each reading is to see what is on disk.
    private var configurations: Remembered<ConfigurationReading>?

    /// The same for one run: each configuration is read once, from now on.
    package var rememberingConfigurations: Workspace {
        var copy = self
        copy.configurations = configurations ?? Remembered()
        return copy
    }

    /// The same for a run that writes models last, if at all: each file of a model, too, is read once, from now on.
    var remembering: Workspace {
        var copy = rememberingConfigurations
        copy.memory = (Remembered(), Remembered())
        return copy
    }

    /// The same for a request that cannot name a version.
    var withoutVersionChoice: Workspace {
        var copy = self
        copy.offersVersionChoice = false
        return copy
    }

    /// - Parameter folder: an absolute path; one that is relative counts from the working folder of the process.
    init(
        folder: String? = nil, environment: [String: String] = [:], files: ModelFiles = .disk,
        wording: Wording = .plain
    ) {
        self.folder = folder.map(PathText.absolute)
        self.environment = environment
        self.files = files
        self.wording = wording
    }

    /// That of the process.
    package static func ofProcess(_ wording: Wording) -> Workspace {
        Workspace(environment: ProcessInfo.processInfo.environment, wording: wording)
    }
}

extension Workspace {
    /// Takes bytes as the `contents` of the model on standard input.
    package mutating func read(standardInput bytes: [UInt8]) {
        readsStandardInput = true
        files = .overlay(MemoryFiles([StandardInput.model + "/contents": .file(bytes)]))
    }

    /// A path of a request as the system finds it. In the working folder of the process it stays as it was typed.
    func path(_ path: String) -> String {
        PathText.located(path, in: folder ?? "")
    }

    /// The path from the root of the file system.
    func absolute(_ path: String) -> String { PathText.absolute(self.path(path)) }

    /// Paths as reports show them.
    package var display: DisplayPath { DisplayPath(root: folder) }

    /// The reader of models.
    var reader: ModelReader { reader(choosingBy: .version) }

    /// The reader of models for a request that chooses versions by other means, or among other files.
    func reader(choosingBy wish: Wish, in files: ModelFiles? = nil) -> ModelReader {
        // Other files have the same paths, and other content.
        ModelReader(
            files: files ?? self.files, versionChoice: offersVersionChoice ? wording[wish] : nil,
            memory: files == nil ? memory?.versions : nil)
    }

    /// What the configuration at a path says.
    func configuration(at path: String) -> ConfigurationReading {
        func read() -> ConfigurationReading {
            if case .watchedDisk(let tell) = files { tell(path) }
            return ConfigurationReader().read(path)
        }
        return configurations?.value(for: path, read) ?? read()
    }

    /// The reader of mapping models.
    var mappingReader: MappingModelReader { MappingModelReader(memory: memory?.mappingModels) }

    /// Where copies of stores are made; nil where the environment does not say.
    var temporaryFolder: String? { environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The repository that a path is in, with the path given from its root.
    func repository(containing path: String) throws(GitError) -> (repository: GitRepository, path: String) {
        try GitRepository.containing(path, environment: environment)
    }
}

/// The tool's version. Its documentation has no address of its own: `modelc explain RULE` shows the page of a rule.
package enum ModelcVersion {
    package static let text = "0.1.0"
}
