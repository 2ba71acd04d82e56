import ModelcBase

/// A message about the input: what, where, why, and the next step.
package struct Diagnostic: Hashable, Sendable {
    /// The stable id of this kind of diagnostic.
    package var id: DiagnosticID
    package var severity: Severity
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    /// File, line and column; nil if the diagnostic is not about a file.
    package var location: SourceLocation?
    /// The model element, in the author's terms: `Book`, `Book.author`.
    package var modelPath: String?
    /// The next step for the user.
    package var help: String?
    /// Other places that explain this one.
    package var related: [RelatedLocation]

    package init(
        _ id: DiagnosticID,
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation? = nil,
        modelPath: String? = nil,
        help: String? = nil,
        related: [RelatedLocation] = []
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
    /// Returns the diagnostic with an error changed to a warning: for errors in input that was not requested
    /// explicitly.
    package func demoted() -> Diagnostic {
        guard severity == .error else { return self }
        var copy = self
        copy.severity = .warning
        return copy
    }
}

/// The stable name of a kind of diagnostic, in kebab case (`unknown-xml`), with a slash after the name of a family
/// (`hash-unverified/composite`). Configurations and scripts use it, so its meaning never changes.
///
/// Each module declares its ids as static members next to the code that reports them.
package struct DiagnosticID: Hashable, Sendable, CustomStringConvertible {
    /// The id as users read and write it.
    package let rawValue: String

    package init(_ rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }
}

extension DiagnosticID {
    /// A path does not exist.
    package static let noSuchPath = DiagnosticID("no-such-path")
}

extension DiagnosticID: Comparable {
    /// Compares by name.
    package static func < (left: DiagnosticID, right: DiagnosticID) -> Bool { left.rawValue < right.rawValue }
}

/// The location of a diagnostic: a file and, if known, a position in it.
package struct SourceLocation: Hashable, Sendable {
    /// The file's or folder's path, as the user would type it.
    package var path: String
    /// The position of the first byte; nil for the file as a whole.
    package var position: SourcePosition?
    /// The number of bytes to underline; 0 for a point.
    package var length: Int

    package init(path: String, position: SourcePosition? = nil, length: Int = 0) {
        self.path = path
        self.position = position
        self.length = length
    }
}

/// Another place that explains a diagnostic or a finding, with a message about it.
package struct RelatedLocation: Hashable, Sendable {
    /// The message about the place, without a final period.
    package var message: String
    package var location: SourceLocation
    /// The model element at the place; nil if it is not known, and for the model itself.
    package var modelPath: String?

    package init(_ message: String, at location: SourceLocation, modelPath: String? = nil) {
        self.message = message
        self.location = location
        self.modelPath = modelPath
    }
}

extension Diagnostic {
    /// The diagnostic as one object of a document, with keys in a stable order. Lines and columns start at 1, columns
    /// and lengths count UTF-8 bytes; unknown values are null.
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

extension RelatedLocation {
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

/// The commands that messages and pages refer to, with their spelling. This is the only such list below the tool.
///
/// Programs that use the library get the same messages, because the tool is available where a model is. A test
/// compares the cases with the commands of the tool.
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
    /// The command as it is typed: `modelc mapping new`.
    package var description: String { "modelc \(rawValue)" }
}
