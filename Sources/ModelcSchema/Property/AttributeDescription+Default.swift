extension AttributeDescription {
    /// The default value that new objects get, nil where there is none: no default is written, or the type cannot have
    /// one (model-format §3.3).
    ///
    /// Texts are read leniently, as Core Data's compiler reads them: an integer's fraction is cut off, and a text
    /// without leading digits is 0.
    package var defaultValue: AttributeValue? {
        switch type {
        case .integer16, .integer32, .integer64:
            defaultValueText.map { .integer(AttributeDescription.leadingInteger(in: $0)) }
        case .double, .float:
            defaultValueText.flatMap { Double($0) }.map(AttributeValue.double)
        case .decimal: defaultValueText.map(AttributeValue.decimal)
        case .boolean: defaultValueText.map { .boolean(AttributeDescription.boolean(in: $0)) }
        case .string: defaultValueText.map(AttributeValue.string)
        case .date: defaultDateInterval.map(AttributeValue.date)
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }

    /// The optional sign and the digits that a text begins with; 0 where there are none, and the nearest integer that
    /// fits where there are too many.
    private static func leadingInteger(in text: String) -> Int64 {
        var value: Int64 = 0
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let hasSign = isNegative || text.utf8.first == UInt8(ascii: "+")
        for byte in text.utf8.dropFirst(hasSign ? 1 : 0) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
            let digit = Int64(byte - UInt8(ascii: "0"))
            let (shifted, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) =
                isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
            if overflows || overflowsToo { return isNegative ? .min : .max }
            value = sum
        }
        return value
    }

    /// YES, true and numbers other than 0 are true, everything else is false.
    private static func boolean(in text: String) -> Bool {
        switch text.lowercased() {
        case "yes", "true": true
        default: (Double(text) ?? 0) != 0
        }
    }
}
