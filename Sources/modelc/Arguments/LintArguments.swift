import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

extension FindingReportArguments {
    /// Throws a usage error if the user requests a report format, but another option prints its own output instead of a
    /// report.
    ///
    /// - Parameters:
    ///   - option: the option whose output replaces the report.
    ///   - formats: the formats that this output supports.
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
