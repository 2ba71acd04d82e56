import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// `modelc store dump STORE`: the objects of a store.
struct StoreDumpCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Writes the objects of a store, with the names and types of its model.",
        usage: "modelc store dump STORE [options]",
        discussion: HelpText.discussion(
            """
            \(HelpText.stores)

            The objects are printed to standard output, entity by entity, each by its primary key. _id is the end of \
            the object's URI; relationships contain such ids.

            PREDICATE compares properties of the entity with constants: "title BEGINSWITH 'The' AND pages > 100".
            """,
            examples: [
                "store dump Library.sqlite",
                "store dump Library.sqlite --entity Book --format csv",
                "store dump Library.sqlite --entity Book --where \"pages > 100\"",
            ]))

    @OptionGroup var store: StoreArguments

    @Option(
        help: ArgumentHelp("Write only objects of this entity and its descendants.", valueName: "entity"),
        completion: .entity)
    var entity: String?

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp("Write only objects for which this is true. Needs --entity.", valueName: "predicate"))
    var predicate: String?

    @Option(help: ArgumentHelp("Write at most this number of objects.", valueName: "count"))
    var limit: Int?

    @Option(help: "The format of the objects.")
    var format = StoreDumpFormat.jsonl

    @Option(help: "The form of binary data and transformable values.")
    var binary = StoreDumpBinary.base64

    @Flag(help: "Write dates as the seconds since 2001 that the store has.")
    var rawDates = false

    @OptionGroup var common: CommonArguments

    var printsDocument: Bool { format == .json }

    func validate() throws {
        try refuseStandardInput([store.path])
        if let limit, limit < 0 { throw ValidationError("--limit must not be negative") }
        if predicate != nil, entity == nil { throw ValidationError("--where needs --entity") }
    }

    func run() throws {
        var request = StoreDumpRequest(store: store.path)
        request.models = store.models.model
        request.entity = entity
        request.predicate = predicate
        request.limit = limit
        request.readsData = binary == .base64
        let outcome = try StoreDump(request, in: common.workspace).run()
        let form = StoreValueForm(binary: binary, hasRawDates: rawDates)
        var text = StoreDumpText(outcome, format, form, showsNotes: common.verbose)
        do {
            while let part = try text.next() {
                guard try Console.printPart(part) else { break }
            }
        } catch let failure as RunFailure {
            _ = try Console.printPart(text.end)
            throw failure
        }
        try finish(outcome)
    }
}

extension StoreDumpFormat: ArgumentChoice {}
extension StoreDumpBinary: ArgumentChoice {}
