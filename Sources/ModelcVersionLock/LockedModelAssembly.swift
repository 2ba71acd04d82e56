import ModelcBase
import ModelcSchema

/// A model of a lock file while its lines are read. The base of a version (the earlier version from which its lines
/// give the differences) must come before the version. Other lines may be in any order after the line of their version,
/// as after a merge.
struct LockedModelAssembly {
    /// The content of one version's lines.
    struct Version {
        let name: String
        let checksum: VersionHash
        let seal: ShortHash
        let line: LockFileLine
        var base: String?
        fileprivate var accepted: [AcceptedHashes] = []
        fileprivate var delta = VersionDelta()
        /// The indexes of the entities in `VersionDelta.entities`, by the UTF-8 bytes of their names.
        fileprivate var entities: [[UInt8]: Int] = [:]
        /// The entities and properties for which a line was already read.
        fileprivate var stated: Set<StatedPath> = []

        init(name: String, checksum: VersionHash, seal: ShortHash, line: LockFileLine) {
            self.name = name
            self.checksum = checksum
            self.seal = seal
            self.line = line
        }
    }

    /// An entity or a property, identified by the UTF-8 bytes of its name.
    fileprivate struct StatedPath: Hashable {
        let entity: [UInt8]
        let property: [UInt8]?
    }

    let path: String
    private var versions: [Version] = []
    private var indices: [[UInt8]: Int] = [:]

    init(path: String) { self.path = path }

    mutating func add(_ version: Version) throws(LockFileError) {
        let key = Array(version.name.utf8)
        guard indices[key] == nil else {
            throw LockFileError(
                "the version '\(TerminalText.escaped(version.name))' occurs twice", at: version.line.location,
                help:
                    "two branches locked it differently: keep the lines of the version that shipped, and lock the "
                    + "other one under another name")
        }
        indices[key] = versions.count
        versions.append(version)
    }

    /// Records accepted hashes. If two branches accepted the same hashes with different reasons, the first reason is
    /// kept.
    mutating func accept(
        _ hashes: AcceptedHashes, for version: String, _ line: LockFileLine
    ) throws(LockFileError) {
        guard let index = indices[Array(version.utf8)] else {
            throw LockFileError("there is no version '\(TerminalText.escaped(version))' above", at: line.location)
        }
        guard !versions[index].accepted.contains(where: { $0.checksum == hashes.checksum }) else { return }
        versions[index].accepted.append(hashes)
    }

    mutating func add(_ entity: LockedEntity, at path: LockFilePath, _ line: LockFileLine) throws(LockFileError) {
        let version = try state(path, line)
        versions[version].entities[Array(path.entity.utf8)] = versions[version].delta.entities.count
        versions[version].delta.entities.append(VersionDelta.Entity(head: entity))
    }

    mutating func add(_ property: LockedProperty, at path: LockFilePath, _ line: LockFileLine) throws(LockFileError) {
        let version = try state(path, line)
        let entity = try entity(path, in: version, line)
        versions[version].delta.entities[entity].properties.append(property)
    }

    mutating func remove(_ path: LockFilePath, _ line: LockFileLine) throws(LockFileError) {
        let version = try state(path, line)
        guard let property = path.property else { return versions[version].delta.removed.append(path.entity) }
        let entity = try entity(path, in: version, line)
        versions[version].delta.entities[entity].removed.append(property)
    }

    /// Records that a line for an entity or a property was read.
    ///
    /// - Returns: the index of its version.
    private mutating func state(_ path: LockFilePath, _ line: LockFileLine) throws(LockFileError) -> Int {
        guard let version = indices[Array(path.version.utf8)] else {
            throw LockFileError(
                "there is no version '\(TerminalText.escaped(path.version))' above", at: line.location)
        }
        let stated = StatedPath(entity: Array(path.entity.utf8), property: path.property.map { Array($0.utf8) })
        guard versions[version].stated.insert(stated).inserted else {
            let name = path.property.map { "\(path.entity).\($0)" } ?? path.entity
            throw LockFileError(
                "'\(TerminalText.escaped(name))' occurs twice in '\(TerminalText.escaped(path.version))'",
                at: line.location)
        }
        return version
    }

    private func entity(_ path: LockFilePath, in version: Int, _ line: LockFileLine) throws(LockFileError) -> Int {
        guard let entity = versions[version].entities[Array(path.entity.utf8)] else {
            throw LockFileError(
                "there is no line of the entity '\(TerminalText.escaped(path.entity))' above", at: line.location)
        }
        return entity
    }
}

extension LockedModelAssembly {
    /// Returns the model that the lines describe.
    ///
    /// - Parameter limit: the maximum total number of entities in all versions.
    func finished(limit: Int) throws(LockFileError) -> LockedModel {
        var model = LockedModel(path: path)
        var count = 0
        for (index, version) in versions.enumerated() {
            let base = try base(of: version, at: index).map { model.versions[$0] }
            let locked = version.locked(after: base)
            count += locked.entities.count
            guard count <= limit else {
                throw LockFileError(
                    "the versions of '\(TerminalText.escaped(path))' have more than \(limit) entities in total",
                    at: version.line.location)
            }
            guard locked.seal == version.seal else { throw version.damage }
            model.versions.append(locked)
        }
        return model
    }

    private func base(of version: Version, at index: Int) throws(LockFileError) -> Int? {
        guard let base = version.base else { return nil }
        guard let place = indices[Array(base.utf8)], place < index else {
            throw LockFileError(
                "the version '\(TerminalText.escaped(version.name))' comes after '\(TerminalText.escaped(base))', "
                    + "which is not above it", at: version.line.location)
        }
        return place
    }
}

extension LockedModelAssembly.Version {
    fileprivate func locked(after base: LockedVersion?) -> LockedVersion {
        var delta = delta
        for index in delta.entities.indices {
            delta.entities[index].properties.sort { $0.name.isBefore($1.name) }
            delta.entities[index].removed.sort { $0.isBefore($1) }
        }
        delta.entities.sort { $0.head.name.isBefore($1.head.name) }
        delta.removed.sort { $0.isBefore($1) }
        return LockedVersion(
            name: name, checksum: checksum, entities: delta.applied(to: base), base: base?.name,
            accepted: accepted.sorted { $0.checksum < $1.checksum })
    }

    /// The error for lines that do not match the version's seal.
    fileprivate var damage: LockFileError {
        let base = base.map { ", or its base '\(TerminalText.escaped($0))' was changed" } ?? ""
        return LockFileError(
            "lines of the version '\(TerminalText.escaped(name))' are missing or damaged\(base)", at: line.location)
    }
}
