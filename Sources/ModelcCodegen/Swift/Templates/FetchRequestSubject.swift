import ModelcSchema

/// A subject of templates that has a fetch request.
protocol FetchRequestSubject: Sendable {
    /// The template as its author wrote it.
    var source: FetchRequestDescription { get }
}
