import ModelcBase
import ModelcStores

extension StoreValueChange {
    /// The values as JSON, in a form in which they differ: dates that differ by less than a microsecond are numbers
    /// of seconds.
    var json: (old: JSONValue, new: JSONValue) {
        let sides = sides(StoreValueForm())
        return sides.old == sides.new ? self.sides(StoreValueForm(hasRawDates: true)) : sides
    }

    /// The values as text, each on one line. Long values are shortened to a part in which they differ.
    var shown: (old: String, new: String) {
        if case .text(let old) = old, case .text(let new) = new { return StoreValueChange.texts(old, new) }
        if let old = old.data, let new = new.data, old.count == new.count { return StoreValueChange.data(old, new) }
        let sizes = sides(StoreValueForm(binary: .size))
        let (old, new) = sizes.old == sizes.new ? json : sizes
        return StoreValueChange.cut(JSONWriter.line(of: old), JSONWriter.line(of: new))
    }

    private func sides(_ form: StoreValueForm) -> (old: JSONValue, new: JSONValue) { (form.json(old), form.json(new)) }

    /// The maximum number of shown characters of a value. `lead` is the number of shown characters before the first
    /// difference, if the start of the value is cut off.
    private static let limit = 60
    private static let lead = 20

    private static func texts(_ old: String, _ new: String) -> (String, String) {
        // Texts may look the same and differ in the characters of which an accented letter consists.
        let (old, new) = old == new ? (spelled(old), spelled(new)) : (old, new)
        let (oldPart, newPart) = cut(old, new)
        return (JSONWriter.line(of: .string(oldPart)), JSONWriter.line(of: .string(newPart)))
    }

    private static func spelled(_ text: String) -> String {
        text.unicodeScalars.map { $0.isASCII ? "\($0)" : "U+\(String($0.value, radix: 16, uppercase: true))" }.joined()
    }

    /// Shortens two texts to the same range: the start if it contains the first difference, otherwise the part around
    /// the first difference.
    private static func cut(_ old: String, _ new: String) -> (String, String) {
        let common = zip(old, new).prefix { $0 == $1 }.count
        let start = common < limit - lead ? 0 : common - lead
        return (part(of: old, from: start), part(of: new, from: start))
    }

    private static func part(of text: String, from start: Int) -> String {
        let rest = text.dropFirst(start)
        return (start > 0 ? "…" : "") + rest.prefix(limit) + (rest.count > limit ? "…" : "")
    }

    /// Returns the bytes around the first difference in Base64, for data of the same size. The part starts at a
    /// multiple of three bytes, because Base64 encodes three bytes as four characters.
    private static func data(_ old: [UInt8], _ new: [UInt8]) -> (String, String) {
        let common = zip(old, new).prefix { $0 == $1 }.count
        let start = max(0, common / 3 * 3 - 15)
        func part(_ bytes: [UInt8]) -> String {
            let text = Base64.text(of: Array(bytes.dropFirst(start).prefix(limit / 4 * 3)))
            let isCut = bytes.count > start + limit / 4 * 3
            return "\(bytes.count) bytes: \(start > 0 ? "…" : "")\(text)\(isCut ? "…" : "")"
        }
        return (part(old), part(new))
    }
}

extension StoreValue {
    /// The bytes of binary data; nil if they were not read, or for other values.
    fileprivate var data: [UInt8]? {
        switch self {
        case .bytes(let bytes): bytes
        case .external(let data): data.bytes
        case .null, .boolean, .integer, .number, .text, .date, .uuid, .object, .objects, .members: nil
        }
    }
}
