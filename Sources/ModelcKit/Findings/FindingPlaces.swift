import ModelcDiagnostics
import ModelcDisk
import ModelcSchema
import ModelcText

/// Turns places into those of findings, and keeps the texts of the files that they are in.
struct FindingPlaces {
    /// Paths as reports show them.
    let display: DisplayPath
    /// The texts of the files with a place in them, by the paths that reports show.
    private(set) var sources: [String: SourceText] = [:]
    /// Other texts that are known, by the same paths.
    private let known: [String: SourceText]

    /// - Parameter texts: the texts of files by their paths, for places whose text is not given.
    init(_ display: DisplayPath, texts: [String: SourceText] = [:]) {
        self.display = display
        known = Dictionary(
            texts.map { (display.path($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The text of a file, where it is known.
    func text(of path: String) -> SourceText? { known[display.path(path)] }

    /// A place in a file whose text is known, or else the file.
    mutating func place(_ location: SourceLocation) -> SourceLocation {
        place(location, in: text(of: location.path))
    }

    /// A place in a file, or the file where its text is not known.
    mutating func place(_ location: SourceLocation, in text: SourceText?) -> SourceLocation {
        let path = display.path(location.path)
        guard let position = location.position, let text else { return SourceLocation(path: path) }
        let source = sources[path] ?? text
        sources[path] = source
        return SourceLocation(
            path: path, position: source.position(at: position.offset), length: location.length)
    }

    /// A place in a version's file.
    mutating func place(_ place: SourcePlace, in version: ModelVersion) -> SourceLocation {
        self.place(version.shownLocation(of: place), in: version.source)
    }
}

extension ModelVersion {
    /// An element without an attribute that is meant is shown up to its name.
    func shownLocation(of place: SourcePlace) -> SourceLocation {
        var location = location(of: place)
        guard place.attribute == nil, let start = location.position else { return location }
        let name = self.location(of: SourcePlace(position: place.position, attribute: "name"))
        if let end = name.position, end.line == start.line, end.offset > start.offset {
            location.length = end.offset + name.length - start.offset
        }
        return location
    }
}

extension ProjectFindings {
    /// Messages as findings, for commands whose result is something else: `lock`, `generate --check`.
    ///
    /// - Parameters:
    ///   - diagnostics: several equal ones are one.
    ///   - category: the name of the command.
    ///   - sources: the texts of the files that they point into, by path.
    ///   - display: paths as reports show them.
    package init(
        _ diagnostics: [Diagnostic], category: String, sources: [String: SourceText], display: DisplayPath
    ) {
        var places = FindingPlaces(display, texts: sources)
        var seen: Set<Diagnostic> = []
        let findings = diagnostics.filter { seen.insert($0).inserted }.map { diagnostic in
            ProjectFinding(diagnostic, category: category, &places)
        }
        self.init(findings, places)
        rules = Set(diagnostics.map(\.id)).sorted().map { FindingRule($0, category: category) }
        let models = Set(findings.map(\.bundle)).filter(PathText.isModel).sorted()
        bundles = models.map { ReadBundle(path: $0) }
    }
}

extension ProjectFinding {
    fileprivate init(_ diagnostic: Diagnostic, category: String, _ places: inout FindingPlaces) {
        let path = diagnostic.location?.path ?? ""
        self.init(
            diagnostic.id, diagnostic.severity, diagnostic.message, category: category, help: diagnostic.help,
            bundle: places.display.path(PathText.bundle(around: path)), modelPath: diagnostic.modelPath ?? "",
            at: diagnostic.location.map { places.place($0) },
            // What one message says of several files are several findings.
            identity: Identity(facts: [places.display.path(path)]))
        related = diagnostic.related.map { RelatedPlace($0.message, at: places.place($0.location)) }
    }
}

extension PathText {
    fileprivate static func isModel(_ path: String) -> Bool {
        [".xcdatamodeld", ".xcdatamodel"].contains { path.hasSuffix($0) }
    }

    /// The bundle that a file is in; the file itself where it is in none.
    fileprivate static func bundle(around path: String) -> String {
        guard let end = path.firstRange(of: ".xcdatamodeld")?.upperBound else { return path }
        return String(path[..<end])
    }
}
