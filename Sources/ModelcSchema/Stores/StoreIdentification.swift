/// Which version of a model wrote a store, and how near the others are.
package struct StoreIdentification: Hashable, Sendable {
    /// How the version was told; nil where it is unknown.
    package var method: StoreIdentificationMethod?
    /// All versions, those that match first, then the nearest.
    package var candidates: [StoreCandidateRating]

    /// Where no version alone matches: versions of several models, one of each, whose entities together are those of the
    /// store, which an app made that merges the models; by model path, else empty.
    package var merged: [StoreCandidateRating]

    package init(
        method: StoreIdentificationMethod?, candidates: [StoreCandidateRating], merged: [StoreCandidateRating] = []
    ) {
        self.method = method
        self.candidates = candidates
        self.merged = merged
    }

    /// The versions that the store can be of; more than one where versions have the same schema.
    package var matches: [StoreCandidateRating] { candidates.filter(\.isMatch) }
    /// The version to name: of several the best guess. Nil where the version is unknown.
    package var best: StoreCandidateRating? { matches.first }
    /// What comes nearest where nothing matches; nil where something matches, and without any version.
    package var nearest: StoreCandidateRating? { method == nil ? candidates.first : nil }
}
