import ModelcSchema

/// A template object for a fetch request template.
protocol FetchRequestSubject: Sendable {
    /// The fetch request template as the model declares it.
    var source: FetchRequestDescription { get }
}
