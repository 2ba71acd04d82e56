import ModelcCodegen
import ModelcSettings

/// The files of generated classes.
public struct GeneratedClasses: Hashable, Sendable {
    /// The files of all entities.
    public let files: [WrittenFile]
    /// Whether the generation had no errors. If a file is refused or a model cannot be used, nothing is written. If only parts
    /// of a model have errors, they are omitted and the other files are written.
    public let isDone: Bool
    /// The version hashes that SwiftData gives the entities of `@Model` classes; empty for other classes.
    public let versionHashes: [ClassVersionHash]
    /// Messages about models, settings and files.
    public let messages: [Message]
}

/// The version hash that SwiftData gives the entity of a `@Model` class, compared with the model's.
public struct ClassVersionHash: Hashable, Sendable {
    /// The result of the comparison.
    public enum Verdict: String, CaseIterable, Hashable, Sendable {
        /// SwiftData's entity has the hash of the model.
        case same
        /// The hash is the same if SwiftData hashes a part of the entity as Core Data does, which is not verified.
        case unverified
        /// The hashes differ, or the entity has no class.
        case differs
    }

    /// The name of the entity, and of the class.
    public let entity: String
    /// The result of the comparison.
    public let verdict: Verdict
    /// The hash in SwiftData, in hexadecimal digits; nil if there is no class.
    public let hash: String?
    /// The reasons why the hashes differ, or why they may differ.
    public let reasons: [String]

    init(_ compared: SwiftDataEntityHash) {
        entity = compared.entityName
        verdict =
            switch compared.verdict {
            case .same: .same
            case .unverified: .unverified
            case .differs: .differs
            }
        hash = compared.hash?.hexadecimal
        reasons = compared.reasons
    }
}

/// The language, or the framework, of generated classes.
public enum GeneratedClassLanguage: String, CaseIterable, Hashable, Sendable {
    case swift
    case objectiveC = "objc"
    /// `@Model` classes of SwiftData.
    case swiftData = "swiftdata"
}

extension Project {
    /// Generates classes with the settings of the project's configuration.
    ///
    /// - Parameters:
    ///   - path: the model; nil for the models of the configuration, or for the only model of the project.
    ///   - folder: the folder for the files; nil for the folder that the configuration sets.
    ///   - language: the language; nil for that of the configuration.
    ///   - writes: whether to write the files.
    /// - Throws: `ProjectError` if the configuration is not valid, or if it is not clear which model to use.
    public func generate(
        _ path: String? = nil, into folder: String? = nil, language: GeneratedClassLanguage? = nil, writes: Bool = true
    ) throws(ProjectError) -> GeneratedClasses {
        var request = GenerateRequest(path: path)
        request.settings.output = folder.map { .flag(ConfiguredPath($0)) }
        request.settings.language = language.flatMap { ClassLanguage(rawValue: $0.rawValue) }.map { .flag($0) }
        request.action.isRehearsal = !writes
        return try outcome(of: Generate.self, request) { made in
            GeneratedClasses(
                files: made.report.files.map(WrittenFile.init), isDone: made.result == .done,
                versionHashes: made.report.swiftData.flatMap { $0.hashes.map(ClassVersionHash.init) },
                messages: made.report.diagnostics.map(Message.init))
        }
    }
}
