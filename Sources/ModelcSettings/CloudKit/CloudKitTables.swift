/// The table of the section `cloudkit`.
enum CloudKitTables {
    /// The keys of the section, in their order.
    static let rows: [ConfigurationRow<CloudKitConfiguration>] = [
        ConfigurationRow(
            "schema", \.schema, "The exported schema of Production, or of Development before the first deployment.",
            standard: "none"),
        ConfigurationRow(
            "configurations", \.configurations, "The configurations of the model that are mirrored.",
            standard: "those marked for CloudKit, or all"),
        ConfigurationRow(
            "sharing", \.sharing, "Whether the app shares records.", standard: "false", shownAs: .standard(false)),
    ]

    /// The section itself.
    static let cloudKit = ConfigurationTable<CloudKitConfiguration>(TableName.cloudKit, rows.map(\.key))
}
