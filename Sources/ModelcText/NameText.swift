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
}

/// Identifiers as most programming languages have them: letters of any script, digits and underscores.
package enum IdentifierText {
    /// Whether an identifier can begin with the character.
    package static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || (scalar.isASCII ? isASCIILetter(scalar) : scalar.properties.isXIDStart)
    }

    /// Whether the character can be in an identifier behind its start.
    package static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isXIDContinue }
        return scalar == "_" || isASCIILetter(scalar) || ("0"..."9").contains(scalar)
    }

    /// A text in which `_` stands for whatever can be in no identifier.
    package static func sanitized(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isContinuation(scalar) ? scalar : "_") }
        return String(result)
    }

    /// The words of a text that can be identifiers.
    package static func words(in text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}

/// Gives each name once: a name that is taken gets a number. Letter case makes no difference, as in file systems.
package struct UniqueNames {
    private var taken: Set<String> = []

    package init() {}

    /// The name, or the first `name2`, `name3`, … that is free.
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

extension String {
    /// The text without white space at its end.
    package var trimmedEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}

extension UInt8 {
    /// Whether the byte is a digit of ASCII.
    package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Blank, tab, LF, VT, FF or CR.
    package var isASCIISpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

    /// White space of XML and YAML: blank, tab, LF or CR.
    package var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
