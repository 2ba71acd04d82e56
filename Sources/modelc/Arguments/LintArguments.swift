import ArgumentParser
import ModelcKit
import ModelcPresentation
import ModelcSettings

/// Options for the report of lint.
struct LintReportArguments: ParsableArguments {
    @Flag(help: "Show suppressed findings and findings in the baseline as notes.")
    var showSuppressed = false

    @Flag(help: "Show the number of findings per rule instead of the findings.")
    var statistics = false

    @Flag(help: "Show the effective settings and where each comes from; check nothing.")
    var printConfig = false
}

/// Options that select the versions to check.
struct LintVersionArguments: ParsableArguments {
    @Flag(help: "Check all versions: older versions for their structure and for the changes between them.")
    var allVersions = false

    @Option(
        name: .customLong("model-version"),
        help: ArgumentHelp("Check this version instead of the current one; may be repeated.", valueName: "name"))
    var versions: [String] = []

    func validate() throws {
        try ValidationError.refuseTogether(allVersions: allVersions, version: !versions.isEmpty)
    }
}

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

/// Options that select rules.
struct LintRuleArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Presets of rules, separated by commas: recommended, strict, cloudkit, swiftdata, "
                + "xcode-parity, all, none. NAME@N uses version N of a preset.", valueName: "names"))
    var preset: String?

    @Option(help: ArgumentHelp("Rules or categories to add. Rules that are off become warnings.", valueName: "names"))
    var select: [String] = []

    @Flag(inversion: .prefixedNo, help: "Allow preview rules.")
    var preview: Bool?

    @Option(
        help: ArgumentHelp(
            "Source code for rules that read code: a file, a folder, or a pattern such as 'Sources/**/*.swift'; may be "
                + "repeated.", valueName: "path"),
        completion: .file())
    var sources: [String] = []

    func set(_ lint: inout LintConfiguration) {
        lint.preset = preset.map { .flag(TextList(NameList.names([$0]))) }
        if !sources.isEmpty { lint.sources = .flag(ConfiguredPaths(sources.map { ConfiguredPath($0) })) }
        lint.preview = preview.map { .flag($0) }
    }

    /// The rules to add to those in the settings.
    var added: [String] { NameList.names(select) }
}

/// Options for the state to compare the versions of models with.
struct AgainstArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Compare with this released state: a git branch, tag or commit, a copy of the bundle, or a folder with "
                + "copies. Released versions must not change.", valueName: "rev|path"))
    var against: String?

    @Flag(help: "The state in --against has shipped. Changes to its current version are errors.")
    var baseIsRelease = false

    @Flag(help: "With --against: include findings that the base already has.")
    var allFindings = false

    func set(_ lint: inout LintConfiguration) { lint.against = against.map { .flag($0) } }
}

/// Options that select which changes `lint` makes to models.
struct FixArguments: ParsableArguments {
    @Flag(help: "Apply fixes that change neither version hashes nor the behaviour of the app.")
    var fix = false

    @Flag(
        name: [.customLong("unsafe"), .customLong("unsafe-fixes")],
        help: "With --fix or --diff: also apply fixes that change the behaviour of the app or of generated code.")
    var allowsUnsafe = false

    @Option(
        help: ArgumentHelp(
            "With --unsafe: also apply fixes that change version hashes. modelc copies the current version, gives the "
                + "copy this name, makes it current, and applies all fixes to it.", valueName: "name"))
    var newVersion: String?

    @Flag(help: "Write nothing; show what --fix or --add-suppressions would change; exit with 1 if anything would.")
    var diff = false

    @Flag(help: "Suppress all findings: add an entry to the user info of each element.")
    var addSuppressions = false

    @Option(
        help: ArgumentHelp("With --add-suppressions: the reason for suppressions that have none.", valueName: "reason"))
    var suppressionReason: String?

    func validate() throws {
        try ValidationError.refuseTogether(("--fix", fix), ("--add-suppressions", addSuppressions))
        if allowsUnsafe, addSuppressions || !(fix || diff) {
            throw ValidationError("--unsafe needs --fix or --diff")
        }
        if let newVersion {
            guard allowsUnsafe else { throw ValidationError("--new-version needs --fix --unsafe") }
            if let problem = VersionName.problem(newVersion) { throw ValidationError("--new-version \(problem)") }
        }
        if suppressionReason != nil, !addSuppressions {
            throw ValidationError("--suppression-reason needs --add-suppressions")
        }
    }

    /// The requested fixes; nil if nothing is to be changed or shown.
    var request: FixRequest? {
        guard fix || diff || addSuppressions else { return nil }
        return FixRequest(
            task: addSuppressions ? .suppress(reason: suppressionReason) : .fix, allowsUnsafe: allowsUnsafe,
            newVersion: newVersion.map(VersionName.stem), showsDiff: diff)
    }
}
