import ModelcSchema

/// The settings of the model itself, of its configurations, and of indexes.
enum ModelSettings {
    static let all: [ElementSetting<ManagedObjectModel>] = [
        .choice("language", \.sourceLanguage, [("swift", .swift), ("objc", .objectiveC)]),
        ElementSetting("identifier", value: "TEXT") { value, model in model.versionIdentifier = value.text ?? "" },
        .flag("cloudkit", \.isUsedWithCloudKit),
    ]

    static let ofConfiguration: [ElementSetting<ConfigurationDescription>] = [
        .flag("cloudkit", \.isUsedWithCloudKit)
    ]

    static let ofIndex: [ElementSetting<FetchIndexDescription>] = [
        .text("predicate", value: "PREDICATE", \.partialIndexPredicate)
    ]
}
