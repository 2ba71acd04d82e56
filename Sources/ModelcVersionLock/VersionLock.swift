import ModelcBase
import ModelcSchema

/// What `modelc.lock` says: the version hashes of model versions as they were shipped.
package struct VersionLock: Hashable, Sendable {
    /// The format of the file where no version has accepted hashes.
    static let format = 2
    /// The format of a file with accepted hashes, which older releases do not know.
    static let formatWithAcceptedHashes = 3
    /// The file's usual name; it is beside the model.
    package static let fileName = "modelc.lock"
    /// The keyword of the line by which a lock file is known, with the space behind it.
    package static let marker = "modelc-lock "

    /// The models by path in byte order.
    package var models: [LockedModel]

    package init(models: [LockedModel] = []) { self.models = models }

    /// The model of a path; nil if it is not locked. Setting it keeps the order; setting nil removes it.
    package subscript(path: String) -> LockedModel? {
        get { models.first { $0.path == path } }
        set {
            models.removeAll { $0.path == path }
            guard let newValue else { return }
            models.append(newValue)
            models.sort { $0.path.isBefore($1.path) }
        }
    }
}

/// The locked versions of one model.
package struct LockedModel: Hashable, Sendable {
    /// The model's path from the lock file's folder, with `/` between folders.
    package var path: String
    /// The versions in the model's order.
    package var versions: [LockedVersion]

    package init(path: String, versions: [LockedVersion] = []) {
        self.path = path
        self.versions = versions
    }

    /// The version of a name; nil if it is not locked.
    package func version(named name: String) -> LockedVersion? { versions.first { $0.name == name } }
}

/// One version of a model as it was shipped.
package struct LockedVersion: Hashable, Sendable {
    /// The version's name without `.xcdatamodel`.
    package let name: String
    /// The hash over all entities.
    package let checksum: VersionHash
    /// The entities by name in byte order.
    let entities: [LockedEntity]
    /// The version before it in the file from which its lines differ; nil if they state all of it.
    private(set) var base: String?
    /// Other hashes that its stores may have, by checksum; empty for nearly every version.
    package var accepted: [AcceptedHashes]

    init(
        name: String, checksum: VersionHash, entities: [LockedEntity], base: String? = nil,
        accepted: [AcceptedHashes] = []
    ) {
        self.name = name
        self.checksum = checksum
        self.entities = entities
        self.base = base
        self.accepted = accepted
    }

    /// A version as it is now; nil if one of its entities has no hash.
    init?(name: String, _ hashes: ModelVersionHashes) {
        guard let checksum = hashes.checksum else { return nil }
        self.init(name: name, checksum: checksum, entities: hashes.entities.compactMap(LockedEntity.init))
    }

    /// A hash over all that the file says of the version, by which a damaged file is known.
    var seal: ShortHash {
        var message = checksum.bytes
        for entity in entities { entity.seal.append(to: &message) }
        message.append(contentsOf: name.utf8)
        return ShortHash(SHA256.digest(of: message))
    }
}

extension LockedVersion {
    /// How many of the versions before a new one are looked at for its base.
    private static let reach = 12

    /// The same, stated as what differs from the one of these versions with which that takes the fewest lines.
    func based(on versions: [LockedVersion]) -> LockedVersion {
        var copy = self
        copy.base = nil
        if let same = versions.last(where: { $0.checksum == checksum && $0.entities == entities }) {
            copy.base = same.name
            return copy
        }
        var fewest = VersionDelta(from: nil, to: self).lineCount
        for candidate in versions.suffix(LockedVersion.reach).reversed() {
            let count = VersionDelta(from: candidate, to: self).lineCount
            guard count < fewest else { continue }
            fewest = count
            copy.base = candidate.name
        }
        return copy
    }
}

extension VersionLock {
    /// The file's text. A version states what differs from its base, and each line names its version, so that it means the
    /// same wherever version control puts it in a merge.
    package var text: String {
        let hasAcceptedHashes = models.contains { $0.versions.contains { !$0.accepted.isEmpty } }
        let writtenFormat = hasAcceptedHashes ? VersionLock.formatWithAcceptedHashes : VersionLock.format
        var lines = [
            "# Version hashes of shipped model versions. 'modelc lock' writes this file; 'modelc lock --check' compares it with",
            "# the model. A version lists what differs from the version that it comes after. Keep this file in version control,",
            "# and do not edit it.",
            "\(VersionLock.marker)\(writtenFormat)",
        ]
        for model in models {
            lines += ["", "model \(LockFileText.escaped(model.path))"] + model.lines
        }
        lines += ["", "end"]
        return lines.map { $0 + "\n" }.joined()
    }
}

