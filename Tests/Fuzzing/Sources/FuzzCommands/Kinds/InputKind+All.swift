extension InputKind {
    /// Every kind, in the order in which they run.
    static let all: [InputKind] =
        modelFiles + modelTexts + mappingModels + cloudKit + swiftData + settings + generation + stores + surroundings
}

/// The commands that read models.
enum ModelCommands {
    static let reading = [
        FuzzedCommand("inspect \(Samples.bundle) --all-versions"),
        FuzzedCommand("inspect \(Samples.bundle) --format json"),
        FuzzedCommand("lint \(Samples.bundle) --preset all --all-versions --format json"),
        FuzzedCommand("lint \(Samples.bundle) --against one"),
        FuzzedCommand("lint \(Samples.bundle) --fix --unsafe --diff"),
        FuzzedCommand("hash \(Samples.bundle) --all-versions --properties"),
        FuzzedCommand("diff \(Samples.bundle) --format json"),
        FuzzedCommand("diff \(Samples.bundle) --format markdown"),
        FuzzedCommand("plan \(Samples.bundle)"),
        FuzzedCommand("plan \(Samples.bundle) --from all --format json"),
        FuzzedCommand("plan \(Samples.bundle) --format html"),
        FuzzedCommand("lock \(Samples.bundle) --check"),
    ]

    static let generating = [
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --output Out --snapshots --codable", writes: ["Out"],
            confirms: "generate \(Samples.bundle) --no-config --output Out --snapshots --codable --check"),
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --output Out --language objc", writes: ["Out"],
            confirms: "generate \(Samples.bundle) --no-config --output Out --language objc --check"),
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --output Out --style xcode", writes: ["Out"],
            confirms: "generate \(Samples.bundle) --no-config --output Out --style xcode --check"),
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --output Out --language swiftdata --no-same-hashes",
            writes: ["Out"],
            confirms:
                "generate \(Samples.bundle) --no-config --output Out --language swiftdata --no-same-hashes --check"),
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --output Out --language swiftdata --minimum-os ios26 --format json",
            writes: ["Out"]),
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --output Out --programmatic-model", writes: ["Out"],
            confirms: "generate \(Samples.bundle) --no-config --output Out --programmatic-model --check"),
        FuzzedCommand("generate \(Samples.bundle) --output Classes --prune", writes: ["Classes"]),
        FuzzedCommand(
            "store new \(Samples.bundle) --rows 4 --output Made.sqlite", writes: ["Made.sqlite", ".Made_SUPPORT"]),
        FuzzedCommand(
            "fixtures \(Samples.bundle) --rows 3 --output Stores", writes: ["Stores"],
            confirms: "fixtures \(Samples.bundle) --output Stores --check"),
    ]

    static let writing = [
        FuzzedCommand("lint \(Samples.bundle) --fix --unsafe", writes: [Samples.bundle]),
        FuzzedCommand("lint \(Samples.bundle) --add-suppressions", writes: [Samples.bundle]),
        FuzzedCommand("lock \(Samples.bundle)", writes: ["modelc.lock"]),
        FuzzedCommand(
            "plan \(Samples.bundle) --emit mapping,policy,staged,sql --emit-dir Out", writes: ["Out"]),
    ]

    static let all = reading + generating + writing
}
