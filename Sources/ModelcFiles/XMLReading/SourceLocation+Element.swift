import ModelcDiagnostics
import ModelcSchema
import ModelcText
import ModelcXML

extension SourceLocation {
    /// The place of an attribute (`name="value"`) in the start tag at `position`; the tag's own `<name` where no
    /// attribute is named, or the tag has none of that name.
    init(path: String, elementAt position: SourcePosition, attribute: String?, of source: SourceText) {
        if let attribute, let place = StartTagScanner.place(of: attribute, inTagAt: position.offset, of: source) {
            let start = source.position(at: place.whole.lowerBound)
            self.init(path: path, position: start, length: place.whole.count)
        } else {
            let name = StartTagScanner.elementName(inTagAt: position.offset, of: source)
            self.init(path: path, position: position, length: name.count + 1)
        }
    }
}

extension ModelVersion {
    /// The location of a place in this version's file.
    package func location(of place: SourcePlace) -> SourceLocation {
        guard let source, let position = place.position else { return SourceLocation(path: filePath) }
        return SourceLocation(path: filePath, elementAt: position, attribute: place.attribute, of: source)
    }
}
