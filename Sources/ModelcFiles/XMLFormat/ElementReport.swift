import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcXML

/// Reports errors of one element of the file, at the exact position.
struct ElementReport {
    private let context: ReadingContext
    private let position: SourcePosition?

    init(_ context: ReadingContext, _ position: SourcePosition?) {
        self.context = context
        self.position = position
    }

    func error(_ id: DiagnosticID, _ message: String, attribute: String? = nil, help: String?) {
        report(id, .error, message, attribute: attribute, help: help)
    }

    func warning(_ id: DiagnosticID, _ message: String, attribute: String? = nil, help: String?) {
        report(id, .warning, message, attribute: attribute, help: help)
    }

    func note(_ id: DiagnosticID, _ message: String, attribute: String? = nil, help: String?) {
        report(id, .note, message, attribute: attribute, help: help)
    }

    /// Reports an attribute with an invalid text.
    func problem(_ problem: FieldProblem, attribute: String, value: String) {
        report(
            problem.id, problem.severity, "\(attribute)=\"\(value)\" \(problem.message)", attribute: attribute,
            help: problem.help)
    }

    /// Reports character data, which the format does not allow anywhere.
    func ignoredText(_ text: String, at position: SourcePosition, in elementName: String) {
        let excerpt = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(40)
        ElementReport(context, nil).report(
            .unknownXML, .warning, "<\(elementName)> holds the text '\(excerpt)', which is ignored",
            location: SourceLocation(path: context.path, position: position), help: "remove it")
    }

    private func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, attribute: String?, help: String?
    ) {
        report(id, severity, message, location: location(of: attribute), help: help)
    }

    private func report(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, location: SourceLocation, help: String?
    ) {
        let modelPath = context.modelPath
        context.report(
            Diagnostic(
                id, severity, modelPath.map { "\($0): \(message)" } ?? message, at: location, modelPath: modelPath,
                help: help))
    }

    private func location(of attribute: String?) -> SourceLocation {
        guard let position else { return SourceLocation(path: context.path) }
        return SourceLocation(
            path: context.path, elementAt: position, attribute: attribute, of: context.source)
    }
}

extension SourceLocation {
    /// The position of an attribute (`name="value"`) in the start tag at `position`. If no attribute is named, or if
    /// the tag does not have it, the position of the tag's name (`<name`).
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
    /// The location of an element of the model in this version's file.
    package func location(of place: SchemaLocation) -> SourceLocation {
        if !sourceFiles.isEmpty { return swiftLocation(of: place) }
        guard let source, let position = place.position else { return SourceLocation(path: filePath) }
        return SourceLocation(path: filePath, elementAt: position, attribute: place.attribute, of: source)
    }

    /// The location of a name in a Swift file.
    private func swiftLocation(of place: SchemaLocation) -> SourceLocation {
        guard let position = place.position, position.file < sourceFiles.count else {
            return SourceLocation(path: filePath)
        }
        let file = sourceFiles[position.file]
        return SourceLocation(
            path: file.path, position: position, length: file.text.nameLength(at: position.offset))
    }

    /// The text of a file of this version; nil if it is not known.
    package func text(ofFileAt path: String) -> SourceText? {
        sourceFiles.first { $0.path == path }?.text ?? (path == filePath ? source : nil)
    }
}

extension SourceText {
    /// The number of bytes of the name at an offset, at least 1.
    fileprivate func nameLength(at offset: Int) -> Int {
        guard offset < bytes.count else { return 1 }
        let name = bytes[offset...].prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: "@"), 0x80...:
                true
            default: false
            }
        }
        return max(name.count, 1)
    }
}

// Errors that a lint rule also reports have their ids in `ModelcSchema`.
extension DiagnosticID {
    // Errors of the path and the bundle.
    package static let notAModel = DiagnosticID("not-a-model")
    package static let unreadableFile = DiagnosticID("unreadable-file")
    package static let unknownVersion = DiagnosticID("unknown-version")
    package static let noModels = DiagnosticID("no-models")

    // Errors of the document.
    package static let tooManyProblems = DiagnosticID("too-many-faults")

    // Errors of elements.
    static let minimumCountWithoutEffect = DiagnosticID("minimum-count-without-effect")
    static let partialRequestFlags = DiagnosticID("partial-request-flags")
}
