import Foundation

/// Changes lines and words: for configuration, lock files, source code, templates and arguments.
struct LineMutator: Mutator {
    func mutate(_ bytes: Data, _ generator: inout SeededRandom) -> Data {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        let index = generator.index(lines.count)
        switch generator.index(12) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: generator.index(lines.count))
        case 2: lines.swapAt(index, generator.index(lines.count))
        case 3: lines[index] = String(repeating: " ", count: generator.index(9)) + lines[index].drop { $0 == " " }
        case 4: lines.insert(NastyText.word(&generator), at: index)
        case 5: lines[index] += NastyText.word(&generator)
        case 6: lines.insert(contentsOf: repeatElement(lines[index], count: generator.index(200)), at: index)
        case 7: lines = Array(lines.prefix(index))
        default: lines[index] = replacingWord(in: lines[index], lines, &generator)
        }
        return Data(lines.joined(separator: "\n").utf8)
    }

    /// Replaces a word of the line by a nasty one, or by one of another line.
    private func replacingWord(in line: String, _ lines: [String], _ generator: inout SeededRandom) -> String {
        let ranges = line.ranges(of: /[\p{L}\p{N}_.]+/)
        guard let range = generator.pick(ranges) else { return line + NastyText.word(&generator) }
        let other = lines[generator.index(lines.count)].matches(of: /[\p{L}\p{N}_.]+/).map { String($0.output) }
        let word = generator.once(in: 2) ? generator.pick(other) ?? "" : NastyText.word(&generator)
        return line.replacingCharacters(in: range, with: word)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        var changed = self
        changed.replaceSubrange(range, with: text)
        return changed
    }
}
