import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics

/// The entry for a model in a new configuration, and the reason for its settings.
struct ModelSetup {
    var entry: StarterConfiguration.Model
    var origin: SetupOutcome.Origin
    /// A note about the existing classes, as a clause; nil if there is none.
    private(set) var note: String?

    init(_ entry: StarterConfiguration.Model, _ origin: SetupOutcome.Origin, note: String? = nil) {
        self.entry = entry
        self.origin = origin
        tell(note)
    }

    /// Whether the generated classes need modelc's shared support file.
    var usesSupport: Bool { entry.style?.isOwn ?? true && entry.language ?? .swift == .swift }

    private mutating func tell(_ note: String?) {
        self.note = note
        entry.comment = note.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
    }

    /// Excludes entities whose classes the user writes. If no entity remains, the entry gets no output folder.
    ///
    /// - Parameters:
    ///   - entities: the names of the entities to exclude.
    ///   - files: the paths of the files that declare their classes.
    ///   - all: the names of all entities that have a class.
    mutating func leaveOut(_ entities: [String], in files: [String], of all: [String]) {
        let known = Set(entry.skipped)
        let more = entities.filter { !known.contains($0) }
        guard !more.isEmpty else { return }
        entry.skipped += more
        guard known.union(more).isSuperset(of: all) else {
            let words = "left out, because you write or edited their classes: \(TerminalText.list(entry.skipped))"
            return tell(note.map { "\($0); \(words)" } ?? words)
        }
        self = .manual(entry, files)
    }

    /// Returns the setup for a model whose classes the user writes: no output folder.
    static func manual(_ entry: StarterConfiguration.Model, _ files: [String]) -> ModelSetup {
        ModelSetup(
            without(entry), .manual,
            note: "no output, because you write or edited the classes: \(TerminalText.list(files, limit: 3))")
    }

    /// Returns the setup for a model whose classes Xcode generates during a build: no output folder.
    static func build(_ entry: StarterConfiguration.Model) -> ModelSetup {
        ModelSetup(
            without(entry), .build, note: "no output, because Xcode generates the classes in its builds (Codegen)")
    }

    /// Returns the setup for a model whose generated files are in several folders or languages: no output folder.
    static func scattered(_ entry: StarterConfiguration.Model, _ program: String, _ folders: [String]) -> ModelSetup {
        let places = folders.map { $0.isEmpty ? "." : $0 }
        let words =
            places.count > 1 ? "are in several folders: \(TerminalText.list(places, limit: 3))" : "are in two languages"
        return ModelSetup(without(entry), .scattered, note: "no output, because the files of \(program) \(words)")
    }

    private static func without(_ entry: StarterConfiguration.Model) -> StarterConfiguration.Model {
        StarterConfiguration.Model(path: entry.path)
    }
}
