/// The names of the catalogue of rules (lint-rules §6). Tables and "see also" may name a rule before it exists.
enum Catalogue {
    /// Every rule of the catalogue.
    static let ids = firstSet.union(later)

    /// The rules that the first release has.
    static let firstSet: Set<String> = [
        "asymmetric-inverse", "both-sides-required", "cascade-both-ways", "cascade-family-wipe", "cascade-into-deny",
        "cascade-many-to-many", "cascade-to-shared-object", "cloudkit-deny-delete-rule", "cloudkit-missing-inverse",
        "cloudkit-ordered-relationship", "cloudkit-required-attribute", "cloudkit-required-relationship",
        "cloudkit-unique-constraint", "cloudkit-unsupported-type", "codegen-conflict", "configuration-unknown-entity",
        "cross-configuration-relationship", "current-version-missing", "default-not-representable",
        "default-violates-validation", "delete-rule-unset", "deny-deadlock", "duplicate-class",
        "duplicate-entity-name", "duplicate-index", "duplicate-property-name", "empty-index", "entity-name-case",
        "entity-shadows-type", "entity-without-identifier", "fetch-request-unknown-entity",
        "fetch-request-unknown-property", "frozen-version-modified", "index-key-path", "index-only-change",
        "inheritance-cycle", "insecure-transformer", "invalid-class-name", "invalid-derivation",
        "invalid-entity-name", "invalid-index-name", "invalid-objc-class", "invalid-property-name",
        "invalid-validation-regex", "inverted-bounds", "legacy-indexed-attribute", "missing-inverse",
        "no-action-delete-rule", "no-current-version", "nullify-leaves-required-inverse",
        "nullify-may-underflow-inverse", "optional-scalar-without-default", "ordered-to-one",
        "property-redeclared-in-subentity", "redundant-index", "relationship-without-destination",
        "required-one-to-one", "required-relationship-added", "required-without-default-added",
        "reserved-property-name", "shadows-managed-object-state", "suppression-without-reason",
        "swiftdata-compound-unique", "swiftdata-inheritance", "to-many-name-plural", "to-one-max-count",
        "too-many-properties", "type-changed", "undefined-attribute-type", "uniqueness-on-subentity",
        "uniqueness-on-transient", "unknown-destination", "unknown-index-property", "unknown-inverse",
        "unknown-parent-entity", "unknown-rule", "unknown-uniqueness-attribute", "unmapped-removal-plus-addition",
        "unreadable-model", "unused-suppression",
    ]

    /// The rules that may follow.
    private static let later: Set<String> = [
        "abstract-entity-without-children", "ambiguous-inverse", "avoid-deny", "binary-in-hot-entity",
        "cardinality-narrowed", "cascade-cycle", "cascade-without-inverse", "case-insensitive-collision",
        "class-name-differs", "class-on-non-transformable", "cloudkit-cross-configuration",
        "cloudkit-destructive-change", "cloudkit-many-strings-public", "cocoa-common-name", "concrete-parent",
        "current-version-modified-after-release", "date-as-string", "deep-inheritance", "default-changed",
        "delete-rule-changed", "delete-rule-on-transient", "deny-on-required", "derived-transient",
        "derived-with-default", "destination-changed", "destructive-change", "duplicate-configuration",
        "duplicate-fetch-request", "duplicate-index-name", "empty-entity", "empty-model", "empty-uniqueness",
        "entity-in-no-configuration", "entity-name-plural", "entity-shadows-ui-type",
        "external-storage-on-non-binary", "fetch-request-options-ignored", "float-for-money", "formatting-drift",
        "frozen-date-default", "hard-coded-module", "hierarchies-merged", "identical-versions",
        "index-duplicates-unique", "index-on-to-many", "inline-binary", "inverse-entity-mismatch",
        "legacy-compound-indexes", "managed-object-class-unset", "many-to-many-required", "min-count-on-optional",
        "missing-class-name", "mixed-codegen", "multiple-uniqueness-in-hierarchy", "negated-boolean",
        "new-version-not-current", "no-index", "noncanonical-default", "objc-ownership-prefix", "optional-boolean",
        "optional-scalar", "optional-tightened", "optional-unique-attribute", "ordered-relationship", "orphan-risk",
        "parent-entity-changed", "redundant-entity-prefix", "rename-chain-broken", "renaming-identifier-stale",
        "required-without-default", "rtree-on-non-number", "secure-transformer-min-os", "self-inverse",
        "snake-case-name", "sparse-hierarchy", "spotlight-expression-unresolved", "spotlight-on-large",
        "stale-elements", "stale-mapping-model", "stored-in-truth-file", "subclass-hierarchy-mismatch",
        "swift-class-missing-module", "swift-keyword-name", "swiftdata-abstract-entity", "swiftdata-class-collision",
        "swiftdata-derived-attribute", "swiftdata-fetched-property", "swiftdata-ordered", "swiftdata-undefined-type",
        "to-many-of-one", "to-one-plural-name", "transformable-without-class", "transformer-changed",
        "transformer-on-non-transformable", "transient-inverse-mismatch", "transient-required",
        "unindexed-fetch-template", "uniqueness-added", "uniqueness-on-relationship", "uniqueness-on-transformable",
        "unknown-xml", "unreachable-abstract-destination", "url-as-string", "uuid-as-string", "version-lock",
    ]
}
