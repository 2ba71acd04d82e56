import ModelcDiagnostics
import ModelcText
import ModelcXML

extension SourceLocation {
    /// The place of an attribute (`name="value"`) in the start tag at `position`; the tag's own `<name` where no
    /// attribute is named, or the tag has none of that name.
    package init(path: String, elementAt position: SourcePosition, attribute: String?, of source: SourceText) {
        if let attribute, let place = StartTagScanner.place(of: attribute, inTagAt: position.offset, of: source) {
            let start = source.position(at: place.whole.lowerBound)
            self.init(path: path, position: start, length: place.whole.count)
        } else {
            let name = StartTagScanner.elementName(inTagAt: position.offset, of: source)
            self.init(path: path, position: position, length: name.count + 1)
        }
    }
}
