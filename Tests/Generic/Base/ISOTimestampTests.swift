import Foundation
import ModelcBase
import Testing

/// Points in time as texts. Foundation formats them in another way, and must agree.
@Suite struct ISOTimestampTests {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
        return formatter
    }()

    @Test func foundationAgrees() {
        for step in stride(from: -13_000_000_000.0, through: 200_000_000_000, by: 86_400 * 97 + 12_345) {
            let text = ISOTimestamp.text(of: step)
            #expect(text == ISOTimestampTests.formatter.string(from: Date(timeIntervalSinceReferenceDate: step)))
            #expect(text.flatMap(ISOTimestamp.seconds) == step)
        }
    }

    private static let points: [(Double, String)] = [
        (0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"), (-0.25, "2000-12-31T23:59:59.75Z"),
        (0.000_001, "2001-01-01T00:00:00.000001Z"), (0.999_999_9, "2001-01-01T00:00:01Z"),
        (-63_113_904_000, "0001-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
    ]

    @Test(arguments: points)
    func fractionsAndLimits(_ seconds: Double, _ text: String) { #expect(ISOTimestamp.text(of: seconds) == text) }

    @Test(arguments: [-63_113_904_001, 252_423_993_600, .infinity, -.infinity, .nan, 1e300])
    func otherNumbersAreNoDates(_ seconds: Double) { #expect(ISOTimestamp.text(of: seconds) == nil) }

    private static let texts: [(String, Double)] = [
        ("2001-01-01", 0), ("2001-01-01T00:00:30Z", 30), ("2001-01-01 01:00+01:00", 0),
        ("2001-01-01T00:00:00.25", 0.25),
        ("2001-01-01T00:00:00-0030", 1_800),
    ]

    @Test(arguments: texts)
    func textsAreRead(_ text: String, _ seconds: Double) { #expect(ISOTimestamp.seconds(of: text) == seconds) }

    @Test(arguments: [
        "", "2001", "2001-02-30", "2001-13-01", "2001-01-01T", "2001-01-01T25:00", "2001-01-01T00:00:00.Z", "x",
    ])
    func otherTextsAreNot(_ text: String) { #expect(ISOTimestamp.seconds(of: text) == nil) }
}
