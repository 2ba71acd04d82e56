import ModelcBase
import ModelcPredicates
import ModelcStores

/// The use case: a store -> its model -> its objects, with the names and types of the model.
package struct StoreDump: UseCase {
    private let request: StoreDumpRequest
    private let workspace: Workspace

    package init(_ request: StoreDumpRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the store cannot be read, if no model fits it, or if it does not contain the requested
    ///   entity. `UsageError` if the predicate cannot be evaluated.
    package func run() throws -> StoreDumpOutcome {
        let source = try StoreSource(request.store, among: request.models, in: workspace)
        let entities = try source.entities(request.entity)
        let filter = try request.predicate.map { try condition($0, source) }
        let objects = source.store.objects(
            of: entities, in: source.map, request.readsData ? StoreReadingOptions() : .sizes,
            filter: filter, limit: request.limit)
        return StoreDumpOutcome(
            entities: entities, objects: objects, messages: source.ledger.messages(besides: source.messages),
            models: source.models, result: source.ledger.result(hasFindings: false))
    }

    private func condition(_ text: String, _ source: StoreSource) throws -> StoreFilter {
        guard let name = request.entity else {
            throw UsageError("a predicate is about one entity: name it with \(workspace.wording[.entity])")
        }
        let predicate: Predicate
        do throws(PredicateSyntaxError) {
            predicate = try PredicateParser().predicate(from: text)
        } catch {
            throw StoreDump.wrong(text, error)
        }
        let entity = try source.entity(name)
        do throws(StoreFilterError) {
            return try StoreFilter(predicate, of: entity)
        } catch {
            throw StoreDump.wrong(text, error.message, at: error.offset, help: error.help)
        }
    }

    private static func wrong(_ text: String, _ error: PredicateSyntaxError) -> UsageError {
        guard text.utf8.dropFirst(error.offset).first == UInt8(ascii: "%") else {
            return wrong(text, error.message, at: error.offset, help: error.help)
        }
        return wrong(
            text, "'%' begins a placeholder, and there are no arguments to put in its place", at: error.offset,
            help: "write the value itself")
    }

    private static func wrong(_ text: String, _ message: String, at offset: Int, help: String?) -> UsageError {
        var error = UsageError(
            "the predicate '\(TerminalText.escaped(text))' at byte \(offset + 1): \(TerminalText.escaped(message))"
                + (help.map { "; \(TerminalText.escaped($0))" } ?? ""))
        error.isAboutContent = true
        return error
    }
}
