/// Makes text of a tree; the rules for each kind of node stand in the other files of this folder.
struct FormatPrinter {
    var text = ""

    /// A name as it may stand in a key path: protected where it would be read as a word of the language.
    static func spelling(ofName name: String) -> String {
        Keyword(spelling: name.utf8) == nil ? name : "#" + name
    }

    /// A string in quotation marks.
    static func quoted(_ content: String) -> String {
        var text = "\""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": text += code(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}
