/// Finds the name that a user probably meant by a misspelt name.
package enum SpellingSuggestion {
    /// The candidate nearest to `name`; nil if none is near enough.
    ///
    /// Near means an edit distance of at most 2 (at most 1 for names of up to 4 letters), ignoring letter case, with at
    /// least one letter in common. Of equally near names, the first in byte order is chosen, so the result does not
    /// depend on the order of the candidates.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        let limit = wanted.count <= 4 ? 1 : 2
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            let distance = editDistance(wanted, scalars)
            // At least one letter must be the same: otherwise every name would be near to a one-letter name.
            guard distance <= limit, distance < max(wanted.count, scalars.count) else { continue }
            if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// The edit distance of two names: the smallest number of steps that turn one into the other. A step inserts,
    /// removes or replaces a letter, or swaps two adjacent letters.
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
