/// A subject that has the keys for the version of the model.
protocol VersionedSubject: Sendable {
    var version: VersionFacts { get }
}
