import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension OutputFormat: ResultFormat {
    static var standard: OutputFormat { .text }
}

extension DiffFormat: ResultFormat {
    static var standard: DiffFormat { .text }
}

extension ExplanationFormat: ResultFormat {
    static var standard: ExplanationFormat { .text }
}

extension PlanFormat: ResultFormat {
    static var standard: PlanFormat { .text }
}

extension RuleListFormat: ResultFormat {
    static var standard: RuleListFormat { .text }
}

/// A format, and whether the user chose it. If the user did not choose one, CI services get their own format.
struct FormatChoice<Format: ResultFormat>: ExpressibleByArgument, Hashable {
    let format: Format
    let isGiven: Bool

    /// The default format.
    static var standard: FormatChoice { FormatChoice(format: .standard, isGiven: false) }

    private init(format: Format, isGiven: Bool) {
        self.format = format
        self.isGiven = isGiven
    }

    init?(argument: String) {
        guard let format = Format(rawValue: argument) else { return nil }
        self.init(format: format, isGiven: true)
    }

    static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
    var defaultValueDescription: String { format.rawValue }
}

/// The destination of a result: a file or standard output.
struct OutputDestination {
    /// The value of `--output`: a path, or `-`; nil if it is not given.
    var output: String?
    /// Whether a file is replaced even if modelc did not write it.
    var force: Bool

    /// The path of the file; nil for standard output.
    var file: String? { output == "-" ? nil : output }

    /// Writes the result. Throws if it cannot be written.
    func write(_ text: String) throws {
        guard let file else { return try Console.print(text) }
        try ReportWriting.write(text, to: file, replaces: force)
        Console.printWritten([file])
    }

    func validate() throws {
        guard let output else { return }
        if output.isEmpty { throw ValidationError("--output is empty: name a file; standard output is '-'") }
        let parts = output.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, FindingFormat(named: name) != nil else { return }
        let report = parts.count == 2 ? output : "\(name)=PATH"
        throw ValidationError(
            "--output is the path of a file, and '\(name)' is a report format: write --report \(report); for a file of "
                + "that name --output ./\(output)")
    }

    /// The layout of text output, which depends on whether it goes to a terminal or a file.
    var layout: TextLayout { file == nil ? Console.outputLayout : .plain }

    fileprivate static let outputHelp = ArgumentHelp(
        "Write the result to this file; '-' is standard output.", valueName: "path")

    fileprivate static let formattedOutputHelp = ArgumentHelp(
        "Write the result to this file, in the format of its extension; '-' is standard output.", valueName: "path")
}

/// The destination of a result that has only one format.
struct OutputArguments: ParsableArguments {
    @Option(name: .shortAndLong, help: OutputDestination.outputHelp, completion: .file())
    var output: String?

    @Flag(help: .force)
    var force = false

    var place: OutputDestination { OutputDestination(output: output, force: force) }

    func write(_ text: String) throws { try place.write(text) }

    func validate() throws { try place.validate() }
}

/// The format and destination of a command's result. The arguments are not in groups: in debug runs, argument-parser
/// checks a group five times in each enclosing group.
struct ResultArguments<Format: ResultFormat>: ParsableArguments {
    @Option(name: .customLong("format"), help: .resultFormat)
    var choice = FormatChoice<Format>.standard

    @Option(name: .shortAndLong, help: OutputDestination.formattedOutputHelp, completion: .file())
    var output: String?

    @Flag(help: .force)
    var force = false

    /// The format that is given; if none is given, the format for the file's extension, or else the default.
    var format: Format {
        choice.isGiven ? choice.format : place.file.flatMap(Format.init(ofFile:)) ?? choice.format
    }

    /// Whether the user gave no format and no file.
    var isAutomatic: Bool { !choice.isGiven && place.file == nil }

    var place: OutputDestination { OutputDestination(output: output, force: force) }

    var printsDocument: Bool { format == .json && place.file == nil }

    var layout: TextLayout { place.layout }

    func write(_ text: String) throws {
        FileEnding.warn(place.file, given: choice.isGiven ? choice.format.rawValue : nil)
        try place.write(text)
    }

