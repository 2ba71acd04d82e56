extension InputKind {
    /// Schema files of CloudKit.
    static let cloudKit: [InputKind] = [
        file("cloudkit-schema", schema, LineMutator(), schemaCommands),
        file("cloudkit-schema-bytes", schema, ByteMutator(), schemaCommands),
    ]

    private static let schema = "development.ckdb"

    private static let schemaCommands = [
        FuzzedCommand("cloudkit check Trips.xcdatamodel --schema \(schema) --min-severity info"),
        FuzzedCommand("cloudkit check Trips.xcdatamodel --schema \(schema) --sharing --format json"),
        FuzzedCommand("cloudkit diff production.ckdb \(schema) --min-severity info"),
        FuzzedCommand("cloudkit diff \(schema) production.ckdb --format json"),
        FuzzedCommand("cloudkit emit Trips.xcdatamodel --onto \(schema) --format json"),
        FuzzedCommand(
            "cloudkit emit Trips.xcdatamodel --onto \(schema) --output next.ckdb", writes: ["next.ckdb"],
            confirms: "cloudkit check Trips.xcdatamodel --schema next.ckdb --only CK101,CK102,CK103,CK104,CK111,CK112"),
    ]
}
