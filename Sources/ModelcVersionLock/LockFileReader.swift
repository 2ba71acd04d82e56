import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Reads a lock file. A file that is damaged anywhere is refused as a whole, at the place of the damage: a lock that is
/// half understood protects nothing.
package struct LockFileReader {
    /// What follows a hash that is not certain to be Core Data's.
    static let unverifiedMark = "?"

    private let path: String
    private let source: SourceText
    private var lock = VersionLock()
    private var isEnded = false
    private var hasHead = false

    /// - Parameters:
    ///   - source: the file's bytes.
    ///   - path: the file's path, for diagnostics.
    /// - Returns: the lock, or what is wrong with the file.
    package static func read(_ source: SourceText, path: String) -> Result<VersionLock, LockFileFault> {
        var reader = LockFileReader(path: path, source: source)
        do throws(LockFileFault) {
            return .success(try reader.read())
        } catch {
            return .failure(error)
        }
    }

    private init(path: String, source: SourceText) {
        self.path = path
        self.source = source
    }

    private mutating func read() throws(LockFileFault) -> VersionLock {
        for number in 1...source.lineCount {
            guard let line = source.line(number) else { continue }
            let text = line.drop { $0 == " " }
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            try read(LockFileLine(text, number: number, column: line.utf8.count - text.utf8.count + 1))
        }
        guard isEnded else {
            throw fault(
                "the file ends in the middle: its last line is not 'end'", at: source.position(at: source.bytes.count))
        }
        try checkLastVersion(at: source.lineCount)
        return lock
    }

    private mutating func read(_ line: LockFileLine) throws(LockFileFault) {
        if line.isConflictMarker { throw conflict(line) }
        if isEnded { throw fault("text follows the end", in: line) }
        guard hasHead else { return try readHead(line) }
        switch line.keyword {
        case "model": try readModel(line)
        case "version": try readVersion(line)
        case "checksum": try readChecksum(line)
        case "entity": try readEntity(line)
        case "property": try readProperty(line)
        case "end" where line.rest.isEmpty: isEnded = true
        default: throw fault("'\(TerminalText.escaped(String(line.keyword)))' begins no line of a lock file", in: line)
        }
    }

    private mutating func readHead(_ line: LockFileLine) throws(LockFileFault) {
        guard line.keyword + " " == VersionLock.marker else {
            throw fault("the file is not a lock file of modelc", in: line)
        }
        guard line.rest == String(VersionLock.format) else {
            throw LockFileFault(
                diagnostic: Diagnostic(
                    .unsupportedLockVersion, .error,
                    "the lock file has format '\(TerminalText.escaped(String(line.rest)))', of which this modelc knows "
                        + "\(VersionLock.format) only",
                    at: location(of: line), help: "use the modelc that wrote it, or a later one"))
        }
        hasHead = true
    }

    private mutating func readModel(_ line: LockFileLine) throws(LockFileFault) {
        try checkLastVersion(at: line.number)
        let path = try name(line.rest, line)
        guard lock[path] == nil else {
            throw fault("the model '\(TerminalText.escaped(path))' is there twice", in: line)
        }
        lock.models.append(LockedModel(path: path))
    }

    private mutating func readVersion(_ line: LockFileLine) throws(LockFileFault) {
        try checkLastVersion(at: line.number)
        let name = try name(line.rest, line)
        guard let model = lock.models.indices.last else { throw fault("a version stands before any model", in: line) }
        guard lock.models[model].version(named: name) == nil else {
            throw fault("the version '\(TerminalText.escaped(name))' is there twice", in: line)
        }
        // Until its own line is read, the checksum is that of a version without entities.
        lock.models[model].versions.append(
            LockedVersion(name: name, checksum: ModelVersionHashes.checksum(of: []), entities: []))
    }

    private mutating func readChecksum(_ line: LockFileLine) throws(LockFileFault) {
        guard let model = lock.models.indices.last, let version = lock.models[model].versions.indices.last else {
            throw fault("a checksum stands before any version", in: line)
        }
        lock.models[model].versions[version].checksum = try hash(line.rest, line)
    }

    private mutating func readEntity(_ line: LockFileLine) throws(LockFileFault) {
        guard let model = lock.models.indices.last, let version = lock.models[model].versions.indices.last else {
            throw fault("an entity stands before any version", in: line)
        }
        let parts = try described(line)
        let entity = LockedEntity(
            name: parts.name, hash: parts.hash, isVerified: !parts.isMarked, facts: parts.facts, properties: [])
        if let previous = lock.models[model].versions[version].entities.last?.name {
            try checkOrder(previous, entity.name, line)
        }
        lock.models[model].versions[version].entities.append(entity)
    }

    private mutating func readProperty(_ line: LockFileLine) throws(LockFileFault) {
        guard
            let model = lock.models.indices.last, let version = lock.models[model].versions.indices.last,
            let entity = lock.models[model].versions[version].entities.indices.last
        else { throw fault("a property stands before any entity", in: line) }
        let parts = try described(line)
        if let previous = lock.models[model].versions[version].entities[entity].properties.last?.name {
            try checkOrder(previous, parts.name, line)
        }
        lock.models[model].versions[version].entities[entity].properties.append(
            LockedProperty(name: parts.name, hash: parts.hash, facts: parts.facts))
    }
}

