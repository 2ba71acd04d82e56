import ModelcPlans

/// The version of a model that wrote a store, and the similarity of the others.
package struct StoreIdentification: Hashable, Sendable {
    /// The method that determined the version; nil if it is unknown.
    package var method: StoreIdentificationMethod?
    /// All versions, matching ones first, then the nearest.
    package var candidates: [StoreCandidateRating]

    /// If no single version matches: versions of several models, one of each, whose entities together are those of the
    /// store, as in an app that merges the models; by model path, else empty.
    package var merged: [StoreCandidateRating]

    package init(
        method: StoreIdentificationMethod?, candidates: [StoreCandidateRating], merged: [StoreCandidateRating] = []
    ) {
        self.method = method
        self.candidates = candidates
        self.merged = merged
    }

    /// The versions that may have written the store; several if versions have the same schema.
    package var matches: [StoreCandidateRating] { candidates.filter(\.isMatch) }
    /// The best of the matching versions. Nil if the version is unknown.
    package var best: StoreCandidateRating? { matches.first }
    /// The nearest version if none matches; nil if one matches, and if there are no versions.
    package var nearest: StoreCandidateRating? { method == nil ? candidates.first : nil }
}
