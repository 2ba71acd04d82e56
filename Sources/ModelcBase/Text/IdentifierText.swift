/// Identifiers by the rules of most programming languages: letters of any script, digits and underscores.
package enum IdentifierText {
    /// Whether an identifier can begin with the character.
    package static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || (scalar.isASCII ? isASCIILetter(scalar) : scalar.properties.isXIDStart)
    }

    /// Whether an identifier can contain the character after its start.
    package static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isXIDContinue }
        return scalar == "_" || isASCIILetter(scalar) || ("0"..."9").contains(scalar)
    }

    /// A text with each character that an identifier cannot contain replaced by `_`.
    package static func sanitized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isContinuation(scalar) ? scalar : "_") }
        return String(result)
    }

    /// The words of a text, separated by characters other than letters, digits and underscores. Unlike an identifier, a
    /// word may begin with a digit.
    package static func words(in text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}

/// Makes names unique: a name that is taken gets a number. Letter case is ignored, as in file systems.
package struct UniqueNames {
    private var taken: Set<String> = []

    package init() {}

    /// The name, or the first free one of `name2`, `name3`, ….
    package mutating func name(_ wanted: String) -> String {
        var name = wanted
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = wanted + "\(number)"
            number += 1
        }
        return name
    }
}

/// Finds the name that was probably intended by a misspelt one.
package enum SpellingSuggestion {
    /// The nearest of `candidates` to `name`, or nil if none is near enough.
    ///
    /// Near is an edit distance of at most 2 (at most 1 for names of up to 4 letters), ignoring letter case, with at
    /// least one letter in common. Among equally near names the first in byte order is chosen, so the result does not
    /// depend on the order of the candidates.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        let limit = wanted.count <= 4 ? 1 : 2
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            let distance = editDistance(wanted, scalars)
            // For a one-letter name, every name would be near: a part of the name must remain.
            guard distance <= limit, distance < max(wanted.count, scalars.count) else { continue }
            if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// The least number of inserted, removed, replaced or swapped adjacent letters that turn one name into the other.
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
