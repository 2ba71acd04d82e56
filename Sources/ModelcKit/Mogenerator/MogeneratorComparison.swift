import ModelcBase
import ModelcDiagnostics
import ModelcSourceCode

/// Compares generated files with those of a folder that mogenerator wrote. Dates in comments do not count.
struct MogeneratorComparison {
    private let folder: String

    init(folder: String) { self.folder = folder }

    /// Compares the machine files, and counts the equal ones. The user's files only have to exist.
    func run(_ files: [GeneratedFile], _ outcome: inout MogeneratorOutcome) throws(MogeneratorStop) {
        guard FileSystem.kind(of: folder) == .folder else {
            throw MogeneratorStop(.unwritable, "there is no folder \(folder) to compare with")
        }
        let existing = Dictionary(
            SourceTree.files(below: folder).map { (PathText.name(of: $0.path), $0.fullPath) },
            uniquingKeysWith: { first, _ in first })
        var counts = (equal: 0, different: 0, missing: 0)
        for file in files where file.policy == .machine {
            guard let path = existing[PathText.name(of: file.path)], let text = text(at: path) else {
                counts.missing += 1
                outcome.lines.append("missing: \(file.path)")
                continue
            }
            guard let (line, old, new) = firstDifference(text, file.text) else {
                counts.equal += 1
                continue
            }
            counts.different += 1
            outcome.lines += ["different: \(path):\(line)", "-\(old)", "+\(new)"]
        }
        outcome.lines.append(
            "\(Counted.text(counts.equal, "machine file")) equal, \(counts.different) different, \(counts.missing) missing"
        )
        if counts.different + counts.missing > 0 { outcome.status = .failed }
    }

    private func text(at path: String) -> String? {
        (try? FileBytes.contents(of: path, megabytes: 16).get()).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the first line that differs, ignoring dates in comments; nil if there is none.
    private func firstDifference(_ old: String, _ new: String) -> (line: Int, old: String, new: String)? {
        let before = lines(of: old)
        let after = lines(of: new)
        for index in 0..<max(before.count, after.count) {
            let left = index < before.count ? before[index] : nil
            let right = index < after.count ? after[index] : nil
            if left.map(withoutDates) != right.map(withoutDates) {
                return (index + 1, left ?? "(end of file)", right ?? "(end of file)")
            }
        }
        return nil
    }

    private func lines(of text: String) -> [String] { text.parts(between: "\n") }

    /// Returns a comment line with placeholders in place of dates; any other line unchanged.
    private func withoutDates(_ line: String) -> String {
        guard line.hasPrefix("//") else { return line }
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map { word -> Substring in
            isDate(word) ? "DATE" : word
        }
        return words.joined(separator: " ")
    }

    private func isDate(_ word: Substring) -> Bool {
        let trimmed = word.utf8.reversed().drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        let parts = trimmed.split { [UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains($0) }
        return parts.count == 3 && parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }
    }
}
