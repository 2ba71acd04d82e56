import ModelcSchema

extension FixTier {
    /// The tiers of fixes that a run may make (lint-rules §2.8).
    ///
    /// - Parameters:
    ///   - allowsUnsafe: whether run-time behaviour and generated code may change.
    ///   - isNewVersion: whether no store can have been made with the version, so that its hash may change.
    package static func allowed(unsafe allowsUnsafe: Bool, inNewVersion isNewVersion: Bool) -> Set<FixTier> {
        guard allowsUnsafe else { return [.safe] }
        return isNewVersion ? [.safe, .behaviour, .schema] : [.safe, .behaviour]
    }
}
