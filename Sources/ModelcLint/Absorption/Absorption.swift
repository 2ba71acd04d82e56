/// Two rules that may see one cause: then only the stronger one is reported (lint-rules §4.3).
struct Absorption: Hashable, Sendable {
    /// Where the weaker rule's finding must be.
    enum Reach: Hashable, Sendable {
        /// At the same part of the model.
        case samePart
        /// At the same part, or at one of the other parts that the stronger finding names.
        case samePair
    }

    var stronger: String
    var weaker: String
    var reach: Reach

    private init(_ stronger: String, over weaker: String, _ reach: Reach = .samePart) {
        self.stronger = stronger
        self.weaker = weaker
        self.reach = reach
    }

    /// A rule that stands on both sides absorbs its own milder findings.
    static let table: [Absorption] = [
        Absorption("missing-inverse", over: "cascade-without-inverse"),
        Absorption("cloudkit-missing-inverse", over: "missing-inverse"),
        Absorption("cloudkit-missing-inverse", over: "cascade-without-inverse"),
        Absorption("cloudkit-deny-delete-rule", over: "avoid-deny"),
        Absorption("cloudkit-deny-delete-rule", over: "deny-on-required"),
        Absorption("cloudkit-deny-delete-rule", over: "deny-deadlock"),
        Absorption("cloudkit-cross-configuration", over: "cross-configuration-relationship"),
        Absorption("cascade-family-wipe", over: "cascade-both-ways", .samePair),
        Absorption("cascade-family-wipe", over: "cascade-cycle", .samePair),
        Absorption("both-sides-required", over: "required-one-to-one", .samePair),
        Absorption("no-action-delete-rule", over: "no-action-delete-rule", .samePair),
        Absorption("duplicate-index", over: "redundant-index"),
        Absorption("unreadable-element", over: "undefined-attribute-type"),
        Absorption("default-not-representable", over: "default-violates-validation"),
        Absorption("frozen-version-modified", over: "version-lock"),
        Absorption("unmapped-removal-plus-addition", over: "destructive-change", .samePair),
        Absorption("index-key-path", over: "legacy-compound-indexes"),
    ]
}
