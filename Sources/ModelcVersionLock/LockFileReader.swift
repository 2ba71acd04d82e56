import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// Reads a lock file. A damaged file is rejected as a whole, because a lock that is only partly read gives no
/// protection. The error is reported at the damaged line.
package struct LockFileReader {
    /// The suffix of an unverified hash, which may differ from Core Data's.
    static let unverifiedMark = "?"

    private let path: String
    private let source: SourceText
    private let entityLimit: Int
    private var lock = VersionLock()
    private var model: LockedModelAssembly?
    private var isEnded = false
    private var hasHead = false
    /// Whether the file's format supports accepted hashes.
    private var hasAcceptedHashes = false

    /// - Parameters:
    ///   - source: the file's bytes.
    ///   - path: the file's path, for diagnostics.
    ///   - entityLimit: the maximum total number of entities in all versions of a model. A version without lines has
    ///     the entities of its base, so even a small file could otherwise exhaust memory.
    /// - Returns: the lock, or the errors in the file.
    package static func read(
        _ source: SourceText, path: String, entityLimit: Int = 500_000
    ) -> Result<VersionLock, LockFileError> {
        var reader = LockFileReader(path: path, source: source, entityLimit: entityLimit)
        do throws(LockFileError) {
            return .success(try reader.read())
        } catch {
            return .failure(error)
        }
    }

    private init(path: String, source: SourceText, entityLimit: Int) {
        self.path = path
        self.source = source
        self.entityLimit = entityLimit
    }

    private mutating func read() throws(LockFileError) -> VersionLock {
        for number in 1...source.lineCount {
            guard let line = source.line(number) else { continue }
            let text = line.drop { $0 == " " }
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let start = source.byteRange(ofLine: number)?.lowerBound ?? 0
            let position = source.position(at: start + line.utf8.count - text.utf8.count)
            try read(LockFileLine(text, at: SourceLocation(path: path, position: position, length: text.utf8.count)))
        }
        guard isEnded else {
            throw LockFileError(
                "the file is incomplete: its last line is not 'end'",
                at: SourceLocation(path: path, position: source.position(at: source.bytes.count)))
        }
        return lock
    }

    private mutating func read(_ line: LockFileLine) throws(LockFileError) {
        if line.isConflictMarker { throw .conflict(at: line.location) }
        if isEnded { throw problem("text follows the end", in: line) }
        guard hasHead else { return try readHead(line) }
        switch line.keyword {
        case "model": try readModel(line)
        case "version": try readVersion(line)
        case "entity": try readEntity(line)
        case "property": try readProperty(line)
        case "removed": try readRemoval(line)
        case Substring(LockFileText.accepted) where hasAcceptedHashes: try readAcceptedHashes(line)
        case "end" where line.rest.isEmpty:
            try finishModel()
            isEnded = true
        default:
            throw problem(
                "'\(TerminalText.escaped(String(line.keyword)))' cannot begin a line of a lock file", in: line)
        }
    }

    private mutating func readHead(_ line: LockFileLine) throws(LockFileError) {
        guard line.keyword + " " == VersionLock.marker else {
            throw problem("the file is not a lock file of modelc", in: line)
        }
        hasAcceptedHashes = line.rest == String(VersionLock.formatWithAcceptedHashes)
        guard hasAcceptedHashes || line.rest == String(VersionLock.format) else {
            throw .format(TerminalText.escaped(String(line.rest)), at: line.location)
        }
        hasHead = true
    }

    private mutating func readModel(_ line: LockFileLine) throws(LockFileError) {
        try finishModel()
        let path = try name(line.rest, line)
        guard lock[path] == nil else {
            throw problem("the model '\(TerminalText.escaped(path))' occurs twice", in: line)
        }
        model = LockedModelAssembly(path: path)
    }

    private mutating func finishModel() throws(LockFileError) {
        guard let finished = try model?.finished(limit: entityLimit) else { return }
        lock[finished.path] = finished
        model = nil
    }

    /// Reads `NAME: CHECKSUM SEAL` or `NAME: CHECKSUM SEAL after BASE`.
    private mutating func readVersion(_ line: LockFileLine) throws(LockFileError) {
        guard let (text, content) = line.named else { throw problem("a checksum is missing", in: line) }
        guard let parts = content.cut(at: " "), let checksum = VersionHash(hexadecimal: String(parts.head)) else {
            throw problem("a checksum of 64 digits and a seal are missing", in: line)
        }
        let (seal, more) = parts.tail.cut(at: " ").map { ($0.head, $0.tail as Substring?) } ?? (parts.tail, nil)
        var version = LockedModelAssembly.Version(
            name: try name(text, line), checksum: checksum, seal: try hash(seal, line), line: line)
        if let more {
            guard let base = more.dropping(start: LockFileText.base) else {
                throw problem("text follows the seal", in: line)
            }
            version.base = try name(base, line)
        }
        guard model != nil else { throw problem("a version comes before any model", in: line) }
        try model?.add(version)
    }

    /// Reads `NAME: CHECKSUM SEAL REASON`.
    private mutating func readAcceptedHashes(_ line: LockFileLine) throws(LockFileError) {
        guard let (text, content) = line.named, let (digits, rest) = content.cut(at: " ").map({ ($0.head, $0.tail) }),
            let checksum = VersionHash(hexadecimal: String(digits)),
            let (seal, reason) = rest.cut(at: " ").map({ ($0.head, $0.tail) })
        else { throw problem("a checksum of 64 digits, a seal and a reason are missing", in: line) }
        let hashes = AcceptedHashes(checksum: checksum, reason: try name(reason, line))
        let version = try name(text, line)
        guard hashes.seal(of: version) == (try hash(seal, line)) else {
            throw problem("the line of accepted hashes is damaged", in: line)
        }
        guard model != nil else { throw problem("accepted hashes come before any model", in: line) }
        try model?.accept(hashes, for: version, line)
    }

    private mutating func readEntity(_ line: LockFileLine) throws(LockFileError) {
        guard let (text, content) = line.named, let path = LockFilePath(text), path.property == nil else {
            throw problem("a name is missing", in: line)
        }
        let (hash, isMarked, facts) = try described(content, line)
        let entity = LockedEntity(
            name: path.entity, hash: hash, isVerified: !isMarked, facts: facts, properties: [],
            place: LockedLocation(location: line.location))
        guard model != nil else { throw problem("an entity comes before any model", in: line) }
        try model?.add(entity, at: path, line)
    }

    private mutating func readProperty(_ line: LockFileLine) throws(LockFileError) {
        guard let (text, content) = line.named, let path = LockFilePath(text), let name = path.property else {
            throw problem("a name is missing", in: line)
        }
        let (hash, isMarked, facts) = try described(content, line)
        guard !isMarked else { throw problem("a property has no mark", in: line) }
        let property = LockedProperty(
            name: name, hash: hash, facts: facts, place: LockedLocation(location: line.location))
        guard model != nil else { throw problem("a property comes before any model", in: line) }
        try model?.add(property, at: path, line)
    }

    private mutating func readRemoval(_ line: LockFileLine) throws(LockFileError) {
        guard let path = LockFilePath(line.rest) else { throw problem("a name is missing", in: line) }
        guard model != nil else { throw problem("a removal comes before any model", in: line) }
        try model?.remove(path, line)
    }
}

