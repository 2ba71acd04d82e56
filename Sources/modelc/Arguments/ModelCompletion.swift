import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSchema

/// Completions from the model that an unfinished command line names. Empty if there is no such model or if it cannot be
/// read.
struct ModelCompletion {
    private let words: [String]
    private let options: OptionWords

    /// - Parameter words: the words of the command line as the shell passes them, including quotation marks.
    init(_ words: [String]) {
        self.words = words.map(ModelCompletion.unquoted)
        options = OptionWords(self.words)
    }

    /// The names of all versions of the model.
    var versions: [String] { model(.current)?.versions.map(\.name) ?? [] }

    /// Returns the names of all versions. Returns none if a word before the index already names a version.
    func versions(ifNoneBefore index: Int) -> [String] {
        let names = versions
        return words.prefix(index).contains(where: names.contains) ? [] : names
    }

    /// The names of the entities of the version that the command line selects.
    var entities: [String] { version?.entities.map(\.name) ?? [] }

    /// The names of the configurations of the version that the command line selects.
    var configurations: [String] { version?.configurations.map(\.name) ?? [] }

    /// Returns the words that can be at an index of the command line of `modelc edit`: a verb, a kind, a name of the
    /// model, or a setting.
    func action(at index: Int) -> [String] { ActionWords.next(in: words, at: index, model: version) }

    private var version: ManagedObjectModel? {
        let name = options.values(of: ["--model-version"]).last
        guard let model = model(name.map(VersionSelection.named) ?? .current) else { return nil }
        return model.versions.first { name == nil ? $0.isCurrent : $0.name == name }?.model
            ?? model.versions.compactMap(\.model).first
    }

    /// Returns the model for the first word that is the path of a model. If there is none, returns the model that a
    /// command without arguments would use.
    private func model(_ selection: VersionSelection) -> VersionedModel? {
        guard (try? WorkingFolder.enter(options.values(of: ["-C", "--directory"]).last)) != nil else { return nil }
        var workspace = Workspace.ofProcess(.flags)
        if let file = options.values(of: ["--config"]).last { workspace.configuration = .file(file) }
        if words.contains("--no-config") { workspace.configuration = .none }
        let paths = words.dropFirst().filter { PathText.hasFolder($0) || $0.contains(".xcdatamodel") }
        return (paths + [""]).lazy.compactMap { path in
            var request = InspectRequest(path: path)
            request.selection = selection
            return try? Inspect(request, in: workspace).run().reading.model
        }.first
    }

    private static func unquoted(_ word: String) -> String { word.filter { !"\\'\"".contains($0) } }
}

/// Completions for options with ids of findings.
enum FindingCompletion {
    /// Returns the ids that the command reports. Includes the categories of rules if the command accepts them.
    static func ids(_ words: [String]) -> [String] {
        let commands = [ToolCommandName.lint, .check, .plan, .mappingCheck, .cloudKitCheck].compactMap { command in
            command.rawValue.split(separator: " ").first.map { (word: String($0), command: command) }
        }
        let found = words.dropFirst().lazy.compactMap { word in commands.first { $0.word == word } }.first
        switch found?.command {
        case .lint: return FindingNames.ofLint
        case .check: return FindingNames.ofChecks
        case .cloudKitCheck: return FindingNames.ofCloudKit
        default: return FindingNames.ofPlans
        }
    }

    static func severities(_ words: [String]) -> [String] {
        ids(words).flatMap { id in SeveritySetting.allCases.map { "\(id)=\($0.rawValue)" } }
    }
}
