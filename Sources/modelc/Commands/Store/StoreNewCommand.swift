import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc store new MODEL --output STORE`: a new store of a version.
struct StoreNewCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Writes a new store of a version, with sample or given objects.",
        usage: "modelc store new [MODEL] --output STORE [options]",
        discussion: HelpText.discussion(
            """
            The store has the tables, indexes and metadata that Core Data writes for the version, so that an app \
            migrates it like a store of its own. The tests of modelc compare new stores with those of public apps, but \
            do not open them with Core Data; 'modelc fixtures --verify-on-mac' prints a script that does.

            --rows writes valid objects. The first ones of each entity have extreme values: empty and longest texts, \
            the smallest and largest numbers, no optional values. --from writes the objects of a dump, a JSON Lines \
            file or a folder of CSV files, after checking them against the model.
            """,
            examples: [
                "store new --model-version 'Library 2' --rows 20 --output Old.sqlite",
                "store new --from objects.jsonl --seed-store --output Seed.sqlite",
            ],
            findings: "the version or the objects cannot be written"))

    @Argument(
        help: ArgumentHelp(
            "The model. (default: the model in .modelc.yml, or the only model below this folder)", valueName: "model"),
        completion: .model)
    var model: String?

    @Option(help: .version, completion: .version)
    var modelVersion: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The store to write.", valueName: "store"),
        completion: StoreArguments.files)
    var output: String

    @Option(help: ArgumentHelp("Write this number of sample objects of each entity.", valueName: "count"))
    var rows: Int?

    @Option(
        help: ArgumentHelp(
            "Write the objects of this file (.json, .jsonl, .csv) or of the CSV files in this folder.",
            valueName: "path"),
        completion: .file(extensions: ["json", "jsonl", "csv"]))
    var from: String?

    @Option(help: .seed)
    var seed: UInt64 = 0

    @Flag(help: "Write a store to ship with an app: one file, without unused pages.")
    var seedStore = false

    @Flag(help: "Write a copy of the model to the store, as newer versions of Core Data do.")
    var modelCache = false

    @Option(
        help: ArgumentHelp(
            "Write a store as this version of Core Data does. (default: \(StoreNewRequest.newestFramework))",
            valueName: "number"))
    var frameworkVersion: Int?

    @Flag(help: "Replace a store that modelc did not write.")
    var force = false

    @Option(help: .resultFormat)
    var format = OutputFormat.text

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }
    static let outputIsResult = false

    func validate() throws {
        try refuseStandardInput([output] + (from.map { [$0] } ?? []) + (model.map { [$0] } ?? []))
        if output.isEmpty { throw ValidationError("--output is empty: name a store") }
        try ValidationError.refuseTogether(("--rows", rows != nil), ("--from", from != nil))
        if let rows, !(0...StoreNewRequest.mostRows).contains(rows) {
            throw ValidationError("--rows must be a number from 0 to \(StoreNewRequest.mostRows)")
        }
        if let frameworkVersion, !StoreNewRequest.frameworks.contains(frameworkVersion) {
            let known = StoreNewRequest.frameworks
            throw ValidationError("--framework-version must be from \(known.lowerBound) to \(known.upperBound)")
        }
    }

    func run() throws {
        var request = StoreNewRequest(output: output)
        request.path = model
        request.version = modelVersion
        request.rows = rows ?? 0
        request.data = from
        request.seed = seed
        request.isCompact = seedStore
        request.hasModelCache = modelCache
        request.frameworkVersion = frameworkVersion
        request.replacesForeignFiles = force
        let outcome = try StoreNew(request, in: common.workspace).run()
        if !common.quiet || format == .json {
            try Console.print(outcome.text(format, showsNotes: common.verbose), of: outcome)
        }
        try finish(outcome)
    }
}
