/// Paths taken apart by their text.
package enum PathText {
    /// The folder of the last part.
    package static func folder(of path: String) -> String {
        guard let cut = path.lastIndex(of: "/") else { return "." }
        return cut == path.startIndex ? "/" : String(path[..<cut])
    }

    /// The last part.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The last part without its extension: `Library` for `Models/Library.xcdatamodeld/`.
    package static func stem(of path: String) -> String {
        let last = path.split(separator: "/").last ?? path[...]
        guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return String(last) }
        return String(last[..<dot])
    }
}

/// A word as it has to be typed in a shell, or in a script of `modelc edit`, which has the same rules.
package enum ShellWord {
    /// The word as it is where no shell takes it for something else; else within apostrophes.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "._-:/@%+,=".contains($0) }
        return isPlain ? word : apostrophed(word)
    }

    /// The word within apostrophes, so that a shell takes it as it is.
    package static func apostrophed(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