extension LockedModel {
    fileprivate var lines: [String] {
        var lines: [String] = []
        var above: [String: LockedVersion] = [:]
        for version in versions {
            let base = version.base.flatMap { above[$0] }
            let delta = VersionDelta(from: base, to: version)
            // Versions that are equal need no more than a line each.
            if base == nil || delta.lineCount > 0 { lines.append("") }
            lines.append(version.line(after: base))
            lines += version.acceptedLines
            lines += delta.lines(of: LockFileText.escaped(version.name, besides: LockFileText.versionEnds))
            above[version.name] = version
        }
        return lines
    }
}

extension LockedVersion {
    /// `version Model 2: CHECKSUM SEAL after Model`.
    fileprivate func line(after base: LockedVersion?) -> String {
        let name = LockFileText.escaped(name, besides: LockFileText.versionEnds)
        let line = "version \(name)\(LockFileText.nameEnd)\(checksum.hexadecimal) \(seal.text)"
        return line + (base.map { " \(LockFileText.base)\(LockFileText.escaped($0.name))" } ?? "")
    }
}

extension VersionDelta {
    /// - Parameter version: the version's name, escaped.
    fileprivate func lines(of version: String) -> [String] {
        entities.flatMap { $0.lines(of: version) }
            + removed.map { "  removed \(version)/\(LockFileText.entity($0))" }
    }
}

extension VersionDelta.Entity {
    fileprivate func lines(of version: String) -> [String] {
        let path = "\(version)/\(LockFileText.entity(head.name))"
        let mark = head.isVerified ? "" : LockFileReader.unverifiedMark
        return ["  entity \(path)\(described(head.hash.text + mark, head.facts))"]
            + properties.map { "    property \(path).\(property($0.name))\(described($0.hash.text, $0.facts))" }
            + removed.map { "    removed \(path).\(property($0))" }
    }

    private func property(_ name: String) -> String { LockFileText.escaped(name, besides: [":"]) }

    /// `: HASH fact, fact`.
    private func described(_ hash: String, _ facts: [String]) -> String {
        let facts = facts.map { LockFileText.escaped($0, besides: [","]) }
        return LockFileText.nameEnd + hash
            + (facts.isEmpty ? "" : " " + facts.joined(separator: LockFileText.factSeparator))
    }
}

/// Hashes that stores of a locked version have, too: the version has shipped in more than one state.
package struct AcceptedHashes: Hashable, Sendable {
    /// The hash over all entities.
    package let checksum: VersionHash
    /// Where the hashes come from, in the words of the user.
    package let reason: String

    package init(checksum: VersionHash, reason: String) {
        self.checksum = checksum
        self.reason = reason
    }

    /// A hash over all that the file says of them, by which a damaged line is known.
    ///
    /// - Parameter version: the name of the version.
    func seal(of version: String) -> ShortHash {
        var message = checksum.bytes
        message.append(contentsOf: reason.utf8)
        // No UTF-8 text has this byte.
        message.append(0xFF)
        message.append(contentsOf: version.utf8)
        return ShortHash(SHA256.digest(of: message))
    }
}

extension LockedVersion {
    /// The accepted hashes that a version has now, or a store; nil where it has others.
    package func accepted(for checksum: VersionHash?) -> AcceptedHashes? {
        accepted.first { $0.checksum == checksum }
    }

    /// The version with more hashes that are accepted. Those that it is locked with, or that are accepted for the same reason, are
    /// no more; another reason takes the place of the one before.
    func accepting(_ more: [AcceptedHashes]) -> LockedVersion {
        var copy = self
        for hashes in more where hashes.checksum != checksum {
            copy.accepted.removeAll { $0.checksum == hashes.checksum }
            copy.accepted.append(hashes)
        }
        copy.accepted.sort { $0.checksum < $1.checksum }
        return copy
    }

    /// The lines of the hashes that are accepted: `also Model 2: CHECKSUM SEAL reason`.
    var acceptedLines: [String] {
        let name = LockFileText.escaped(name, besides: LockFileText.versionEnds)
        return accepted.map { hashes in
            "  \(LockFileText.accepted) \(name)\(LockFileText.nameEnd)\(hashes.checksum.hexadecimal) "
                + "\(hashes.seal(of: self.name).text) \(LockFileText.escaped(hashes.reason))"
        }
    }
}

extension LockedModel {
    /// The model with more hashes that are accepted, by the names of the versions.
    package func accepting(_ more: [String: [AcceptedHashes]]) -> LockedModel {
        var copy = self
        copy.versions = versions.map { $0.accepting(more[$0.name] ?? []) }
        return copy
    }
}
