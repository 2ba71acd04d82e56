/// Where embedded models of the corpus are not what modelc makes of the versions that they were made from, key by key:
/// the specification explains each kind (mapping-model §5.3).
enum KnownDifferences {
    enum Kind: Hashable {
        /// Versions of Xcode up to 8 wrote `.Mood` for an entity without a class of its own.
        case classSpelling
        /// They wrote nothing for some others.
        case noClass
        /// Versions before framework 640 or so did not know uniqueness constraints.
        case noConstraints
        /// An entity without a parent has no list of parents where its entity was made by an old version.
        case noParents
        /// The identifier of the version was changed later; it is in no version hash.
        case versionIdentifier
        /// The version was edited later: the mapping model is outdated.
        case stale
        case unknown
    }

    static func kind(_ difference: String) -> Kind {
        if difference.contains("XD_PSK_entityClassName") {
            return difference.contains(": - | NSManagedObject") ? .noClass : .classSpelling
        }
        if difference.contains("XDPMUniquenessConstraints: - | there") { return .noConstraints }
        if difference.contains("XDBucketForGeneralizations") { return .noParents }
        if difference.contains("_modelVersionIdentifier") { return .versionIdentifier }
        return difference.contains("XDBucketForClassesstorage") ? .stale : .unknown
    }

    static let all: [String: [String]] = [
        "MapModel2 destination": [" XDBucketForClassesstorage.NewEntity: - | there"],
        "Moody 2-Moody 3 source": classes("Continent", "Country", "Mood") + withoutClass("GeographicRegion"),
        "Moody 2-Moody 3 destination": classes("Continent", "Country", "Mood") + withoutClass("GeographicRegion"),
        "Moody 3-Moody 4 source": classes("Continent", "Country", "Mood") + withoutClass("GeographicRegion"),
        "Moody 3-Moody 4 destination": classes("Continent", "Country", "Mood") + [" _modelVersionIdentifier: 3 | 4"],
        "Moody 4-Moody 5 source": classes("Continent", "Country", "Mood"),
        "Moody 4-Moody 5 destination": classes("Country", "Mood"),
        "Moody 5-Moody 6 source": classes("Country", "Mood"),
        "Moody 5-Moody 6 destination": classes("Country", "Mood") + withoutClass("Continent"),
        "News source": ["Feed", "FeedExtra", "Feeds", "Folder", "Item", "ItemExtra"].map(withoutConstraints),
        "News destination": ["Feed", "Feeds", "Folder", "Item"].map(withoutConstraints),
        "ModelMapping destination": ["duplicates", "ordered", "storage", "wasEncoded"].map {
            "EntityTwo XDBucketForGeneralizations\($0): - | there"
        },
    ]

    private static func classes(_ entities: String...) -> [String] {
        entities.map { "\($0)/XD_PStereotype/XD_PSK_entityClassName _default: .\($0) | NSManagedObject" }
    }

    private static func withoutClass(_ entity: String) -> [String] {
        ["\(entity)/XD_PStereotype/XD_PSK_entityClassName _default: - | NSManagedObject"]
    }

    private static func withoutConstraints(_ entity: String) -> String {
        "\(entity)/XD_PStereotype XDBucketForOwnedAttributesstorage.XDPMUniquenessConstraints: - | there"
    }
}
