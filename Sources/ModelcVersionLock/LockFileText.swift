import ModelcBase
import ModelcDiagnostics

/// How names and facts are written in a lock file, so that no text of a model can be mistaken for another line or for
/// the end of a name.
enum LockFileText {
    /// The end of a name or a path that is followed by something.
    static let nameEnd = ": "
    /// The separator between facts.
    static let factSeparator = ", "
    /// The prefix of the name of a version's base.
    static let base = "after "
    /// The keyword of a line with accepted hashes.
    static let accepted = "also"
    /// The characters that end the name of a version.
    static let versionEnds: Set<Unicode.Scalar> = ["/", ":"]

    /// Returns the name of an entity as written in a path.
    static func entity(_ name: String) -> String { escaped(name, besides: [".", ":"]) }

    /// Returns the text without characters that end lines, names or facts: those are written as `\u{3A}`.
    static func escaped(_ text: String, besides others: Set<Unicode.Scalar> = []) -> String {
        var result = ""
        let last = text.unicodeScalars.indices.last
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let isOuterSpace = scalar == " " && (index == text.unicodeScalars.startIndex || index == last)
            if isOuterSpace || needsEscape(scalar) || others.contains(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the unescaped text; nil if a backslash does not begin a valid escape.
    static func unescaped(_ text: Substring) -> String? {
        // Uses scalars: a brace followed by a combining accent is a different character.
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars
        while let start = rest.firstIndex(of: "\\") {
            result += rest[..<start]
            rest = rest[start...]
            guard
                rest.starts(with: "\\u{".unicodeScalars), let end = rest.firstIndex(of: "}"),
                let value = UInt32(String(rest[..<end].dropFirst(3)), radix: 16), let scalar = Unicode.Scalar(value)
            else { return nil }
            result.append(scalar)
            rest = rest[rest.index(after: end)...]
        }
        return String(result + rest)
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar == "\\"
        }
    }
}

/// The subject of a line: `VERSION/ENTITY` or `VERSION/ENTITY.PROPERTY`.
struct LockFilePath {
    let version: String
    let entity: String
    /// Nil for the entity itself.
    let property: String?

    /// Parses a path; nil if a name is missing.
    init?(_ text: Substring) {
        guard let slash = text.unicodeScalars.firstIndex(of: "/") else { return nil }
        let rest = text[text.unicodeScalars.index(after: slash)...]
        let dot = rest.unicodeScalars.firstIndex(of: ".")
        let property = dot.map { LockFileText.unescaped(rest[rest.unicodeScalars.index(after: $0)...]) }
        guard
            let version = LockFileText.unescaped(text[..<slash]), !version.isEmpty,
            let entity = LockFileText.unescaped(rest[..<(dot ?? rest.endIndex)]), !entity.isEmpty
        else { return nil }
        if let property {
            guard let property, !property.isEmpty else { return nil }
        }
        self.version = version
        self.entity = entity
        self.property = property ?? nil
    }
}

/// A line of a lock file: a keyword and its operands.
struct LockFileLine {
    let keyword: Substring
    let rest: Substring
    /// The location of the keyword; the length is that of the whole line.
    let location: SourceLocation

    /// - Parameter text: the line without leading spaces and without its line end.
    init(_ text: Substring, at location: SourceLocation) {
        (keyword, rest) = text.cut(at: " ") ?? (text, "")
        self.location = location
    }

    /// Whether the line is a conflict marker of version control.
    var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { keyword.hasPrefix($0) }
    }

    /// The parts before and after the end of a name: `NAME: HASH facts`.
    var named: (name: Substring, content: Substring)? {
        rest.cut(at: LockFileText.nameEnd).map { ($0.head, $0.tail) }
    }
}

/// Why a lock file cannot be used.
package struct LockFileError: Error {
    package var diagnostic: Diagnostic

    package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// Creates the fault of a damaged file.
    init(_ message: String, at location: SourceLocation, help: String? = nil) {
        diagnostic = Diagnostic(
            .invalidLock, .error, message, at: location,
            help: help ?? "restore the file from version control; do not edit it by hand")
    }

    /// Returns the fault of a merge conflict left by version control.
    static func conflict(at location: SourceLocation) -> LockFileError {
        LockFileError(
            "a merge conflict is not resolved", at: location,
            help:
                "keep the lines of both sides and delete the markers; if both sides locked the same version, keep the "
                + "side that shipped")
    }

    /// - Parameter format: the format number in the file.
    static func format(_ format: String, at location: SourceLocation) -> LockFileError {
        let isOld = Int(format).map { $0 < VersionLock.format } ?? false
        let message =
            "the lock file has format '\(format)'; this modelc reads only \(VersionLock.format) and "
            + "\(VersionLock.formatWithAcceptedHashes)"
        return LockFileError(
            diagnostic: Diagnostic(
                .unsupportedLockVersion, .error, message, at: location,
                help: isOld
                    ? "check that the locked versions are as they shipped, delete the file, and run '\(ToolCommandName.lock)'"
                    : "use the release of modelc that wrote it, or a later one"))
    }
}
