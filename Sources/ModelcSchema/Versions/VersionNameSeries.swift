/// Which versions follow each other. A bundle records no order, and where its versions have names of several kinds
/// (`Library 2`, `Archive v1.4`) nobody knows how the series lie in time: only versions of one series are steps.
package enum VersionNameSeries {
    /// The version before one: the nearest before it with a name of its kind; nil if there is none.
    ///
    /// - Parameter names: the names of all versions in version order.
    package static func previous(of name: String, among names: [String]) -> String? {
        guard let index = names.firstIndex(of: name) else { return nil }
        return names[..<index].last { stem(of: $0) == stem(of: name) }
    }

    /// How many series versions form. More than one means that nobody knows the order of all of them by their names.
    package static func count(_ names: [String]) -> Int { Set(names.map(stem)).count }

    /// The name without its last number and what joins it: `Library 2`, `Library-2`, `Library_v2` and `Library` are of a
    /// kind.
    package static func stem(of name: String) -> String {
        guard let last = name.lastIndex(where: \.isNumber) else { return withoutJoints(name[...]).lowercased() }
        var rest = name[...last]
        while let character = rest.last, character.isNumber || character == "." { rest.removeLast() }
        let stem = withoutVersionWord(withoutJoints(rest))
        // Letters may follow a number that stands apart, as in 2b; within a word it is a part of the word, as in Core2Data.
        let isPartOfWord = last != name.indices.last && stem.endIndex == rest.endIndex && !rest.isEmpty
        return isPartOfWord ? withoutJoints(name[...]).lowercased() : stem.lowercased()
    }

    /// Without a `v` or `Version` that is a word of its own.
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
