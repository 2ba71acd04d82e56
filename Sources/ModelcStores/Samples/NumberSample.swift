import ModelcSchema

/// The values of an integer attribute.
struct IntegerSample {
    let least: Int64
    let greatest: Int64
    /// The lowest of the values that ordinary rows have.
    private let base: Int64
    private let span: Int

    init(_ attribute: AttributeDescription) throws(SampleProblem) {
        let type = IntegerSample.range(of: attribute.type)
        let written = (IntegerSample.bound(attribute.minimumValueText), IntegerSample.bound(attribute.maximumValueText))
        least = max(type.lowerBound, written.0 ?? type.lowerBound)
        greatest = min(type.upperBound, written.1 ?? type.upperBound)
        guard least <= greatest else { throw SampleProblem(reason: .bounds) }
        base = written.0 != nil ? least : min(max(least, 0), greatest)
        span = Int(clamping: greatest.subtractingReportingOverflow(base).partialValue.clamped(to: 0...999)) + 1
    }

    private static func range(of type: AttributeType) -> ClosedRange<Int64> {
        switch type {
        case .integer16: Int64(Int16.min)...Int64(Int16.max)
        case .integer32: Int64(Int32.min)...Int64(Int32.max)
        case .integer64, .undefined, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid, .uri,
            .transformable, .objectID, .composite:
            Int64.min...Int64.max
        }
    }

    /// Converts a bound in the model, such as `10` or `1e3`, to an integer.
    private static func bound(_ text: String?) -> Int64? {
        text.flatMap { text in
            Int64(text)
                ?? Double(text).flatMap { $0.isNaN ? nil : Int64(max(min($0, 9.2e18), -9.2e18).rounded(.towardZero)) }
        }
    }

    func ordinary(_ random: UInt64) -> Int64 { base &+ Int64(random % UInt64(span)) }

    /// The number of different values.
    var capacity: Int {
        let (difference, overflows) = greatest.subtractingReportingOverflow(least)
        return overflows || difference == .max ? .max : Int(difference) + 1
    }

    /// Returns the value with a number. Values with different numbers below `capacity` are different. The value with
    /// number 0 is the least one, and that with number 1 the greatest.
    func unique(_ number: Int) -> Int64 {
        if number == 0 { return least }
        if number == 1 { return greatest }
        // Upwards from the base, then downwards from it.
        let start = max(base, least < greatest ? least + 1 : least)
        let above = Int(clamping: greatest &- start)
        let offset = number - 2
        return offset < above || greatest &- start < 0 ? start &+ Int64(offset) : start &- Int64(offset - above + 1)
    }
}

extension Int64 {
    fileprivate func clamped(to range: ClosedRange<Int64>) -> Int64 {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

/// The sample values of a Decimal, Double, Float or Date attribute. Dates are in seconds since 2001-01-01T00:00:00Z.
struct RealSample {
    let least: Double
    let greatest: Double
    private let base: Double
    private let span: Double
    /// The difference between two consecutive values.
    private let step: Double

    init(_ attribute: AttributeDescription) throws(SampleProblem) {
        let isDate = attribute.type == .date
        let minimum = isDate ? attribute.minimumDateInterval : attribute.minimumValueText.flatMap { Double($0) }
        let maximum = isDate ? attribute.maximumDateInterval : attribute.maximumValueText.flatMap { Double($0) }
        let type = RealSample.range(of: attribute.type)
        least = max(minimum ?? type.lowerBound, type.lowerBound)
        greatest = min(maximum ?? type.upperBound, type.upperBound)
        guard least <= greatest else { throw SampleProblem(reason: .bounds) }
        // Dates of 2020, and numbers from 0 to 1,000, unless the bounds exclude them.
        let (usual, width): (Double, Double) = isDate ? (599_616_000, 31_536_000) : (0, 1_000)
        base = minimum != nil && !(least...greatest).contains(usual) ? least : min(max(usual, least), greatest)
        span = min(width, greatest - base)
        step = isDate ? 1 : 0.25
    }

    private static func range(of type: AttributeType) -> ClosedRange<Double> {
        switch type {
        // The first days of the years 1 and 4001; the latter is `Date.distantFuture`.
        case .date: -63_113_904_000...63_113_904_000
        case .float: -Double(Float.greatestFiniteMagnitude)...Double(Float.greatestFiniteMagnitude)
        // No sample shows how decimal numbers with more than 15 digits are stored.
        case .decimal: -999_999_999_999.99...999_999_999_999.99
        case .double, .undefined, .integer16, .integer32, .integer64, .string, .boolean, .binary, .uuid, .uri,
            .transformable, .objectID, .composite:
            -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        }
    }

    /// The number of different values of `unique`.
    var capacity: Int { Int(min(max((greatest - base) / step, 0), 1e12)) + 1 }

    func ordinary(_ random: UInt64) -> Double { base + step * Double(random % UInt64(max(span / step, 0) + 1)) }

    func unique(_ number: Int) -> Double { base + step * Double(number) }
}