    func validate() throws {
        try place.validate()
        try FileEnding.refuse(
            place.file, given: choice.isGiven ? choice.format.rawValue : nil, of: Format.allCases.map(\.rawValue))
        try FileEnding.refuseAmbiguous(place.file, given: choice.isGiven ? choice.format.rawValue : nil)
    }
}

extension ResultFormat {
    /// Creates the format for a file extension; nil if no format has this extension.
    fileprivate init?(ofFile path: String) {
        self.init(rawValue: ReportSelection.formatName(ofFile: path))
    }
}

/// The format of a result that is always printed to standard output.
struct FormatArguments: ParsableArguments {
    @Option(name: .customLong("format"), help: .resultFormat)
    var choice = FormatChoice<OutputFormat>.standard
}

/// Options for additional reports of findings in the formats of other tools.
struct ReportArguments: ParsableArguments {
    @Option(
        name: [.long, .customLong("reporter")], help: ReportArguments.help,
        completion: .list(FindingFormat.allValueStrings))
    var report: [String] = []

    /// Returns the format and destination of each report.
    func outputs() throws -> [ReportOutput] {
        try ReportArguments.selection { () throws(ReportSelectionError) in try ReportSelection.outputs(report) }
    }

    /// Returns the requested reports. In GitHub Actions or an Xcode build, a report in the service's format is added;
    /// it replaces the result on standard output.
    ///
    /// - Parameter isAutomatic: whether the user chose neither a format nor a file.
    func outputs(orAutomatic isAutomatic: Bool) throws -> [ReportOutput] {
        let outputs = try outputs()
        guard isAutomatic, !outputs.contains(where: { $0.path == nil }) else { return outputs }
        let format = FindingFormat.automatic(environment: ProcessInfo.processInfo.environment)
        return format == .text ? outputs : [ReportOutput(format: format, path: nil)] + outputs
    }

    func validate() throws { _ = try outputs() }

    fileprivate static let help = ArgumentHelp(
        "Write findings in this format to a file; without a file, instead of the result. May be repeated: --report "
            + "sarif=findings.sarif. Formats: " + FindingFormat.allCases.map(\.name).joined(separator: ", ") + ".",
        valueName: "format[=path]")

    /// Converts an error in the selection of reports into a usage error.
    static func selection(_ make: () throws(ReportSelectionError) -> [ReportOutput]) throws -> [ReportOutput] {
        do throws(ReportSelectionError) {
            return try make()
        } catch {
            throw ValidationError("\(error.message); \(error.help(.flags))")
        }
    }
}

/// The reports of a command that produces only findings.
struct FindingReportArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the result: any format of --report. (default: text; github on GitHub Actions, xcode in an "
                + "Xcode build)", valueName: "format"))
    var format: FindingFormat?

    @Option(
        name: [.long, .customLong("reporter")], help: ReportArguments.help,
        completion: .list(FindingFormat.allValueStrings))
    var report: [String] = []

    @Option(name: .shortAndLong, help: OutputDestination.formattedOutputHelp, completion: .file())
    var output: String?

    @Flag(help: .force)
    var force = false

    var place: OutputDestination { OutputDestination(output: output, force: force) }

    /// Whether a JSON document is printed to standard output.
    var printsDocument: Bool {
        (try? outputs())?.contains { $0.path == nil && $0.format == .json } ?? false
    }

    /// Returns the format and destination of each report.
    func outputs() throws -> [ReportOutput] {
        let environment = ProcessInfo.processInfo.environment
        return try ReportArguments.selection { () throws(ReportSelectionError) in
            try ReportSelection.outputs(
                report, result: format, file: place.file, environment: environment)
        }
    }

    func validate() throws {
        try place.validate()
        try FileEnding.refuseAmbiguous(place.file, given: format?.name ?? report.first { !$0.contains("=") })
        let names = FindingFormat.allCases.map(\.name)
        if !report.contains(where: names.contains) {
            try FileEnding.refuse(place.file, given: format?.name, of: names, isFindings: true)
        }
        _ = try outputs()
    }
}

extension FindingFormat: ExpressibleByArgument {
    package init?(argument: String) { self.init(named: argument) }

    package static var allValueStrings: [String] { allCases.map(\.name) }

    package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
