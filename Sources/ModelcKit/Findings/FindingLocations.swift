import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Converts locations to those of findings, and collects the texts of the files that they are in.
struct FindingLocations {
    /// Converts paths to the form shown in reports.
    let display: DisplayPath
    /// The texts of the files that contain a location, by the paths shown in reports.
    private(set) var sources: [String: SourceText] = [:]
    /// Other known texts, by the same paths.
    private let known: [String: SourceText]

    /// - Parameter texts: the texts of files by path, for locations whose text is not given.
    init(_ display: DisplayPath, texts: [String: SourceText] = [:]) {
        self.display = display
        known = Dictionary(
            texts.map { (display.path($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the text of a file, if it is known.
    func text(of path: String) -> SourceText? { known[display.path(path)] }

    /// Returns a location in a file whose text is known, or otherwise the location of the file.
    mutating func place(_ location: SourceLocation) -> SourceLocation {
        place(location, in: text(of: location.path))
    }

    /// Returns a location in a file, or the location of the file if its text is not known.
    mutating func place(_ location: SourceLocation, in text: SourceText?) -> SourceLocation {
        let path = display.path(location.path)
        guard let position = location.position, let text else { return SourceLocation(path: path) }
        let source = sources[path] ?? text
        sources[path] = source
        return SourceLocation(
            path: path, position: source.position(at: position.offset), length: location.length)
    }

    /// Returns a location in a version's file.
    mutating func place(_ place: SchemaLocation, in version: ModelVersion) -> SourceLocation {
        self.place(version.shownLocation(of: place), in: version.source)
    }
}

extension ModelVersion {
    /// Returns the location to show. For an element without a specific attribute, it ends after the element's name.
    func shownLocation(of place: SchemaLocation) -> SourceLocation {
        var location = location(of: place)
        guard place.attribute == nil, let start = location.position else { return location }
        let name = self.location(of: SchemaLocation(position: place.position, attribute: "name"))
        if let end = name.position, end.line == start.line, end.offset > start.offset {
            location.length = end.offset + name.length - start.offset
        }
        return location
    }
}
