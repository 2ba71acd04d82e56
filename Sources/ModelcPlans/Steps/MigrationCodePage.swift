/// What the page of a finding code says.
package struct MigrationCodePage: Hashable, Sendable {
    /// The finding in a few words, without article and final stop; messages begin with it.
    package var title: String
    /// Why it matters, as sentences.
    package var why: String
    /// What to do, as sentences.
    package var advice: String

    init(_ title: String, why: String, advice: String) {
        self.title = title
        self.why = why
        self.advice = advice
    }
}

extension MigrationFindingCode {
    /// The code in a few words.
    package var title: String { page.title }

    /// Why it matters as a finding says it: the sentence of the page without its capital letter and final stop. For pages that
    /// say it in one sentence, which begins with no name.
    package var reason: String { MigrationFindingCode.phrase(page.why) }

    /// What to do, likewise.
    package var fix: String { MigrationFindingCode.phrase(page.advice) }

    private static func phrase(_ sentence: String) -> String {
        sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast()
    }

    /// The page of the code.
    package var page: MigrationCodePage {
        switch self {
        case .indexNotBuilt:
            MigrationCodePage(
                "index changed without a migration",
                why:
                    "Indexes are not part of the version hash. If nothing else about the entity changes, no migration "
                    + "runs, and existing stores never get the index.",
                advice: "Set a version hash modifier on one property of the entity, which makes Core Data migrate.")
        case .defaultChanged:
            MigrationCodePage(
                "default changed",
                why: "Defaults apply to new objects only. Existing rows keep their values.",
                advice: "Update existing rows in code if they need the new default.")
        case .classRenamed:
            MigrationCodePage(
                "class renamed",
                why: "The class is not part of the version hash: no migration runs, and objects of old stores get the "
                    + "new class.",
                advice: "Make sure that the class exists in the app under its new name.")
        case .transformerChanged:
            MigrationCodePage(
                "transformer changed",
                why: "The transformer is not part of the version hash. The new one may not be able to read what the "
                    + "old one wrote.",
                advice: "Convert the values in code, or let the new transformer read both forms.")
        case .schemaUnchanged:
            MigrationCodePage(
                "schema unchanged",
                why: "Both versions have the same version hashes. Core Data opens a store of one with the other, "
                    + "without a migration.",
                advice: "Nothing, unless the new version should change something.")
        case .hashUnverified:
            MigrationCodePage(
                "version hash not proven",
                why: "No public model has a version hash of a feature that the model uses: modelc computes it by "
                    + "analogy. Its statements about stores of this version may be wrong.",
                advice:
                    "Compare with the hashes of a store that the app made, or with VersionInfo.plist of the built app."
            )
        case .attributeRemoved:
            MigrationCodePage(
                "attribute removed",
                why: "Core Data drops the column with all values.",
                advice: "Keep the attribute if the values matter. If it was renamed, set its renaming identifier "
                    + "(elementID) to the old name.")
        case .entityRemoved:
            MigrationCodePage(
                "entity removed",
                why: "Core Data drops all rows of the entity.",
                advice:
                    "Keep the entity if the rows matter. If it was renamed, set its renaming identifier (elementID) "
                    + "to the old name."
            )
        case .relationshipRemoved:
            MigrationCodePage(
                "relationship removed",
                why: "Core Data drops the links.",
                advice: "Keep the relationship if the links matter. If it was renamed, set its renaming identifier "
                    + "(elementID) to the old name.")
        case .numericNarrowing:
            MigrationCodePage(
                "number narrowed",
                why: "Values may not fit the new type, or have a fraction that it cannot hold.",
                advice: "Check the stores, and keep the wider type if a value does not fit.")
        case .madeTransient:
            MigrationCodePage(
                "made transient",
                why: "A transient property is not stored: the column is dropped with all values.",
                advice: "Keep it persistent if the values matter.")
        case .entityOmittedByMapping:
            MigrationCodePage(
                "entity left out by a mapping model",
                why: "A mapping model migrates the entities that it maps. Rows of all others are dropped without a "
                    + "warning.",
                advice: "Add an entity mapping, or remove the entity from the newer version if that is intended."
            )
        case .requiredWithoutDefault:
            MigrationCodePage(
                "required without default",
                why: "Existing rows have no value for it: the migration of a store with a row fails with error 134110.",
                advice: "Give it a default, or make it optional, fill it in code, and require it in a later version.")
        case .optionalToRequired:
            MigrationCodePage(
                "optional became required",
                why: "A row without a value may stop the migration with error 134110.",
                advice: "Fill the missing values before the version ships, or in the willMigrate handler of a custom "
                    + "stage.")
        case .uniquenessAdded:
            MigrationCodePage(
                "uniqueness constraint added",
                why: "Rows with equal values stop the migration with error 134110 or 133021.",
                advice: "Remove duplicates before the version ships, or in the willMigrate handler of a custom stage.")
        case .requiredRelationship:
            MigrationCodePage(
                "required relationship",
                why: "Existing rows have no link, or too few: the migration fails with error 134110.",
                advice: "Make it optional, fill it in code, and require it in a later version.")
        case .validationTightened:
            MigrationCodePage(
                "validation tightened",
                why: "Validation is not part of the version hash: no migration runs. Saving an object with an older "
                    + "value fails.",
                advice: "Fix the values in code before they are saved.")
        case .booleanNumeric:
            MigrationCodePage(
                "Boolean and number",
                why: "It is not documented whether Core Data converts between Boolean and numbers.",
                advice:
                    "Try it on a copy of a store, or add a new attribute and convert in code. --bool-numeric sets "
                    + "what to assume.")
        case .destinationChanged:
            MigrationCodePage(
                "destination changed",
                why: "Links point to rows of the old destination. They are probably dropped.",
                advice: "Add a new relationship. If the destination was renamed, set its renaming identifier "
                    + "(elementID) to the old name.")
        case .madeAbstract:
            MigrationCodePage(
                "made abstract",
                why: "Rows of this entity itself would have no entity.",
                advice: "Move such rows to a concrete entity before the version ships.")
        case .incompatibleType:
            MigrationCodePage(
                "incompatible type",
                why: "Core Data does not convert between the types: inference fails with error 134190.",
                advice:
                    "Keep the old attribute under a new name, add the new one with its own renaming identifier, "
                    + "convert the values in code, and remove the old one in a later version.")
        case .hierarchiesMerged:
            MigrationCodePage(
                "hierarchies merged",
                why: "Entities that shared no parent cannot share one: inference fails with error 134190.",
                advice: "Keep the trees apart, or migrate with a mapping model.")
        case .toManyToOne:
            MigrationCodePage(
                "to-many became to-one",
                why: "Apple documents the other direction only: Core Data cannot choose which link to keep.",
                advice: "Add a new relationship to one and choose the link in code. --many-to-one sets what to assume.")
        case .propertyKindChanged:
            MigrationCodePage(
                "attribute and relationship",
                why: "An attribute cannot become a relationship, nor the reverse.",
                advice: "Use another name, so that one is removed and the other added.")
        case .directHopBlocked:
            MigrationCodePage(
                "direct migration fails",
                why: "Core Data migrates a store in one hop from its version to the current one. It fails, although a "
                    + "path through versions in between works.",
                advice: "Use a staged migration, or migrate one version at a time in code.")
        case .directHopTaken:
            MigrationCodePage(
                "a path of several steps is better",
                why: "Core Data migrates a store in one hop from its version to the current one, and never through "
                    + "versions in between. Here one hop may fail or loses more than the recommended path does.",
                advice: "Use a staged migration, or migrate one version at a time in code.")
        case .iterationBlocked:
            MigrationCodePage(
                "step without a path",
                why: "An app that migrates through every version needs a path from each version to the next: a mapping "
                    + "that Core Data infers, or a mapping model. Here there is neither.",
                advice: "Make a mapping model for the two versions with modelc mapping new.")
        case .versionMissing:
            MigrationCodePage(
                "version not in the bundle",
                why: "Core Data needs the version that wrote the store, and finds it by the version hashes. Without "
                    + "it, opening fails with error 134130.",
                advice: "Restore the version as it was when it shipped, and make the changes in a new one.")
        case .faultyVersion:
            MigrationCodePage(
                "version with errors",
                why:
                    "The version refers to something that it does not have, or has a name twice. It is unknown what "
                    + "happens to its stores: no path from it, through it or to it is recommended.",
                advice: "Correct the errors, which modelc lint lists, and plan again.")
        case .probableRename:
            MigrationCodePage(
                "probable rename",
                why: "A removed element looks like an added one. Without a renaming identifier Core Data drops the "
                    + "old values.",
                advice:
                    "If it was renamed, set the newer one's renaming identifier (elementID) to the older name. If "
                    + "not, there is nothing to do.")
        case .identifierOfNothing:
            MigrationCodePage(
                "renaming identifier of nothing",
                why: "No older version has an element with this name, so nothing is renamed.",
                advice: "Set it to the name that the element had in the first version, or remove it.")
        case .renameChainBroken:
            MigrationCodePage(
                "renaming chain broken",
                why: "Core Data compares the identifier with the identifier of the older version, and with its name "
                    + "only if it has none. Here the two differ.",
                advice: "Use the identifier of the older version; it never changes.")
        case .duplicateIdentifier:
            MigrationCodePage(
                "renaming identifier twice",
                why: "Two elements have the same renaming identifier: Core Data infers no mapping.",
                advice: "Give one of them another identifier.")
        case .staleMapping:
            MigrationCodePage(
                "mapping model outdated",
                why: "A mapping model has copies of both versions, and Core Data finds it by their hashes. If a copy "
                    + "differs from its version, it is not found.",
                advice: "Run modelc mapping refresh.")
        case .ambiguousMapping:
            MigrationCodePage(
                "mapping model fits several steps",
                why: "Core Data compares only the entities that a mapping model maps. One that leaves out entities "
                    + "may be used for a step that it was not made for.",
                advice: "Map every entity of the two versions.")
        case .orphanedMappings:
            MigrationCodePage(
                "leftovers in a mapping model",
                why: "Mappings that were deleted in Xcode stay in the file without effect.",
                advice: "Nothing. They go away when the mapping model is made again.")
        case .unknownPolicy:
            MigrationCodePage(
                "policy not found",
                why: "The mapping model names a migration policy that is not in the sources, or has another name "
                    + "there.",
                advice: "Write the class, or correct its name to the one at run time.")
        case .unknownInMapping:
            MigrationCodePage(
                "mapping of an unknown element",
                why: "The mapping model names an entity or a property that its versions do not have.",
                advice: "Refresh the mapping model, and fix the rows that name it.")
        case .inverseRowsDisagree:
            MigrationCodePage(
                "directions of a relationship disagree",
                why: "The two directions of a relationship are mapped from different relationships; only one of them "
                    + "takes effect.",
                advice: "Map both directions from the two directions of one relationship.")
        case .propertyWithoutRow:
            MigrationCodePage(
                "property without a row",
                why: "The mapping model has no row for a property: it gets its default, or no value.",
                advice: "Add a row, or refresh the mapping model.")
        case .rivalMappings:
            MigrationCodePage(
                "two mapping models for the same versions",
                why:
                    "Core Data finds a mapping model by the version hashes of the entities that it maps. If two fit, "
                    + "it uses one of them; which one is not documented.",
                advice: "Remove one of them from the app, or load the right one in code and pass it to "
                    + "NSMigrationManager.")
        case .mappingUnneeded:
            MigrationCodePage(
                "mapping model not needed",
                why: "Core Data could infer the step. A mapping model copies every object through memory, which takes "
                    + "far longer.",
                advice: "Remove it, unless its policies or expressions do something that inference does not.")
        case .unknownToStages:
            MigrationCodePage(
                "shipped version not in the stages",
                why: "A staged migration must list every version that has shipped. A store of another version cannot "
                    + "be opened.",
                advice: "Restore the version.")
        case .repeatedInStages:
            MigrationCodePage(
                "checksum listed once",
                why: "Two versions have the same checksum, which can be in one stage only.",
                advice: "Nothing. The plan lists the first of the two.")
        case .separatedStage:
            MigrationCodePage(
                "custom stage without code",
                why: "Core Data does not stop at each version of a lightweight stage. A custom stage prevents that "
                    + "stores of older versions migrate further in one hop than Core Data can infer.",
                advice: "Nothing. Keep the stage, although it runs no code.")
        case .blockedStage:
            MigrationCodePage(
                "step that a stage cannot do",
                why: "Every step of a stage has to be inferable, custom stages included: their code runs before and "
                    + "after.",
                advice: "Make a version in between that keeps the old property under another name beside the new one.")
        case .unverifiedStage:
            MigrationCodePage(
                "checksum not proven",
                why: "modelc is not certain of the version hash of a listed version, so its checksum may be wrong.",
                advice: "Refer to the version by its model, not by a literal checksum.")
        case .stagesUnavailable:
            MigrationCodePage(
                "staged migration not available",
                why: "NSStagedMigrationManager needs iOS 17, macOS 14, tvOS 17 or watchOS 10.",
                advice: "Raise the deployment target, or migrate one version at a time in code.")
        case .notAllowedByCloudKit:
            MigrationCodePage(
                "not allowed by CloudKit",
                why:
                    "A CloudKit schema in production can only grow. Other devices still run older versions of the "
                    + "app. Integer 16, Integer 32, Integer 64 and Boolean share a field type in CloudKit, as do "
                    + "Float, Double and Decimal: a change among them is allowed.",
                advice: "Keep the old element and add a new one.")
        case .unfitForCloudKit:
            MigrationCodePage(
                "not fit for CloudKit",
                why: "NSPersistentCloudKitContainer does not load a store with such a model.",
                advice:
                    "Make attributes optional or give them a default, make relationships optional and unordered with "
                    + "an inverse, and do without uniqueness constraints.")
        case .lockedVersionChanged:
            MigrationCodePage(
                "shipped version edited",
                why: "According to the lock file the version has shipped, and it was edited since. Its stores cannot "
                    + "be opened any more: error 134130.",
                advice: "Restore the version, and make the changes in a new one. If it never shipped, run modelc lock "
                    + "--update.")
        case .lockedVersionMissing:
            MigrationCodePage(
                "shipped version gone",
                why: "According to the lock file the version has shipped, and it is no longer in the bundle. Its "
                    + "stores cannot be opened any more: error 134130.",
                advice: "Restore it from version control.")
        case .versionNotLocked:
            MigrationCodePage(
                "version not locked",
                why:
                    "The version is not in the lock file: an edit after it ships would not be noticed.",
                advice: "Run modelc lock when it ships.")
        }
    }
}
