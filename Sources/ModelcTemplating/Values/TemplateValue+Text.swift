extension TemplateValue {
    /// What a field prints; nil for what has no text.
    var printedText: String? {
        switch self {
        case .nothing: ""
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .double(let value): Self.text(of: value)
        case .string(let text): text
        case .list, .object, .dictionary: nil
        }
    }

    /// Whole numbers are written without a fraction.
    static func text(of value: Double) -> String {
        Int(exactly: value).map { String($0) } ?? String(value)
    }
}