extension LockFileReader {
    /// `hash name: fact, fact`.
    private func described(
        _ line: LockFileLine
    ) throws(LockFileFault) -> (hash: VersionHash, isMarked: Bool, name: String, facts: [String]) {
        let blank = line.rest.firstIndex(of: " ") ?? line.rest.endIndex
        var digits = line.rest[..<blank]
        let isMarked = digits.hasSuffix(LockFileReader.unverifiedMark)
        if isMarked { digits.removeLast() }
        let hash = try hash(digits, line)
        let rest = line.rest[blank...].dropFirst()
        guard let end = rest.firstRange(of: LockFileText.nameEnd) else {
            return (hash, isMarked, try name(rest, line), [])
        }
        var facts: [String] = []
        for text in rest[end.upperBound...].split(separator: LockFileText.factSeparator) {
            facts.append(try name(text, line))
        }
        return (hash, isMarked, try name(rest[..<end.lowerBound], line), facts)
    }

    private func name(_ text: Substring, _ line: LockFileLine) throws(LockFileFault) -> String {
        guard let name = LockFileText.unescaped(text), !name.isEmpty else { throw fault("a name is missing", in: line) }
        return name
    }

    private func hash(_ text: Substring, _ line: LockFileLine) throws(LockFileFault) -> VersionHash {
        guard let hash = VersionHash(hexadecimal: String(text)) else {
            throw fault("'\(TerminalText.escaped(String(text)))' is not a hash of 64 digits", in: line)
        }
        return hash
    }

    private func checkOrder(_ previous: String, _ name: String, _ line: LockFileLine) throws(LockFileFault) {
        guard previous.utf8.lexicographicallyPrecedes(name.utf8) else {
            throw fault("'\(TerminalText.escaped(name))' is there twice or out of order", in: line)
        }
    }

    /// Whether the lines of the version that was read last are all there: its checksum is over their hashes.
    private func checkLastVersion(at number: Int) throws(LockFileFault) {
        guard let version = lock.models.last?.versions.last else { return }
        guard version.checksum == ModelVersionHashes.checksum(of: version.entities.map(\.hash)) else {
            throw fault(
                "the version '\(TerminalText.escaped(version.name))' is incomplete: its checksum does not fit its entities",
                at: source.position(at: source.byteRange(ofLine: number)?.lowerBound ?? 0))
        }
    }

    private func conflict(_ line: LockFileLine) -> LockFileFault {
        fault(
            "a merge conflict is not resolved", in: line,
            help: "keep the versions of both sides: take one side, then run 'modelc lock' to add the other's versions")
    }

    private func fault(_ message: String, in line: LockFileLine, help: String? = nil) -> LockFileFault {
        fault(message, at: location(of: line).position ?? .start, length: line.length, help: help)
    }

    private func fault(
        _ message: String, at position: SourcePosition, length: Int = 0, help: String? = nil
    ) -> LockFileFault {
        LockFileFault(
            diagnostic: Diagnostic(
                .invalidLock, .error, message, at: SourceLocation(path: path, position: position, length: length),
                help: help ?? "restore the file from version control; it is not meant to be edited"))
    }

    private func location(of line: LockFileLine) -> SourceLocation {
        let start = source.byteRange(ofLine: line.number)?.lowerBound ?? 0
        return SourceLocation(
            path: path, position: source.position(at: start + line.column - 1), length: line.length)
    }
}

/// A line of a lock file: a keyword and what follows it.
struct LockFileLine {
    let keyword: Substring
    let rest: Substring
    /// The line, from 1.
    let number: Int
    /// The column of the keyword, in bytes from 1.
    let column: Int
    /// How many bytes keyword and rest take.
    let length: Int

    /// - Parameter text: the line without blanks before it and without its end.
    init(_ text: Substring, number: Int, column: Int) {
        let blank = text.firstIndex(of: " ") ?? text.endIndex
        keyword = text[..<blank]
        rest = text[blank...].dropFirst()
        self.number = number
        self.column = column
        length = text.utf8.count
    }

    /// Whether version control left the line behind.
    var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { keyword.hasPrefix($0) }
    }
}

/// Why a lock file cannot be used.
package struct LockFileFault: Error {
    package var diagnostic: Diagnostic

    package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
