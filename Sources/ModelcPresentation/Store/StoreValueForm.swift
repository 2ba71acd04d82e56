import ModelcBase
import ModelcStores

/// How a dump contains values: the form of binary data and of dates.
package struct StoreValueForm {
    var binary: StoreDumpBinary
    /// Whether dates are written as in the store, in seconds since 2001-01-01T00:00:00Z. If false, they are written in
    /// ISO 8601.
    var hasRawDates: Bool

    package init(binary: StoreDumpBinary = .base64, hasRawDates: Bool = false) {
        self.binary = binary
        self.hasRawDates = hasRawDates
    }

    func json(_ value: StoreValue) -> JSONValue {
        switch value {
        case .null: .null
        case .boolean(let flag): .bool(flag)
        case .integer(let number): Int(exactly: number).map(JSONValue.integer) ?? .string("\(number)")
        case .number(let number): StoreValueForm.json(number)
        case .text(let text): .string(text)
        case .date(let seconds): date(seconds).map(JSONValue.string) ?? StoreValueForm.json(seconds)
        case .uuid(let bytes): .string(UUIDText.text(of: bytes))
        case .bytes(let bytes): json(bytes)
        case .external(let data): json(data)
        case .object(let id): .string(id.text)
        case .objects(let ids): .array(ids.map { .string($0.text) })
        case .members(let members):
            .object(members.map { JSONMember(key: $0.path, value: json($0.value)) })
        }
    }

    /// Returns a number as JSON. Infinity becomes a string, because JSON has no infinite numbers.
    private static func json(_ number: Double) -> JSONValue {
        number.isFinite ? .number(number) : .string(number > 0 ? "Infinity" : "-Infinity")
    }

    /// Returns a date in ISO 8601; nil if dates are written as seconds, or if the date is outside the years 1 to 9999.
    private func date(_ seconds: Double) -> String? { hasRawDates ? nil : ISOTimestamp.text(of: seconds) }

    private func json(_ bytes: [UInt8]) -> JSONValue {
        binary == .base64 ? .string(Base64.text(of: bytes)) : ["bytes": .integer(bytes.count)]
    }

    /// Returns the content of an external file in Base64. If the content is not requested or was not read, returns the
    /// name and the size of the file.
    private func json(_ data: ExternalData) -> JSONValue {
        if binary == .base64, let bytes = data.bytes { return json(bytes) }
        guard let name = data.name else { return ["bytes": .optional(data.size)] }
        return ["file": .string(name), "bytes": .optional(data.size)]
    }

    /// Returns the text of a CSV cell; nil if the cell is empty.
    func cell(_ value: StoreValue) -> String? {
        switch value {
        case .null: nil
        case .boolean(let flag): flag ? "true" : "false"
        case .integer(let number): "\(number)"
        case .number(let number): StoreValueForm.text(number)
        case .text(let text): text
        case .date(let seconds): date(seconds) ?? StoreValueForm.text(seconds)
        case .uuid(let bytes): UUIDText.text(of: bytes)
        case .bytes(let bytes): cell(bytes)
        case .external(let data):
            data.bytes.map(cell) ?? data.size.map { "\($0) bytes" } ?? "missing \(data.name ?? "")"
        case .object(let id): id.text
        case .objects(let ids): ids.isEmpty ? nil : ids.map(\.text).joined(separator: " ")
        // Each member has its own column.
        case .members: nil
        }
    }

    private func cell(_ bytes: [UInt8]) -> String {
        binary == .base64 ? Base64.text(of: bytes) : "\(bytes.count) bytes"
    }

    /// Returns a number as text. A whole number has no fraction, as in JSON.
    private static func text(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? (number.isFinite ? "\(number)" : number > 0 ? "Infinity" : "-Infinity")
    }
}
