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

/// A closure that is called when a run must wait because another run has locked `path`. It is called with nil when the
/// wait ends.
package typealias WaitObserver = @Sendable (_ path: String?) -> Void

/// The environment of a use case: the folder that relative paths start from, environment variables, git, the files to
/// read, and the names of options in messages. Use cases access their environment only through this value.
package struct Workspace: Sendable {
    /// The absolute path of the folder that relative paths start from. The configuration and models are also searched
    /// for in this folder. Nil for the working folder of the process.
    let folder: String?
    /// The environment variables. They are also used to find and run git.
    package var environment: [String: String]
    /// Where models are read from, such as the disk.
    var files: ModelFiles
    /// The names of options in messages.
    package var wording: Wording
    /// Called when a run must wait for another run; nil if the wait is not shown.
    package var waiting: WaitObserver?
    /// Selects the configuration to use.
    package var configuration = ChosenConfiguration.nearest
    /// Whether `files` contains a model that was read from standard input.
    private(set) var readsStandardInput = false
    /// Whether the user can select a version other than the current one. If so, messages may advise this.
    private var offersVersionChoice = true
    /// The caches of models in Swift source, and of version files and mapping models (`memory`); nil if files are
    /// always read from disk.
    private var swiftModels: Cache<SwiftModelReading?>?
    private var memory: (versions: Cache<VersionFileContent>, mappingModels: Cache<MappingModelReading>)?

    /// The cache of configurations; nil if they are always read from disk.
    private var configurations: Cache<ConfigurationReading>?

    /// A copy of the workspace for one run. It reads each configuration only once.
    package var cachingConfigurations: Workspace {
        var copy = self
        copy.configurations = configurations ?? Cache()
        return copy
    }

    /// A copy of the workspace for one run. It reads each model file and configuration only once, so the run must not
    /// read a file again after writing it.
    var caching: Workspace {
        var copy = cachingConfigurations
        copy.memory = (Cache(), Cache())
        copy.swiftModels = Cache()
        return copy
    }

    /// A copy of the workspace for requests that cannot select a version.
    var withoutVersionChoice: Workspace {
        var copy = self
        copy.offersVersionChoice = false
        return copy
    }

    /// - Parameter folder: the folder that relative paths start from, as an absolute path or relative to the working
    ///   folder of the process. Nil for the working folder.
    init(
        folder: String? = nil, environment: [String: String] = [:], files: ModelFiles = .disk,
        wording: Wording = .plain
    ) {
        self.folder = folder.map(PathText.absolute)
        self.environment = environment
        self.files = files
        self.wording = wording
    }

    /// Returns the workspace with the working folder and environment of the process.
    package static func ofProcess(_ wording: Wording) -> Workspace {
        Workspace(environment: ProcessInfo.processInfo.environment, wording: wording)
    }
}

extension Workspace {
    /// Adds a model from standard input to `files`. The bytes are the content of its `contents` file.
    package mutating func read(standardInput bytes: [UInt8]) {
        readsStandardInput = true
        files = .overlay(MemoryFiles([StandardInput.model + "/contents": .file(bytes)]))
    }

    /// Returns the path to use for the file system. If `folder` is nil, the path is returned unchanged.
    func path(_ path: String) -> String {
        PathText.located(path, in: folder ?? "")
    }

    /// Returns the absolute path of a path in a request.
    func absolute(_ path: String) -> String { PathText.absolute(self.path(path)) }

    /// Formats paths for the output.
    package var display: DisplayPath { DisplayPath(root: folder) }

    var reader: ModelReader { reader(choosingBy: .version) }

    /// Returns a reader of models. `option` is the option that selects the version, for messages. If `files` is not
    /// nil, models are read from `files`.
    func reader(choosingBy option: MessageOption, in files: ModelFiles? = nil) -> ModelReader {
        // Other files may have the same paths but different content, so they must not use the cache.
        ModelReader(
            files: files ?? self.files, versionChoice: offersVersionChoice ? wording[option] : nil,
            memory: files == nil ? memory?.versions : nil, stores: .copied(to: temporaryFolder),
            swift: .parsed(keeping: files == nil ? swiftModels : nil))
    }

    func configuration(at path: String) -> ConfigurationReading {
        func read() -> ConfigurationReading {
            if case .watchedDisk(let tell) = files { tell(path) }
            return ConfigurationReader().read(path)
        }
        return configurations?.value(for: path, read) ?? read()
    }

    var mappingReader: MappingModelReader { MappingModelReader(memory: memory?.mappingModels) }

    /// The folder for temporary copies of stores; nil if `TMPDIR` is not set.
    var temporaryFolder: String? { environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the git repository that contains a path, and the path relative to the root of the repository.
    func repository(containing path: String) throws(GitError) -> (repository: GitRepository, path: String) {
        try GitRepository.containing(path, environment: environment)
    }
}
