import ModelcSchema

extension VersionLock {
    /// The file's text. A version states what differs from its base, and each line names its version, so that it means the
    /// same wherever version control puts it in a merge.
    package var text: String {
        var lines = [
            "# Version hashes of shipped model versions. 'modelc lock' writes this file; 'modelc lock --check' compares it with",
            "# the model. A version lists what differs from the version that it comes after. Keep this file in version control,",
            "# and do not edit it.",
            "\(VersionLock.marker)\(VersionLock.format)",
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
