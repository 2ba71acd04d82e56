import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

extension FindingReportArguments {
    /// Throws a usage error if a report format is requested but standard output contains no report.
    ///
    /// - Parameters:
    ///   - option: the option whose output replaces the report.
    ///   - formats: the formats of that output.
    func refuseReports(with option: String, besides formats: [FindingFormat]) throws {
        if let format, !formats.contains(format) {
            let known = formats.map(\.name).joined(separator: " or ")
            throw ValidationError("\(option) prints no report: use --format \(known), not '\(format.name)'")
        }
        if let first = report.first {
            throw ValidationError("\(option) prints no report: leave out --report \(first)")
        }
    }
}
