import ModelcBase
import ModelcDiagnostics
import ModelcSchema

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