extension LockFileReader {
    /// Reads the hash in a line, and the inputs of the hash as text (called facts): `HASH fact, fact`.
    private func described(
        _ text: Substring, _ line: LockFileLine
    ) throws(LockFileError) -> (hash: ShortHash, isMarked: Bool, facts: [String]) {
        var (digits, rest) = text.cut(at: " ") ?? (text, "")
        let isMarked = digits.hasSuffix(LockFileReader.unverifiedMark)
        if isMarked { digits.removeLast() }
        var facts: [String] = []
        for fact in rest.parts(between: LockFileText.factSeparator) where !fact.isEmpty {
            facts.append(try name(fact[...], line))
        }
        return (try hash(digits, line), isMarked, facts)
    }

    private func name(_ text: Substring, _ line: LockFileLine) throws(LockFileError) -> String {
        guard let name = LockFileText.unescaped(text), !name.isEmpty else {
            throw problem("a name is missing", in: line)
        }
        return name
    }

    private func hash(_ text: Substring, _ line: LockFileLine) throws(LockFileError) -> ShortHash {
        guard let hash = ShortHash(text) else {
            let text = TerminalText.escaped(String(text))
            throw problem("'\(text)' is not a hash of \(ShortHash.digitCount) digits", in: line)
        }
        return hash
    }

    private func problem(_ message: String, in line: LockFileLine) -> LockFileError {
        LockFileError(message, at: line.location)
    }
}
