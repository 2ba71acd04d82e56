/// Why a file is not a valid baseline.
package enum BaselineError: Error, Hashable {
    /// The first line is not that of a baseline.
    case notABaseline
    /// The first line is that of a baseline of another format.
    case unknownVersion(String)
    /// A line (from 1) does not have three or four columns separated by tabs.
    case malformedLine(Int)

    /// The error, without a final period.
    package var message: String {
        switch self {
        case .notABaseline: "the first line is not '\(Baseline.header)'"
        case .unknownVersion(let line): "the format '\(line)' is not known; this is '\(Baseline.header)'"
        case .malformedLine(let number): "line \(number) has not three or four columns with tabs between"
        }
    }
}
