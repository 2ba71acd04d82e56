import ModelcDiagnostics

/// Problems of versions, of direct migrations between two versions, of mapping models, and of stages.
extension MigrationFact {
    static let hashUnverified = MigrationFact(
        "version hash not proven",
        why: "No public model has a version hash of a feature that the model uses: modelc computes it by "
            + "analogy. Its statements about stores of this version may be wrong.",
        advice:
            "Compare with the hashes of a store that the app made, or with VersionInfo.plist of the built app."
    )
    static let entityOmittedByMapping = MigrationFact(
        "entity left out by a mapping model",
        why: "A mapping model migrates the entities that it maps. Rows of all others are dropped without a "
            + "warning.",
        advice: "Add an entity mapping, or remove the entity from the newer version if that is intended."
    )
    static let directHopBlocked = MigrationFact(
        "direct migration fails",
        why: "Core Data migrates a store in one hop from its version to the current one. It fails, although a "
            + "path through versions in between works.",
        advice: "Use a staged migration, or migrate one version at a time in code.",
        failure: RunTimeFailure.notInferred)
    static let directHopTaken = MigrationFact(
        "a path of several steps is better",
        why: "Core Data migrates a store in one hop from its version to the current one, and never through "
            + "versions in between. Here one hop may fail or loses more than the recommended path does.",
        advice: "Take the recommended path: with a staged migration, or with code that migrates one version at a time.")
    static let iterationBlocked = MigrationFact(
        "step without a path",
        why: "An app that migrates through every version needs a path from each version to the next: a mapping "
            + "that Core Data infers, or a mapping model. Here there is neither.",
        advice: "Make a mapping model for the two versions with \(ToolCommandName.mappingNew).",
        failure: RunTimeFailure.notInferred)
    package static let versionMissing = MigrationFact(
        "version not in the bundle",
        summary: "The version that wrote a store is not in the bundle",
        why: "Core Data needs the version that wrote a store, and finds it by the version hashes. Without it, opening "
            + "the store fails with error 134130, or 134100 if automatic migration is off.",
        advice: "Restore the version as it was when it shipped, and make the changes in a new one.",
        failure: RunTimeFailure.noModelOfStore)
    static let faultyVersion = MigrationFact(
        "version with errors",
        why:
            "The version refers to something that it does not have, or has a name twice. It is unknown what "
            + "happens to its stores: no path from it, through it or to it is recommended.",
        advice: "Correct the errors, which \(ToolCommandName.lint) lists, and plan again.")
    static let staleMapping = MigrationFact(
        "mapping model outdated",
        why: "A mapping model has copies of both versions, and Core Data finds it by their hashes. If a copy "
            + "differs from its version, it is not found.",
        advice: "Run \(ToolCommandName.mappingRefresh).",
        failure: "134140 Can't find mapping model for migration")
    static let ambiguousMapping = MigrationFact(
        "mapping model fits several steps",
        why:
            "Core Data compares only the entities that a mapping model maps, and prefers a mapping model to inference. It "
            + "also uses the mapping model for other versions with the same entities, drops the objects of all others, "
            + "and may fail. If the other versions have a mapping model of their own, Core Data may use either one, and this "
            + "is a warning. If nothing is lost, it is a note.",
        advice:
            "Map every entity of the two versions. If the other versions have an entity that these two do not have, "
            + "no entity mapping helps: make a mapping model for the other versions as well and choose in code which one "
            + "is used, migrate in stages, or remove a mapping model that Core Data does not need. modelc does not see "
            + "the choice in your code: set the severity of this code to info.")
    static let orphanedMappings = MigrationFact(
        "leftovers in a mapping model",
        why: "Mappings that were deleted in Xcode stay in the file without effect.",
        advice: "Nothing. They go away when the mapping model is made again.")
    static let unknownPolicy = MigrationFact(
        "policy not found",
        why: "The mapping model names a migration policy that is not in the sources, or has another name "
            + "there.",
        advice: "Write the class, or correct its name to the one at run time.")
    static let unknownInMapping = MigrationFact(
        "mapping of an unknown element",
        why: "The mapping model names an entity or a property that its versions do not have.",
        advice: "Refresh the mapping model, and fix the rows that name it.")
    static let inverseRowsDisagree = MigrationFact(
        "directions of a relationship disagree",
        why: "The two directions of a relationship are mapped from different relationships; only one of them "
            + "takes effect.",
        advice: "Map both directions from the two directions of one relationship.")
    static let propertyWithoutRow = MigrationFact(
        "property without a row",
        why: "The mapping model has no row for a property: it gets its default, or no value.",
        advice: "Add a row, or refresh the mapping model.")
    static let rivalMappings = MigrationFact(
        "two mapping models for the same versions",
        why:
            "Core Data finds a mapping model by the version hashes of the entities that it maps. If two fit, "
            + "it uses one of them; which one is not documented.",
        advice:
            "Load the right one in code, pass it to NSMigrationManager, and set the severity of this code to info. If "
            + "both were made for the same versions, you can also remove one of them from the app.")
    static let repeatedMappingNumber = MigrationFact(
        "entity mappings with one number",
        why:
            "Entity mappings run in the order of their numbers. If two have the same number, it is not documented which "
            + "one runs first. A policy that looks for objects of another entity mapping may not find them.",
        advice: "Give each entity mapping a number of its own, in the order in which they have to run.")
    static let repeatedMappingName = MigrationFact(
        "entity mappings with one name",
        why:
            "Expressions and policies find the objects of an entity mapping by its name. If two have the same name, only "
            + "one of them is found, and relationships lose the objects of the other.",
        advice: "Give each entity mapping a name of its own.")
    static let mappingUnneeded = MigrationFact(
        "mapping model not needed",
        why: "Core Data could infer the step. A mapping model copies every object through memory, which takes "
            + "far longer.",
        advice: "Remove it, unless its policies or expressions do something that inference does not.")
    static let unknownToStages = MigrationFact(
        "shipped version not in the stages",
        why: "A staged migration must list every version that has shipped. A store of another version cannot "
            + "be opened.",
        advice: "Restore the version.",
        failure: RunTimeFailure.unknownModelVersion)
    static let repeatedInStages = MigrationFact(
        "checksum listed once",
        why: "Two versions have the same checksum, which can be in one stage only.",
        advice: "Nothing. The plan lists the first of the two.",
        failure: RunTimeFailure.repeatedChecksum)
    static let separatedStage = MigrationFact(
        "custom stage without code",
        why: "Core Data does not stop at each version of a lightweight stage. A custom stage prevents that "
            + "stores of older versions migrate further in one hop than Core Data can infer.",
        advice: "Nothing. Keep the stage, although it runs no code.")
    static let blockedStage = MigrationFact(
        "step that a stage cannot do",
        why: "Every step of a stage has to be inferable, custom stages included: their code runs before and "
            + "after.",
        advice: "Make a version in between that keeps the old property under another name beside the new one.",
        failure: RunTimeFailure.notInferred)
    static let unverifiedStage = MigrationFact(
        "checksum not proven",
        why: "modelc is not certain of the version hash of a listed version, so its checksum may be wrong.",
        advice: "Refer to the version by its model, not by a literal checksum.")
    static let stagesUnavailable = MigrationFact(
        "staged migration not available",
        why: "NSStagedMigrationManager needs iOS 17, macOS 14, tvOS 17 or watchOS 10.",
        advice: "Raise the deployment target, or migrate one version at a time in code.")
    package static let lockedVersionChanged = MigrationFact(
        "shipped version edited",
        summary: "A version that has shipped according to the lock file was edited",
        why: "The lock file has the version hashes of shipped versions. A version with other hashes does not fit the "
            + "stores of your users, which can neither be opened nor migrated: error 134130.",
        advice: "Restore the version, and make the changes in a new one; if it never shipped, lock it anew.",
        failure: RunTimeFailure.noModelOfStore)
    package static let lockedVersionMissing = MigrationFact(
        "shipped version gone",
        why: "According to the lock file the version has shipped, and it is no longer in the bundle. Its "
            + "stores cannot be opened any more: error 134130.",
        advice: "Restore it from version control.")
    static let versionNotLocked = MigrationFact(
        "version not locked",
        why:
            "The version is not in the lock file: an edit after it ships would not be noticed.",
        advice: "Run \(ToolCommandName.lock) when it ships.")
    package static let acceptedStateMissing = MigrationFact(
        "shipped state without a model",
        why:
            "According to the lock file the version has shipped in several states, and no version of the bundle has the "
            + "version hashes of one of them. Stores of that state cannot be opened: error 134130.",
        advice: "Add the model of that state to the bundle as a version of its own, so that Core Data finds it.",
        failure: RunTimeFailure.noModelOfStore)
}
