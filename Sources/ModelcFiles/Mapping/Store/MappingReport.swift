import ModelcBase
import ModelcDiagnostics
import ModelcXML

/// Collects the problems of a mapping model's file while it is read.
final class MappingReport {
    let path: String
    let source: SourceText
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var hasWrongRoot = false

    /// The maximum number of diagnostics. A damaged file can have an error at every object, and more messages would add
    /// no information.
    private static let limit = 1_000

    init(path: String, source: SourceText) {
        self.path = path
        self.source = source
    }

    func add(_ diagnostic: Diagnostic) {
        guard diagnostics.count < MappingReport.limit else { return }
        diagnostics.append(diagnostic)
        guard diagnostics.count == MappingReport.limit else { return }
        diagnostics.append(
            Diagnostic(
                .tooManyProblems, .error, "the file has more than \(MappingReport.limit) errors; the rest is not shown",
                at: SourceLocation(path: path), help: "correct those shown and read it again"))
    }

    /// The location of an element, or of one of its attributes.
    func location(_ position: SourcePosition?, attribute: String? = nil) -> SourceLocation {
        guard let position else { return SourceLocation(path: path) }
        return SourceLocation(path: path, elementAt: position, attribute: attribute, of: source)
    }

    func error(
        _ id: DiagnosticID, _ message: String, at position: SourcePosition?, attribute: String? = nil, help: String
    ) {
        add(Diagnostic(id, .error, message, at: location(position, attribute: attribute), help: help))
    }

    func warning(_ id: DiagnosticID, _ message: String, at position: SourcePosition?, help: String) {
        add(Diagnostic(id, .warning, message, at: location(position), help: help))
    }

    func note(_ id: DiagnosticID, _ message: String, at position: SourcePosition?, help: String) {
        add(Diagnostic(id, .note, message, at: location(position), help: help))
    }
}

/// Reports errors in the form of the file.
extension MappingReport {
    private static let restore = "restore the file from version control"

    func unreadable(_ problem: XMLError) {
        guard !findsConflictMarkers() else { return }
        let message = source.bytes.isEmpty ? "the file is empty" : "the file cannot be read: \(problem.message)"
        add(
            Diagnostic(
                .unreadableMappingModel, .error, message, at: SourceLocation(path: path, position: problem.position),
                help: MappingReport.restore))
    }

    /// Whether the file contains conflict markers of a merge; reports each of them. A file with markers can still be
    /// well-formed XML.
    func findsConflictMarkers() -> Bool {
        let markers = UnreadableDocument.conflictMarkers(in: source, path: path)
        for var marker in markers {
            marker.id = .unreadableMappingModel
            add(marker)
        }
        return !markers.isEmpty
    }

    func wrongRoot(_ name: String, at position: SourcePosition) {
        hasWrongRoot = true
        error(
            .unreadableMappingModel, "the root element is <\(name)>; a mapping model begins with <database>",
            at: position, help: MappingReport.restore)
    }

    func unknownElement(_ name: String, at position: SourcePosition) {
        warning(
            .unknownMappingContent, "<\(name)> is not part of a mapping model; it is ignored", at: position,
            help: "remove the element, or restore the file from version control")
    }

    func missing(_ attribute: String, of element: String, at position: SourcePosition) {
        error(
            .missingName, "this <\(element)> has no '\(attribute)'", at: position, help: MappingReport.restore)
    }

    func invalidID(_ id: String, attribute: String, at position: SourcePosition) {
        let shown = id.count > 40 ? id.prefix(40) + "…" : id[...]
        error(
            .invalidObjectID, "'\(shown)' is not an id of an object: ids are z and a number", at: position,
            attribute: attribute, help: MappingReport.restore)
    }
}

/// The IDs for errors of mapping models.
extension DiagnosticID {
    package static let notAMappingModel = DiagnosticID("not-a-mapping-model")
    static let unreadableMappingModel = DiagnosticID("unreadable-mapping-model")
    package static let unknownMappingContent = DiagnosticID("unknown-mapping-content")
    static let missingName = DiagnosticID("missing-name")
    static let invalidNumber = DiagnosticID("invalid-number")
    static let unknownArchiveValue = DiagnosticID("unknown-archive-value")
    static let invalidObjectID = DiagnosticID("invalid-object-id")
    static let repeatedObjectID = DiagnosticID("repeated-object-id")
    static let danglingObjectID = DiagnosticID("dangling-object-id")
    static let missingMappingObject = DiagnosticID("missing-mapping-object")
    package static let orphanedMapping = DiagnosticID("orphaned-mapping")
    static let invalidBase64 = DiagnosticID("invalid-base64")
    static let missingEmbeddedModel = DiagnosticID("missing-embedded-model")
    package static let unreadableMappingArchive = DiagnosticID("unreadable-mapping-archive")
    package static let opaqueExpression = DiagnosticID("opaque-expression")
}
