import ModelcBase

/// A message about the input: what, where, why, and the next step.
package struct Diagnostic: Hashable, Sendable {
    /// The stable name of this kind of diagnostic.
    package var id: DiagnosticID
    package var severity: Severity
    /// One sentence that begins with its subject and has no final stop.
    package var message: String
    /// File, line and column; nil where the diagnostic is about no file.
    package var location: SourceLocation?
    /// The place in the model, as its author thinks of it: `Book`, `Book.author`.
    package var modelPath: String?
    /// The next step for the user.
    package var help: String?
    /// Other places that explain this one.
    package var related: [RelatedPlace]

    package init(
        _ id: DiagnosticID,
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation? = nil,
        modelPath: String? = nil,
        help: String? = nil,
        related: [RelatedPlace] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.modelPath = modelPath
        self.help = help
        self.related = related
    }
}

extension Diagnostic {
    /// The same with an error made a warning: for faults in what nobody asked for.
    package func demoted() -> Diagnostic {
        guard severity == .error else { return self }
        var copy = self
        copy.severity = .warning
        return copy
    }
}

/// The stable name of a kind of diagnostic, in kebab case (`unknown-xml`), with a slash
/// after the name of a family (`hash-unverified/composite`). Users put it into configurations and
/// scripts: it never changes its meaning.
///
/// Each module declares its ids as static members beside the code that reports them.
package struct DiagnosticID: Hashable, Sendable, CustomStringConvertible {
    /// The name as users read and write it.
    package let rawValue: String

    package init(_ rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }
}

extension DiagnosticID {
    /// There is nothing at a path.
    package static let noSuchPath = DiagnosticID("no-such-path")
}

extension DiagnosticID: Comparable {
    /// Ordered by their names.
    package static func < (left: DiagnosticID, right: DiagnosticID) -> Bool { left.rawValue < right.rawValue }
}

/// Where a diagnostic points: a file, and where known a place in it.
package struct SourceLocation: Hashable, Sendable {
    /// The file's or folder's path, as the user would type it.
    package var path: String
    /// The first byte of the place; nil for the file as a whole.
    package var position: SourcePosition?
    /// How many bytes to underline; 0 for a point.
    package var length: Int

    package init(path: String, position: SourcePosition? = nil, length: Int = 0) {
        self.path = path
        self.position = position
        self.length = length
    }
}

/// Another place that explains a diagnostic or a finding, with what is to be seen there.
package struct RelatedPlace: Hashable, Sendable {
    /// What is to be seen there, without a final stop.
    package var message: String
    package var location: SourceLocation
    /// The part of the model that is there; nil where it is not known, and for the model itself.
    package var modelPath: String?

    package init(_ message: String, at location: SourceLocation, modelPath: String? = nil) {
        self.message = message
        self.location = location
        self.modelPath = modelPath
    }
}

extension Diagnostic {
    /// The diagnostic as one object of a document, its keys in a stable order. Lines and columns start at 1, columns and
    /// lengths count UTF-8 bytes; what is not known is null.
    package var json: JSONValue {
        [
            "id": .string(id.rawValue),
            "severity": .string(severity.diagnosticWord),
            "message": .string(message),
            "file": .optional(location?.path),
            "line": .optional(location?.position?.line),
            "column": .optional(location?.position?.column),
            "length": .optional(location.flatMap { $0.length > 0 ? $0.length : nil }),
            "modelPath": .name(modelPath),
            "help": .optional(help),
            "related": .array(related.map(\.json)),
        ]
    }
}

extension RelatedPlace {
    fileprivate var json: JSONValue {
        [
            "message": .string(message),
            "file": .string(location.path),
            "line": .optional(location.position?.line),
            "column": .optional(location.position?.column),
        ]
    }
}

extension Sequence<Diagnostic> {
    /// Whether one of them is an error.
    package var hasErrors: Bool { contains { $0.severity == .error } }
}

/// The commands of the program that messages and pages send the reader to, each with its spelling: the one place below the tool
/// that has it.
///
/// Whoever calls the library from a program gets the same messages: the tool is at hand where a model is. A test compares the
/// cases with the commands of the tool.
package enum ToolCommandName: String, CaseIterable, Sendable {
    case check
    case compile
    case decompile
    case diff
    case edit
    case explain
    case format
    case generate
    case hash
    case help
    case identify
    case initialize = "init"
    case inspect
    case lint
    case lock
    case mappingNew = "mapping new"
    case mappingRefresh = "mapping refresh"
    case mappingShow = "mapping show"
    case merge
    case new
    case plan
    case rules
    case schema
    case templates
    case templatesCopy = "templates copy"
    case versionsAdd = "versions add"
    case versionsList = "versions list"
    case versionsRemove = "versions remove"
    case versionsRename = "versions rename"
    case versionsUse = "versions use"
}

extension ToolCommandName: CustomStringConvertible {
    /// As it is typed: `modelc mapping new`.
    package var description: String { "modelc \(rawValue)" }
}
