extension InputKind {
    /// Files that modelc writes, or reads settings from.
    static let settings: [InputKind] = [
        file(
            "configuration", ".modelc.yml", LineMutator(),
            [
                FuzzedCommand("config"), FuzzedCommand("config --format json"), FuzzedCommand("lint"),
                FuzzedCommand("lint --print-config"), FuzzedCommand("generate", writes: ["Classes"]),
                FuzzedCommand("generate --check"),
            ]),
        file(
            "lock", "modelc.lock", LineMutator(),
            [
                FuzzedCommand("lock \(Samples.bundle) --check"), FuzzedCommand("lint \(Samples.bundle)"),
                FuzzedCommand("plan \(Samples.bundle)"),
                FuzzedCommand("lock \(Samples.bundle)", writes: ["modelc.lock"]),
                FuzzedCommand(
                    "lock \(Samples.bundle) --also \(Samples.bundle) --reason edited", writes: ["modelc.lock"]),
            ]),
        file(
            "baseline", ".modelc-baseline", LineMutator(),
            [
                FuzzedCommand("lint \(Samples.bundle) --preset all --baseline .modelc-baseline --strict-baseline"),
                FuzzedCommand(
                    "lint \(Samples.bundle) --preset all --baseline .modelc-baseline --prune-baseline",
                    writes: [".modelc-baseline"]),
            ]),
        file(
            "stamp", "Stamp", LineMutator(),
            [
                FuzzedCommand(
                    "generate \(Samples.bundle) --no-config --output Classes --stamp Stamp",
                    writes: ["Classes", "Stamp"],
                    confirms: "generate \(Samples.bundle) --no-config --output Classes --check")
            ]),
    ]

    /// Inputs that determine the generated files.
    static let generation: [InputKind] = [
        file("template", "Templates/machine.swift.motemplate", LineMutator(), templateCommands),
        file("template-human", "Templates/human.swift.motemplate", LineMutator(), templateCommands),
        file("manifest", "Templates/swift.manifest", LineMutator(), templateCommands),
        layout("template-layout", below: "Templates", templateCommands),
        file("machine-file", "Classes/_Book.swift", LineMutator(), ModelCommands.generating + drift),
        file(
            "human-file", "Classes/Book.swift", LineMutator(),
            [FuzzedCommand("generate \(Samples.bundle) --no-config --output Classes --check")]),
        layout("output-layout", below: "Classes", drift),
    ]

    private static let templateCommands = [
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --templates Templates --output Out", writes: ["Out"],
            confirms: "generate \(Samples.bundle) --no-config --templates Templates --output Out --check")
    ]

    private static let drift = [
        FuzzedCommand("generate \(Samples.bundle) --no-config --output Classes --check"),
        FuzzedCommand(
            "generate \(Samples.bundle) --no-config --output Classes --prune", writes: ["Classes"],
            confirms: "generate \(Samples.bundle) --no-config --output Classes --check"),
    ]
}
