/// Dates that users type, as the seconds since 2001-01-01T00:00:00Z that a model has.
enum ActionDate {
    /// - Parameters:
    ///   - text: `2024-05-31`, `2024-05-31T12:00:00Z`, or a number of seconds since 2001.
    ///   - setting: the setting that it is a value of, for the error.
    static func interval(_ text: String, _ setting: String) throws(ActionFailure) -> Double {
        if let seconds = Double(text), seconds.isFinite, !text.contains(where: \.isLetter) {
            guard text.utf8.count != 4 || !text.allSatisfy(\.isNumber) else {
                throw .value(
                    text, of: setting, "is a year or a number of seconds: write \(text)-01-01 or \(text).0")
            }
            return seconds
        }
        guard let interval = interval(ofDate: text) else {
            throw .value(text, of: setting, "is not a date such as 2024-05-31 or 2024-05-31T12:00:00Z")
        }
        return interval
    }

    private static func interval(ofDate text: String) -> Double? {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        let day = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard day.count == 3, let year = day[0], let month = day[1], let date = day[2], (1...12).contains(month),
            (1...9999).contains(year), (1...days(of: month, year)).contains(date)
        else { return nil }
        let days = daysSinceCivilEpoch(year, month, date) - daysSinceCivilEpoch(2001, 1, 1)
        guard parts.count == 2 else { return Double(days * 86_400) }
        guard parts[1].hasSuffix("Z") else { return nil }
        let time = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
            (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second)
        else { return nil }
        return Double(days * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    private static func days(of month: Int, _ year: Int) -> Int {
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        return daysSinceCivilEpoch(next.0, next.1, 1) - daysSinceCivilEpoch(year, month, 1)
    }

    /// Days of the Gregorian calendar, counted from 1 March of the year 0: leap days come last in such years.
    private static func daysSinceCivilEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (months * 153 + 2) / 5 + day - 1
    }
}
