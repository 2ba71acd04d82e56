/// The keys of the section `cloudkit`, and the table that contains them.
enum CloudKitTables {
    /// The keys of the section `cloudkit`, in the order in which they are shown.
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

    /// The table of all keys of the section `cloudkit`.
    static let cloudKit = ConfigurationTable<CloudKitConfiguration>(TableName.cloudKit, rows.map(\.key))
}
