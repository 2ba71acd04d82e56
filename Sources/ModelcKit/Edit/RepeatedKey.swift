/// Finds a key that an object of a JSON text has twice. Decoders take one of the two, and which one is their business.
enum RepeatedKey {
    /// - Parameter text: valid JSON.
    static func first(in text: String) -> String? {
        var open: [Set<String>] = []
        var bytes = Substring(text).utf8
        var last: String?
        while let byte = bytes.first {
            switch byte {
            case UInt8(ascii: "\""):
                last = string(&bytes)
                continue
            case UInt8(ascii: ":"):
                if let key = last, !open.isEmpty, !open[open.count - 1].insert(key).inserted { return key }
                last = nil
            // An array has no keys, and its set stays empty.
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append([])
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            default: break
            }
            bytes.removeFirst()
        }
        return nil
    }

    /// The string that the text begins with, as it is spelt.
    private static func string(_ bytes: inout Substring.UTF8View) -> String {
        bytes.removeFirst()
        var spelling: [UInt8] = []
        while let byte = bytes.popFirst(), byte != UInt8(ascii: "\"") {
            spelling.append(byte)
            if byte == UInt8(ascii: "\\"), let escaped = bytes.popFirst() { spelling.append(escaped) }
        }
        return String(decoding: spelling, as: UTF8.self)
    }
}
