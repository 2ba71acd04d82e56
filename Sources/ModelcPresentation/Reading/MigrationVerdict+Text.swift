import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans

extension MigrationVerdict {
    /// The effect on stores as a clause that follows `stores`, such as `need a mapping model`.
    var storesMigrate: String {
        let isLossy = flags.contains(.lossy) && migration <= .lightweightRename
        let meaning =
            isLossy
            ? "migrate by themselves, but some values may not fit: see '\(ToolCommandName.plan)'" : migration.meaning
        return flags.contains(.hashUnverified) ? meaning + ", as far as is known" : meaning
    }

    /// The verdict as members of a JSON object: migration class, flags and obstacles.
    var members: [(String, JSONValue)] {
        [
            ("migration", .string(migration.rawValue)),
            ("flags", .array(flags.map(\.rawValue).sorted().map(JSONValue.string))),
            ("obstacles", .array(obstacles.map(JSONValue.string))),
        ]
    }

    /// The JSON shapes of the values in `members`, by key.
    static let shapes: [(key: String, value: JSONShape)] = [
        ("migration", .words(of: MigrationClass.self)), ("flags", .list(.words(of: MigrationFlag.self))),
        ("obstacles", .texts),
    ]
}

extension MigrationClass {
    /// The effect on stores if only the migration class is considered, as a clause that follows `stores`.
    fileprivate var meaning: String {
        switch self {
        case .none: "are opened as they are"
        case .lightweight: "migrate by themselves, without loss"
        case .lightweightRename: "migrate by themselves, without loss: the renaming identifier keeps the values"
        case .dataDependent: "migrate by themselves, if their data allows it"
        case .dataLoss: "migrate by themselves and lose values"
        case .stagedCustom: "need a migration in stages, with code of the app"
        case .mappingModel: "need a mapping model"
        case .blocked: "cannot be migrated by Core Data alone"
        }
    }
}
