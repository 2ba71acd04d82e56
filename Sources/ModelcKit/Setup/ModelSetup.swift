import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics

/// The entry of a model in a new configuration, and the reason for its settings.
struct ModelSetup {
    var entry: StarterConfiguration.Model
    var origin: SetupOutcome.Origin
    /// A clause about the existing classes; nil if there is nothing to say.
    private(set) var note: String?

    init(_ entry: StarterConfiguration.Model, _ origin: SetupOutcome.Origin, note: String? = nil) {
        self.entry = entry
        self.origin = origin
        tell(note)
    }

    /// Whether the classes use modelc's support file.
    var usesSupport: Bool { entry.style?.era == nil && entry.language != .objectiveC }

    private mutating func tell(_ note: String?) {
        self.note = note
        entry.comment = note.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
    }

    /// Leaves out entities whose classes are the user's; without the output folder if no entity remains.
    ///
    /// - Parameters:
    ///   - entities: the names of entities.
    ///   - files: the files of their classes.
    ///   - all: the names of all entities with a class.
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

    /// Returns the setup of a model whose classes the user writes.
    static func manual(_ entry: StarterConfiguration.Model, _ files: [String]) -> ModelSetup {
        ModelSetup(
            without(entry), .manual,
            note: "no output, because you write or edited the classes: \(TerminalText.list(files, limit: 3))")
    }

    /// Returns the setup of a model whose classes Xcode generates.
    static func build(_ entry: StarterConfiguration.Model) -> ModelSetup {
        ModelSetup(
            without(entry), .build, note: "no output, because Xcode generates the classes in its builds (Codegen)")
    }

    /// Returns the setup of a model whose files one output folder cannot describe.
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
