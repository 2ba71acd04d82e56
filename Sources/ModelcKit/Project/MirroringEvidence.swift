import ModelcBase
import ModelcDiagnostics
import ModelcSourceCode

/// A location in a project that shows that its models are mirrored to CloudKit.
struct MirroringEvidence {
    /// The file, and the line if it is known.
    let location: SourceLocation
    /// The text at the location that shows the mirroring, for messages: `NSPersistentCloudKitContainer`.
    let content: String

    /// The extension of entitlements files, which list the capabilities of an app.
    static let entitlementsExtension = ".entitlements"

    /// The name of the class whose stores are mirrored.
    private static let container = "NSPersistentCloudKitContainer"
    /// The label of the argument with which SwiftData mirrors a store.
    private static let database = "cloudKitDatabase"

    init(_ content: String, at location: SourceLocation) {
        self.content = content
        self.location = location
    }

    /// Finds the first text in a file that shows the mirroring; nil if there is none.
    ///
    /// - Parameter path: the path of the file. Its extension decides how the file is searched.
    init?(in bytes: [UInt8], path: String) {
        let isOfApp = path.hasSuffix(MirroringEvidence.entitlementsExtension)
        let found = isOfApp ? MirroringEvidence.service(in: bytes) : MirroringEvidence.name(in: bytes, path)
        guard let found else { return nil }
        self.init(
            isOfApp ? "the iCloud service CloudKit" : String(decoding: bytes[found], as: UTF8.self),
            at: SourceLocation(
                path: path, position: SourceText(bytes).position(at: found.lowerBound), length: found.count))
    }

    /// Returns the byte range of the value `CloudKit` in an entitlements file; nil if the app does not use this
    /// iCloud service.
    private static func service(in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.firstPlace(of: "com.apple.developer.icloud-services") != nil else { return nil }
        return bytes.firstPlace(of: ">CloudKit<").map { ($0.lowerBound + 1)..<($0.upperBound - 1) }
    }

    /// Returns the byte range of the first name in source code that mirrors a store. Comments and strings are
    /// ignored.
    private static func name(in bytes: [UInt8], _ path: String) -> Range<Int>? {
        guard let language = CodeLanguage(fileName: path),
            bytes.firstPlace(of: "NSPersistentCloudKitContainer") != nil
                || bytes.firstPlace(of: "cloudKitDatabase") != nil
        else { return nil }
        var lexer = CodeLexer(bytes, language)
        while let token = lexer.next() {
            let isFound = token.name == container || token.name == database && !isOff(after: lexer)
            if isFound { return lexer.start..<lexer.position }
        }
        return nil
    }

    /// Whether the argument after its label turns mirroring off: `cloudKitDatabase: .none`.
    private static func isOff(after lexer: CodeLexer) -> Bool {
        var lexer = lexer
        guard lexer.next() == .symbol(":") else { return false }
        var last: String?
        while let token = lexer.next(), token == .symbol(".") || token.name != nil { last = token.name ?? last }
        return last == "none"
    }

    /// The warning that the lint rules about CloudKit apply because of this location.
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
