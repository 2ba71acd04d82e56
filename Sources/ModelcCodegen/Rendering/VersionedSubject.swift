/// A subject with the template keys for the version of the model.
protocol VersionedSubject: Sendable {
    var version: VersionFacts { get }
}
