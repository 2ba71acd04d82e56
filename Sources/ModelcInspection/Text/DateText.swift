/// Spells a date of a model, which is a number of seconds since 2001-01-01T00:00:00Z.
enum DateText {
    /// The date in ISO 8601, UTC, without the time where it is midnight; the bare seconds where the date has a fraction or is outside the years 1 to 9999.
    static func of(_ interval: Double) -> String {
        guard let seconds = Int(exactly: interval), (-63_113_904_000...252_423_993_599).contains(seconds) else {
            return "\(interval) s"
        }
        let day = seconds.floorDivided(by: 86_400)
        let date = civilDate(daysSince2001: day)
        let time = seconds - day * 86_400
        let dateText = padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
        if time == 0 { return dateText }
        let timeText = padded(time / 3_600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2)
        return "\(dateText)T\(timeText)Z"
    }

    /// Gregorian calendar arithmetic on years that begin in March, so that the leap day is the last of its year; in
    /// eras of 400 years, which all have the same number of days.
    private static func civilDate(daysSince2001: Int) -> (year: Int, month: Int, day: Int) {
        let daysFromMarchOfYear0To2001 = 730_791
        let days = daysSince2001 + daysFromMarchOfYear0To2001
        let era = days.floorDivided(by: 146_097)
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int {
    /// The quotient rounded down, below zero too.
    fileprivate func floorDivided(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
