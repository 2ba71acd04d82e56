import ModelcPlans

/// The version of a model that wrote a store, and the similarity of the other versions.
package struct StoreIdentification: Hashable, Sendable {
    /// The method that determined the version; nil if the version is unknown.
    package var method: StoreIdentificationMethod?
    /// All versions. Matching versions are first; the others follow, nearest first.
    package var candidates: [StoreCandidateRating]

    /// Versions of several models, one of each, that together have the entities of the store, as in an app that merges
    /// the models. Sorted by model path; empty if a single version matches or no combination does.
    package var merged: [StoreCandidateRating]

    package init(
        method: StoreIdentificationMethod?, candidates: [StoreCandidateRating], merged: [StoreCandidateRating] = []
    ) {
        self.method = method
        self.candidates = candidates
        self.merged = merged
    }

    /// The versions that may have written the store. There are several if versions have the same schema.
    package var matches: [StoreCandidateRating] { candidates.filter(\.isMatch) }
    /// The most likely of the matching versions; nil if the version is unknown.
    package var best: StoreCandidateRating? { matches.first }
    /// The nearest version. Nil if a version matches, or if there are no versions.
    package var nearest: StoreCandidateRating? { method == nil ? candidates.first : nil }
}
