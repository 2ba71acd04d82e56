import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A subject of templates that has a fetch request.
protocol FetchRequestSubject: Sendable {
    /// The template as its author wrote it.
    var source: FetchRequestDescription { get }
}
