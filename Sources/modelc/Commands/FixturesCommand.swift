import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc fixtures MODEL`: a store of every version, for tests of migrations.
struct FixturesCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "fixtures", abstract: "Makes a store of every version, for tests of migrations.",
        usage: "modelc fixtures [MODEL] [options]",
        discussion: HelpText.discussion(
            """
            The folder gets a store for each version of the lock file, or for each version if there is none, as 'modelc \
            store new' writes it. Commit the folder, and add it to the test bundle. The tests of 'modelc plan --emit \
            tests' use its stores. --check exits with 1 if a store does not have the hashes of its version.

            --tests writes a test file that opens each store with the app's own migration.
            """,
            examples: [
                "fixtures App/Library.xcdatamodeld --output Tests/LibraryFixtures",
                "fixtures --output Tests/LibraryFixtures --tests swift",
                "fixtures --output Tests/LibraryFixtures --check",
            ],
            findings: "a version cannot be written, or --check found a missing or outdated store"))

    static let mainOptions = [
        "--output", "--rows", "--all-versions", "--check", "--tests", "--test-dir", "--module", "--verify-on-mac",
        "--force", "--format",
    ]

    @Argument(
        help: ArgumentHelp(
            "The model. (default: the model in .modelc.yml, or the only model below this folder)", valueName: "model"),
        completion: .model)
    var model: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder of the stores. (default: the model's name with Fixtures, in this folder)", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(help: ArgumentHelp("Write this number of objects of each entity.", valueName: "count"))
    var rows = FixturesRequest.standardRows

    @Option(help: .seed)
    var seed: UInt64 = 0

    @Flag(help: "Make stores of versions that are not locked, too.")
    var allVersions = false

    @Flag(help: "Check the stores; write nothing.")
    var check = false

    @Option(help: "Write a test file, too, for Swift Testing (swift) or XCTest.")
    var tests: FixtureTestLibrary?

    @Option(
        help: ArgumentHelp(
            "The folder of the test file. (default: beside the folder of the stores)", valueName: "folder"),
        completion: .directory)
    var testDir: String?

    @Option(help: ArgumentHelp("The module that the test file imports.", valueName: "name"))
    var module: String?

    @Flag(help: "Print a script that opens the stores with Core Data on a Mac; write nothing.")
    var verifyOnMac = false

    @Flag(help: .force)
    var force = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws {
        try refuseStandardInput([output, model].compactMap { $0 })
        if output?.isEmpty == true { throw ValidationError("--output is empty: name a folder") }
        try ValidationError.refuseTogether(("--check", check), ("--tests", tests != nil))
        guard (0...StoreNewRequest.mostRows).contains(rows) else {
            throw ValidationError("--rows must be a number from 0 to \(StoreNewRequest.mostRows)")
        }
    }

    func run() throws {
        if verifyOnMac { return try Console.print(FixtureVerification.script) }
        var request = FixturesRequest(path: model)
        request.folder = output
        request.rows = rows
        request.seed = seed
        request.includesUnlocked = allVersions
        request.isCheck = check
        request.tests = tests
        request.testFolder = testDir
        request.module = module
        request.replacesForeignFiles = force
        let outcome = try Fixtures(request, in: common.workspace).run()
        if !common.quiet || check || format == .json {
            try Console.print(outcome.text(format, isCheck: check, showsNotes: common.verbose), of: outcome)
        }
        try finish(outcome)
    }
}

extension ArgumentHelp {
    static let seed = ArgumentHelp(
        "Make other values and UUIDs. The same number makes the same store.", valueName: "number")
}

extension FixtureTestLibrary: ArgumentChoice {}
