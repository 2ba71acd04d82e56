/// Groups versions by the form of their names, such as `Library 2` and `Library 3`. A bundle does not record the order
/// of its versions. If names have several forms (`Library 2`, `Archive v1.4`), the order between the groups is not
/// known, so only versions of one group are compared as steps.
package enum VersionNameSeries {
    /// The nearest earlier version with a name of the same form; nil if there is none.
    ///
    /// - Parameter names: the names of all versions in version order.
    package static func previous(of name: String, among names: [String]) -> String? {
        guard let index = names.firstIndex(of: name) else { return nil }
        return names[..<index].last { stem(of: $0) == stem(of: name) }
    }

    /// The number of groups of names with the same form. If it is more than one, the names do not determine the order
    /// of all versions.
    package static func count(_ names: [String]) -> Int { Set(names.map(stem)).count }

    /// Returns the name without its last number and the separator before the number, in lower case: `library` for
    /// `Library 2`, `Library-2`, `Library_v2` and `Library`. Names with the same result have the same form.
    package static func stem(of name: String) -> String {
        guard let last = name.lastIndex(where: \.isNumber) else { return withoutJoints(name[...]).lowercased() }
        var rest = name[...last]
        while let character = rest.last, character.isNumber || character == "." { rest.removeLast() }
        let stem = withoutVersionWord(withoutJoints(rest))
        // Letters may follow a separate number, as in 2b. A number within a word is part of the word, as in Core2Data.
        let isPartOfWord = last != name.indices.last && stem.endIndex == rest.endIndex && !rest.isEmpty
        return isPartOfWord ? withoutJoints(name[...]).lowercased() : stem.lowercased()
    }

    /// Removes a `v` or `Version` that is a separate word.
    private static func withoutVersionWord(_ text: Substring) -> Substring {
        for word in ["version", "Version", "v", "V"] where text.hasSuffix(word) {
            let before = text.dropLast(word.count)
            let isApart = before.last.map { isJoint($0) || (word.first?.isUppercase == true && $0.isLowercase) } ?? true
            if isApart { return withoutJoints(before) }
        }
        return text
    }

    private static func withoutJoints(_ text: Substring) -> Substring {
        var rest = text
        while let character = rest.last, isJoint(character) { rest.removeLast() }
        return rest
    }

    private static func isJoint(_ character: Character) -> Bool { " -_.".contains(character) }
}

extension VersionNameSeries {
    /// Returns a name for a new version that follows `name`: in Xcode's style (`Library 2`), or in the style of the
    /// bundle's other names (`Library_v3`, `Library 2.4`). The result differs from all existing names, ignoring letter
    /// case, and is later than all names of the same form. If the last name contains a date, a new number is added
    /// after it, because the current date is not known here.
    ///
    /// - Parameter names: the names of all versions.
    package static func next(after name: String, among names: [String]) -> String {
        let taken = Set(names.map { $0.lowercased() })
        let series = (names + [name]).filter { stem(of: $0) == stem(of: name) && TrailingNumber($0) != nil }
        let last = series.max { numbers(in: $0).lexicographicallyPrecedes(numbers(in: $1)) } ?? name
        let number = isDated(last) ? nil : TrailingNumber(last)
        var next = number?.successor ?? TrailingNumber(before: last + " ", value: 2, width: 1)
        while taken.contains(next.text.lowercased()) { next = next.successor }
        return next.text
    }

    /// Returns all numbers of a name from left to right: `L1.2.0` is later than `L1.0.9`.
    private static func numbers(in name: String) -> [Int] {
        name.split { !($0.isASCII && $0.isNumber) }.map { Int($0) ?? .max }
    }

    /// Whether a name ends in a date: `2024-05-31`, `2024.05.31`, `20240531`.
    private static func isDated(_ name: String) -> Bool {
        let parts = name.split(omittingEmptySubsequences: false) { !($0.isASCII && $0.isNumber) }
        guard let last = parts.last else { return false }
        if last.count == 8 { return isDate(last.prefix(4), last.dropFirst(4).prefix(2), last.suffix(2)) }
        return parts.count >= 3 && isDate(parts[parts.count - 3], parts[parts.count - 2], last)
    }

    private static func isDate(_ year: Substring, _ month: Substring, _ day: Substring) -> Bool {
        guard year.count == 4, month.count == 2, day.count == 2, let year = Int(year), let month = Int(month),
            let day = Int(day)
        else { return false }
        return (1990...2199).contains(year) && (1...12).contains(month) && (1...31).contains(day)
    }
}

/// A name that ends in a number.
private struct TrailingNumber {
    let before: String
    let value: Int
    /// The minimum number of digits. Smaller numbers get leading zeros.
    let width: Int

    init(before: String, value: Int, width: Int) {
        self.before = before
        self.value = value
        self.width = width
    }

    init?(_ name: String) {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count < name.count, let value = Int(String(digits.reversed())), value < .max
        else {
            return nil
        }
        let isPadded = digits.last == "0"
        self.init(before: String(name.dropLast(digits.count)), value: value, width: isPadded ? digits.count : 1)
    }

    var successor: TrailingNumber { TrailingNumber(before: before, value: value + 1, width: width) }

    var text: String {
        let digits = String(value)
        return before + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
