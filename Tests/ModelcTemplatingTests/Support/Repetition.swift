import Testing

/// A long text in few words, so that a list of tests stays readable.
struct Repetition: CustomTestStringConvertible {
    private let parts: (before: String, unit: String, count: Int, after: String)

    init(_ before: String, _ unit: String, _ count: Int, _ after: String) {
        parts = (before, unit, count, after)
    }

    var text: String { parts.before + String(repeating: parts.unit, count: parts.count) + parts.after }

    var testDescription: String { "\(parts.before)\(parts.unit) × \(parts.count)\(parts.after)" }
}
