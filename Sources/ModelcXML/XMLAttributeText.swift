import ModelcBase

/// Converts the text between the quotes of an attribute to its value.
package enum XMLAttributeText {
    /// The value of an attribute in a well-formed document without a DOCTYPE. References are replaced, and each white
    /// space character becomes a space (XML 1.0 §3.3.3).
    package static func value(of spelling: some Collection<UInt8>) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(spelling.count)
        var rest = spelling[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "&"): decoded += reference(&rest)
            // CR LF counts as one character.
            case 0x0D where rest.first == 0x0A: continue
            case 0x09, 0x0A, 0x0D: decoded.append(0x20)
            default: decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Returns the bytes that replace a reference. Its `&` has already been read.
    private static func reference<Rest: Collection<UInt8>>(_ rest: inout Rest) -> [UInt8]
    where Rest.SubSequence == Rest {
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return [UInt8(ascii: "&")] }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        rest = rest[rest.index(after: end)...]
        switch name {
        case "amp": return [UInt8(ascii: "&")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default: return character(name).map { Array(String($0).utf8) } ?? Array("&\(name);".utf8)
        }
    }

    /// Returns the character of a numeric reference, such as `#10` or `#x1F600`.
    private static func character(_ name: String) -> Unicode.Scalar? {
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        return name.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init) : nil
    }

    /// Whether XML can represent the text. XML cannot contain most control characters, not even as references (XML 1.0
    /// §2.2).
    package static func isWritable(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0xFFFE, 0xFFFF: false
            default: true
            }
        }
    }

    /// Whether a text can be the name of an element or an attribute. Non-ASCII letters are not accepted, because the
    /// model format does not use them in names.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isNameStart(first) else { return false }
        return text.utf8.allSatisfy { byte in
            isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
