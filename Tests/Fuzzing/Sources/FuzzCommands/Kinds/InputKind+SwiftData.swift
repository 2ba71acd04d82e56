extension InputKind {
    /// SwiftData source.
    static let swiftData: [InputKind] = [
        file("swiftdata", source, LineMutator(), swiftDataCommands),
        file("swiftdata-bytes", source, ByteMutator(), swiftDataCommands),
    ]

    private static let source = "Models/Models.swift"

    private static let swiftDataCommands = [
        FuzzedCommand("inspect \(source) --all-versions"),
        FuzzedCommand("inspect Models --format json"),
        FuzzedCommand("hash \(source) --all-versions --properties"),
        FuzzedCommand("lint Models --preset all --format json"),
        FuzzedCommand("lint \(source) --against one"),
        FuzzedCommand("plan \(source) --from all"),
        FuzzedCommand("diff \(source) \(Samples.bundle)"),
        FuzzedCommand("cloudkit check \(source) --schema production.ckdb"),
        FuzzedCommand("diagram \(source)"),
        FuzzedCommand("lock \(source)", writes: ["Models/modelc.lock"]),
        FuzzedCommand(
            "decompile \(source) --output Made.xcdatamodeld", writes: ["Made.xcdatamodeld"]),
        FuzzedCommand(
            "freeze \(source) --release 1.2 --output Frozen", writes: ["Frozen", "modelc.lock"],
            confirms: "freeze \(source) --release 1.2 --output Frozen --check"),
    ]
}
