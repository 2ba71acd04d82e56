import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcGit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Called with a path when a run waits for another run that has locked the path, and with nil when the wait ends.
package typealias WaitObserver = @Sendable (_ path: String?) -> Void

/// The environment of a use case: the folder that relative paths start from, environment variables and git, how files are read,
/// and the names of options in messages. Use cases read their environment only from here.
package struct Workspace: Sendable {
    /// The folder that the paths of requests and shown paths are relative to, and where configurations and models are
    /// looked for; nil for the working folder of the process.
    let folder: String?
    /// The environment variables, which are also used to find and run git.
    package var environment: [String: String]
    /// The files that models are read from.
    var files: ModelFiles
    /// The names of options in messages.
    package var wording: Wording
    /// Called while a run waits for another one; nil if nothing shows it.
    package var waiting: WaitObserver?
    /// The configuration to use.
    package var configuration = ChosenConfiguration.nearest
    /// Whether `files` contains a model from standard input.
    private(set) var readsStandardInput = false
    /// Whether the request can select another version than the current one, so that messages can advise it.
    private var offersVersionChoice = true
    /// A cache of what was read; nil if each read must see the files on disk.
    private var memory: (versions: Cache<VersionFileContent>, mappingModels: Cache<MappingModelReading>)?

    /// A cache of configurations; nil if each read must see the files on disk.
    private var configurations: Cache<ConfigurationReading>?

    /// A copy for one run, in which each configuration is read only once.
    package var cachingConfigurations: Workspace {
        var copy = self
        copy.configurations = configurations ?? Cache()
        return copy
    }

    /// A copy for a run that writes models at the end or not at all, in which each model file and configuration is read only
    /// once.
    var caching: Workspace {
        var copy = cachingConfigurations
        copy.memory = (Cache(), Cache())
        return copy
    }

    /// A copy for a request that cannot select a version.
    var withoutVersionChoice: Workspace {
        var copy = self
        copy.offersVersionChoice = false
        return copy
    }

    /// - Parameter folder: an absolute path; a relative path starts from the working folder of the process.
    init(
        folder: String? = nil, environment: [String: String] = [:], files: ModelFiles = .disk,
        wording: Wording = .plain
    ) {
        self.folder = folder.map(PathText.absolute)
        self.environment = environment
        self.files = files
        self.wording = wording
    }

    /// Returns the workspace of the process.
    package static func ofProcess(_ wording: Wording) -> Workspace {
        Workspace(environment: ProcessInfo.processInfo.environment, wording: wording)
    }
}

extension Workspace {
    /// Uses the bytes as the `contents` file of the model on standard input.
    package mutating func read(standardInput bytes: [UInt8]) {
        readsStandardInput = true
        files = .overlay(MemoryFiles([StandardInput.model + "/contents": .file(bytes)]))
    }

    /// Resolves a path of a request for the file system. In the working folder of the process, it stays as typed.
    func path(_ path: String) -> String {
        PathText.located(path, in: folder ?? "")
    }

    /// Returns the absolute path.
    func absolute(_ path: String) -> String { PathText.absolute(self.path(path)) }

    /// Formats paths for reports.
    package var display: DisplayPath { DisplayPath(root: folder) }

    var reader: ModelReader { reader(choosingBy: .version) }

    /// Returns a reader of models for a request that selects versions with another option, or from other files.
    func reader(choosingBy wish: MessageOption, in files: ModelFiles? = nil) -> ModelReader {
        // Other files have the same paths but different content, so they do not use the cache.
        ModelReader(
            files: files ?? self.files, versionChoice: offersVersionChoice ? wording[wish] : nil,
            memory: files == nil ? memory?.versions : nil)
    }

    func configuration(at path: String) -> ConfigurationReading {
        func read() -> ConfigurationReading {
            if case .watchedDisk(let tell) = files { tell(path) }
            return ConfigurationReader().read(path)
        }
        return configurations?.value(for: path, read) ?? read()
    }

    var mappingReader: MappingModelReader { MappingModelReader(memory: memory?.mappingModels) }

    /// The folder for copies of stores; nil if the environment does not set one.
    var temporaryFolder: String? { environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the repository that contains a path, and the path from its root.
    func repository(containing path: String) throws(GitError) -> (repository: GitRepository, path: String) {
        try GitRepository.containing(path, environment: environment)
    }
}
