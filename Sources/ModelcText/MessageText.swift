/// Numbers of things in sentences.
package enum Counted {
    /// `1 file`, `3 files`.
    ///
    /// - Parameter plural: the noun of several; nil for the noun with an `s`.
    package static func text(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }
}

/// A word as it has to be typed in a shell, or in a script of `modelc edit`, which has the same rules.
package enum ShellWord {
    /// The word as it is where no shell takes it for something else; else within apostrophes.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "._-:/@%+,=".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}

/// Finds the name that a misspelt one was probably meant to be.
package enum SpellingSuggestion {
    /// The nearest of `candidates` to `name`, or nil where none is near enough.
    ///
    /// Near is an edit distance of at most 2 (at most 1 for names of up to 4 letters), letter case aside, with at least
    /// one letter in common. Among equally
    /// near names the first in byte order wins, so that the answer never depends on the order of the candidates.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        let limit = wanted.count <= 4 ? 1 : 2
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            let distance = editDistance(wanted, scalars)
            // Of one letter, every name is near: something of the name has to be left.
            guard distance <= limit, distance < max(wanted.count, scalars.count) else { continue }
            if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// Least number of inserted, removed, replaced or swapped neighbouring letters that turn one name into the other.
    package static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            row.reserveCapacity(right.count + 1)
            for j in right.indices {
                let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
                var best = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[right.count]
    }
}
