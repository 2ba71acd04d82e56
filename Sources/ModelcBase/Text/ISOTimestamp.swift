/// Formats and parses points in time as ISO 8601, in UTC and the Gregorian calendar. A point in time is a number of
/// seconds since 2001-01-01T00:00:00Z. Only the years 1 to 9999 are supported.
package enum ISOTimestamp {
    private static let secondsOfDay = 86_400
    /// The number of days from 0000-03-01, where the calendar computation starts, to 2001-01-01.
    private static let daysBeforeReference = 730_791
    private static let range = -63_113_904_000.0..<252_423_993_600.0
    private static let fractionDigits = 6

    /// Formats a point in time, such as `2014-06-02T17:00:00Z`. A fraction of a second is written with up to six
    /// digits.
    ///
    /// - Returns: nil if the year is not between 1 and 9999.
    package static func text(of seconds: Double) -> String? {
        guard range.contains(seconds) else { return nil }
        var whole = Int(seconds.rounded(.down))
        var fraction = Int(((seconds - Double(whole)) * 1_000_000).rounded())
        if fraction == 1_000_000 { (whole, fraction) = (whole + 1, 0) }
        let day = (Double(whole) / Double(secondsOfDay)).rounded(.down)
        let time = whole - Int(day) * secondsOfDay
        let date = civil(Int(day))
        guard (1...9_999).contains(date.year) else { return nil }
        let digits = [(date.year, 4), (date.month, 2), (date.day, 2)].map(padded).joined(separator: "-")
        let clock = [(time / 3_600, 2), (time / 60 % 60, 2), (time % 60, 2)].map(padded).joined(separator: ":")
        return "\(digits)T\(clock)\(text(ofFraction: fraction))Z"
    }

    private static func text(ofFraction fraction: Int) -> String {
        guard fraction > 0 else { return "" }
        let digits = padded(fraction, fractionDigits)
        return "." + digits.prefix(digits.utf8.count - digits.utf8.reversed().prefix { $0 == UInt8(ascii: "0") }.count)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }

    /// The date of a day number (0 is 2001-01-01). The computation begins each year in March, so that a leap day is the
    /// last day of the year.
    private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
        let days = day + daysBeforeReference
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let civilMonth = month < 10 ? month + 3 : month - 9
        return (
            yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1
        )
    }

    /// The day number of a date (0 is 2001-01-01).
    private static func day(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - daysBeforeReference
    }

    /// Parses a date with an optional time, fraction of a second and zone: `2014-06-02`, `2014-06-02T17:00:00.5+02:00`.
    /// Without a zone, the time is in UTC. Nil for any other text, and for a day that does not exist.
    ///
    /// The result is the number of seconds since 2001-01-01T00:00:00Z.
    package static func seconds(of text: String) -> Double? {
        var reader = Reader(Array(text.utf8))
        guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
            let day = reader.number(2)
        else { return nil }
        let count = self.day(year: year, month: month, day: day)
        guard year > 0, civil(count) == (year, month, day) else { return nil }
        guard let time = reader.time(), reader.isAtEnd else { return nil }
        return Double(count * secondsOfDay) + time
    }
}

extension ISOTimestamp {
    private struct Reader {
        private let bytes: [UInt8]
        private var index = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool { index == bytes.count }

        mutating func take(_ sign: Unicode.Scalar) -> Bool {
            guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
            index += 1
            return true
        }

        mutating func number(_ width: Int) -> Int? {
            guard index + width <= bytes.count else { return nil }
            var number = 0
            for byte in bytes[index..<index + width] {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
            }
            index += width
            return number
        }

        /// Reads the time and returns the seconds after midnight in UTC; 0 if the text has no time, nil if the time is
        /// invalid.
        mutating func time() -> Double? {
            guard !isAtEnd else { return 0 }
            guard take("T") || take(" "), let hour = number(2), hour < 24, take(":"), let minute = number(2),
                minute < 60
            else { return nil }
            var seconds = Double(hour * 3_600 + minute * 60)
            if take(":") {
                guard let second = number(2), second < 60 else { return nil }
                seconds += Double(second)
                if take(".") {
                    guard let fraction = fraction() else { return nil }
                    seconds += fraction
                }
            }
            guard let zone = zone() else { return nil }
            return seconds - Double(zone)
        }

        private mutating func fraction() -> Double? {
            let start = index
            while number(1) != nil {}
            guard index > start else { return nil }
            return Double("0." + String(decoding: bytes[start..<index], as: UTF8.self))
        }

        /// Reads the zone and returns the seconds by which it is ahead of UTC (negative if behind); 0 if the text has
        /// no zone, nil if the zone is invalid.
        private mutating func zone() -> Int? {
            if isAtEnd || take("Z") { return 0 }
            let isAhead = take("+")
            guard isAhead || take("-"), let hours = number(2), hours < 24 else { return nil }
            _ = take(":")
            guard let minutes = number(2), minutes < 60 else { return nil }
            return (isAhead ? 1 : -1) * (hours * 3_600 + minutes * 60)
        }
    }
}
