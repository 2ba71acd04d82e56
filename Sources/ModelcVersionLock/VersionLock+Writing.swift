import ModelcSchema

extension VersionLock {
    /// The file's text: a line for each entity and each property, so that version control shows and merges them one by one.
    package var text: String {
        var lines = [
            "# The version hashes of shipped model versions: 'modelc lock' writes them, 'modelc lock --check' compares them.",
            "# Keep this file in version control, and do not edit it.",
            "\(VersionLock.marker)\(VersionLock.format)",
        ]
        for model in models {
            lines += ["", "model \(LockFileText.escaped(model.path))"]
            for version in model.versions { lines += [""] + version.lines }
        }
        lines += ["", "end"]
        return lines.map { $0 + "\n" }.joined()
    }
}

extension LockedVersion {
    fileprivate var lines: [String] {
        ["version \(LockFileText.escaped(name))", "checksum \(checksum.hexadecimal)"] + entities.flatMap(\.lines)
    }
}

extension LockedEntity {
    fileprivate var lines: [String] {
        let mark = isVerified ? "" : LockFileReader.unverifiedMark
        let line = "entity \(hash.hexadecimal)\(mark) \(described(name, facts))"
        return [line]
            + properties.map { "  property \($0.hash.hexadecimal) \(described($0.name, $0.facts))" }
    }
}

private func described(_ name: String, _ facts: [String]) -> String {
    let name = LockFileText.escaped(name, besides: [":"])
    guard !facts.isEmpty else { return name }
    return name + LockFileText.nameEnd
        + facts.map { LockFileText.escaped($0, besides: [","]) }.joined(separator: LockFileText.factSeparator)
}
