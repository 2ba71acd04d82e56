import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Converts locations to the locations that reports show, and collects the texts of the files that contain them.
struct FindingLocations {
    /// Converts paths to the form shown in reports.
    let display: DisplayPath
    /// The texts of the files that contain a location, by the paths shown in reports.
    private(set) var sources: [String: SourceText] = [:]
    /// The texts of files that may be needed for a location, by the paths shown in reports.
    private let known: [String: SourceText]

    /// - Parameter texts: the texts of files, by path. They are used for locations that are passed without a text.
    init(_ display: DisplayPath, texts: [String: SourceText] = [:]) {
        self.display = display
        known = Dictionary(
            texts.map { (display.path($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the text of a file, if it is known.
    func text(of path: String) -> SourceText? { known[display.path(path)] }

    /// Returns a location with the path that reports show. If the text of the file is not known, returns the location
    /// of the whole file.
    mutating func place(_ location: SourceLocation) -> SourceLocation {
        place(location, in: text(of: location.path))
    }

    /// Returns a location with the path that reports show and the position in `text`. If `text` is nil, returns the
    /// location of the whole file.
    mutating func place(_ location: SourceLocation, in text: SourceText?) -> SourceLocation {
        let path = display.path(location.path)
        guard let position = location.position, let text else { return SourceLocation(path: path) }
        let source = sources[path] ?? text
        sources[path] = source
        return SourceLocation(
            path: path, position: source.position(at: position.offset), length: location.length)
    }

    /// Returns the location of an element or attribute in a version's file, with the path that reports show.
    mutating func place(_ place: SchemaLocation, in version: ModelVersion) -> SourceLocation {
        let location = version.shownLocation(of: place)
        return self.place(location, in: version.text(ofFileAt: location.path))
    }
}

extension ModelVersion {
    /// Returns the location to show. For an element as a whole, without one of its attributes, the location ends after
    /// the element's name.
    func shownLocation(of place: SchemaLocation) -> SourceLocation {
        var location = location(of: place)
        guard place.attribute == nil, let start = location.position, sourceFiles.isEmpty else { return location }
        let name = self.location(of: SchemaLocation(position: place.position, attribute: "name"))
        if let end = name.position, end.line == start.line, end.offset > start.offset {
            location.length = end.offset + name.length - start.offset
        }
        return location
    }
}
