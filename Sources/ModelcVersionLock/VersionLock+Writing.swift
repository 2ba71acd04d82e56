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

/// How names and facts stand in a line of the lock file, so that no text of a model can be taken for another line or for
/// the end of a name.
enum LockFileText {
    /// What ends a name that facts follow.
    static let nameEnd = ": "
    /// What stands between facts.
    static let factSeparator = ", "

    /// The text without characters that end lines, names or facts: those are spelt `\u{3A}`.
    static func escaped(_ text: String, besides others: Set<Unicode.Scalar> = []) -> String {
        var result = ""
        let last = text.unicodeScalars.indices.last
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let isOuterBlank = scalar == " " && (index == text.unicodeScalars.startIndex || index == last)
            if isOuterBlank || needsSpelling(scalar) || others.contains(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text that was escaped; nil where a backslash begins no escape.
    static func unescaped(_ text: Substring) -> String? {
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "\\") {
            result += rest[..<start]
            rest = rest[start...]
            guard
                rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}"),
                let value = UInt32(rest[..<end].dropFirst(3), radix: 16), let scalar = Unicode.Scalar(value)
            else { return nil }
            result.unicodeScalars.append(scalar)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func needsSpelling(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar == "\\"
        }
    }
}
