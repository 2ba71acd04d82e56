import ModelcBase
import ModelcSchema

/// The content of `modelc.lock`: the version hashes of model versions that have shipped.
package struct VersionLock: Hashable, Sendable {
    /// The format number of a file in which no version has accepted hashes.
    static let format = 2
    /// The format number of a file with accepted hashes. Older releases cannot read it.
    static let formatWithAcceptedHashes = 3
    /// The default file name; the file is next to the model.
    package static let fileName = "modelc.lock"
    /// The keyword at the start of the line that identifies a lock file, with a trailing space.
    package static let marker = "modelc-lock "

    /// The models, sorted by path in byte order.
    package var models: [LockedModel]

    package init(models: [LockedModel] = []) { self.models = models }

    /// The model with a path; nil if it is not locked. A new model is inserted in sorted order; setting nil removes the
    /// model.
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
    /// The model's path relative to the lock file's folder, with `/` between folders.
    package var path: String
    /// The versions in the order of the model.
    package var versions: [LockedVersion]

    package init(path: String, versions: [LockedVersion] = []) {
        self.path = path
        self.versions = versions
    }

    /// Returns the version with a name; nil if it is not locked.
    package func version(named name: String) -> LockedVersion? { versions.first { $0.name == name } }
}

/// One version of a model, in the state that shipped.
package struct LockedVersion: Hashable, Sendable {
    /// The version's name without `.xcdatamodel`.
    package let name: String
    /// The checksum of the whole version.
    package let checksum: VersionHash
    /// The entities, sorted by name in byte order.
    let entities: [LockedEntity]
    /// The name of the earlier version on which the lines are based. Nil if the lines contain the whole version.
    private(set) var base: String?
    /// Additional hashes that stores of the version may have; empty for nearly every version.
    package var accepted: [AcceptedHashes] = []

    /// The names of the entities, sorted in byte order.
    package var entityNames: [String] { entities.map(\.name) }

    /// A hash of all data about the version in the file, with which damage is detected.
    var seal: ShortHash {
        var message = checksum.bytes
        for entity in entities { entity.seal.append(to: &message) }
        message.append(contentsOf: name.utf8)
        return ShortHash(SHA256.digest(of: message))
    }
}

extension LockedVersion {
    /// Creates a locked version from its current state; nil if one of its entities has no hash, or the version no name.
    init?(name: String, _ hashes: ModelVersionHashes) {
        guard let checksum = hashes.checksum, !name.isEmpty else { return nil }
        self.init(name: name, checksum: checksum, entities: hashes.entities.compactMap(LockedEntity.init))
    }

    /// The number of previous versions that are tried as a base for a new version.
    private static let reach = 12

    /// Returns this version with a base from the given versions. The base is chosen so that the file needs the fewest
    /// lines.
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
    /// The text of the file. A version contains only the differences from its base. Each line contains the name of its
    /// version, so a merge can move lines without changing their meaning.
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
            // A version that is equal to its base needs no blank line before it.
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
    /// Returns a line such as `version Model 2: CHECKSUM SEAL after Model`.
    fileprivate func line(after base: LockedVersion?) -> String {
        let name = LockFileText.escaped(name, besides: LockFileText.versionEnds)
        let line = "version \(name)\(LockFileText.nameEnd)\(checksum.hexadecimal) \(seal.text)"
        return line + (base.map { " \(LockFileText.base)\(LockFileText.escaped($0.name))" } ?? "")
    }
}

extension VersionDelta {
    /// - Parameter version: the escaped name of the version.
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

    /// Returns the end of a line: the hash, and the inputs of the hash as text, such as `: HASH fact, fact`.
    private func described(_ hash: String, _ facts: [String]) -> String {
        let facts = facts.map { LockFileText.escaped($0, besides: [","]) }
        return LockFileText.nameEnd + hash
            + (facts.isEmpty ? "" : " " + facts.joined(separator: LockFileText.factSeparator))
    }
}

extension LockedVersion {
    /// Returns the accepted hashes with the checksum of a version or a store; nil if there are none.
    package func accepted(for checksum: VersionHash?) -> AcceptedHashes? {
        accepted.first { $0.checksum == checksum }
    }

    /// Returns the version with additional accepted hashes. Hashes that are locked, or accepted with the same reason,
    /// are not added again. A different reason replaces the previous reason.
    func accepting(_ more: [AcceptedHashes]) -> LockedVersion {
        var copy = self
        for hashes in more where hashes.checksum != checksum {
            copy.accepted.removeAll { $0.checksum == hashes.checksum }
            copy.accepted.append(hashes)
        }
        copy.accepted.sort { $0.checksum < $1.checksum }
        return copy
    }

    /// The lines of the accepted hashes, such as `also Model 2: CHECKSUM SEAL reason`.
    var acceptedLines: [String] {
        let name = LockFileText.escaped(name, besides: LockFileText.versionEnds)
        return accepted.map { hashes in
            "  \(LockFileText.accepted) \(name)\(LockFileText.nameEnd)\(hashes.checksum.hexadecimal) "
                + "\(hashes.seal(of: self.name).text) \(LockFileText.escaped(hashes.reason))"
        }
    }
}

extension LockedModel {
    /// Returns the model with additional accepted hashes. The keys of `more` are version names.
    package func accepting(_ more: [String: [AcceptedHashes]]) -> LockedModel {
        var copy = self
        copy.versions = versions.map { $0.accepting(more[$0.name] ?? []) }
        return copy
    }
}
