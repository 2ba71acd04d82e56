/// Why a file is no baseline that can be used.
package enum BaselineError: Error, Hashable {
    /// The first line is not that of a baseline.
    case notABaseline
    /// The first line is that of a baseline of another format.
    case unknownVersion(String)
    /// A line (from 1) has not three or four columns with tabs between.
    case malformedLine(Int)

    /// What is wrong, without a final stop.
    package var message: String {
        switch self {
        case .notABaseline: "the first line is not '\(Baseline.header)'"
        case .unknownVersion(let line): "the format '\(line)' is not known; this is '\(Baseline.header)'"
        case .malformedLine(let number): "line \(number) has not three or four columns with tabs between"
        }
    }
}
