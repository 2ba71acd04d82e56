/// The reason why a file is not a valid baseline.
package enum BaselineError: Error, Hashable {
    /// The first line does not begin like that of a baseline.
    case notABaseline
    /// The file is a baseline in another format. The value is its first line.
    case unknownVersion(String)
    /// A line does not have three or four columns separated by tabs. The value is the line number, counted from 1.
    case malformedLine(Int)

    /// The error message, without a final period.
    package var message: String {
        switch self {
        case .notABaseline: "the first line is not '\(Baseline.header)'"
        case .unknownVersion(let line): "the format '\(line)' is not known; this is '\(Baseline.header)'"
        case .malformedLine(let number): "line \(number) has not three or four columns with tabs between"
        }
    }
}
