import ModelcBase
import ModelcDiagnostics

/// A place in a project that shows that its models are mirrored to CloudKit.
struct MirroringEvidence {
    /// The file, and the line if it is known.
    let location: SourceLocation
    /// The part of the file that shows mirroring, for messages: `NSPersistentCloudKitContainer`.
    let content: String

    /// The ending of the files with the capabilities of an app.
    static let entitlementsExtension = ".entitlements"

    /// Words of source code that mirror a store, unless they are in a comment.
    private static let words: [StaticString] = ["NSPersistentCloudKitContainer", "cloudKitDatabase"]

    init(_ content: String, at location: SourceLocation) {
        self.content = content
        self.location = location
    }

    /// The first place in a file; nil if it has none.
    ///
    /// - Parameter path: the path, also in messages.
    init?(in bytes: [UInt8], path: String) {
        let isOfApp = path.hasSuffix(MirroringEvidence.entitlementsExtension)
        let found = isOfApp ? MirroringEvidence.service(in: bytes) : MirroringEvidence.word(in: bytes)
        guard let found else { return nil }
        self.init(
            isOfApp ? "the iCloud service CloudKit" : String(decoding: bytes[found], as: UTF8.self),
            at: SourceLocation(
                path: path, position: SourceText(bytes).position(at: found.lowerBound), length: found.count))
    }

    /// The service CloudKit in the entitlements of an app.
    private static func service(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.firstPlace(of: "com.apple.developer.icloud-services") != nil else { return nil }
        return bytes.firstPlace(of: ">CloudKit<").map { ($0.lowerBound + 1)..<($0.upperBound - 1) }
    }

    private static func word(in bytes: [UInt8]) -> Range<Int>? {
        words.lazy.compactMap { bytes.firstPlace(of: $0) }.first { range in
            !isInComment(range, bytes) && !isOff(range, bytes)
        }
    }

    /// Whether the line begins with a comment.
    private static func isInComment(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        let line = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let start = bytes[line..<range.lowerBound].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return start.starts(with: "//".utf8) || start.first == UInt8(ascii: "*") || start.starts(with: "/*".utf8)
    }

    /// Whether `cloudKitDatabase` turns mirroring off: `cloudKitDatabase: .none`.
    private static func isOff(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        let rest = bytes[range.upperBound...].prefix(64).drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
        return rest.starts(with: ".none".utf8)
    }

    /// The message about the rules that it turns on.
    var message: Diagnostic {
        Diagnostic(
            .mirroringShown, .warning,
            "the rules of CloudKit apply: '\(TerminalText.escaped(location.path))' has \(content)", at: location,
            help:
                "if the models are not mirrored, set lint: { cloudkit: false }, or name the mirrored configurations there"
        )
    }
}

extension DiagnosticID {
    static let mirroringShown = DiagnosticID("mirroring-shown")
}
