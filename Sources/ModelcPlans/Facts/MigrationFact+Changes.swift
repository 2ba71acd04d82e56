/// Problems caused by changes between versions.
extension MigrationFact {
    package static let indexNotBuilt = MigrationFact(
        "index changed without a migration",
        summary: "Indexes of an entity changed, and nothing that its version hash contains",
        why: "Indexes are not part of the version hashes. Existing stores are opened without a migration, and never "
            + "get the index.",
        advice:
            "If existing stores need the index, set a version hash modifier on one of the indexed properties, which "
            + "makes Core Data migrate, at a price: an older app cannot open a store after that; otherwise do nothing, "
            + "since an index needs no new version.")
    package static let defaultChanged = MigrationFact(
        "default changed",
        summary: "The default of an attribute changed",
        why: "Defaults apply to new objects only. Existing rows keep their values, and no migration runs.",
        advice: "Update existing rows in code if they need the new default.")
    static let classRenamed = MigrationFact(
        "class renamed",
        why: "The class is not part of the version hash: no migration runs, and objects of old stores get the "
            + "new class.",
        advice: "Make sure that the class exists in the app under its new name.")
    package static let transformerChanged = MigrationFact(
        "transformer changed",
        summary: "The transformer of a transformable attribute changed",
        why: "No migration runs, because the transformer is not part of the version hashes. The new one may not be "
            + "able to read what the old one wrote.",
        advice: "Convert the values in code into a new attribute, or let the new transformer read both forms.")
    static let schemaUnchanged = MigrationFact(
        "schema unchanged",
        why: "Both versions have the same version hashes. Core Data opens a store of one with the other, "
            + "without a migration.",
        advice: "Nothing, unless the new version should change something.")
    package static let versionForIndex = MigrationFact(
        "new version for an index",
        summary: "A version differs from an older one by indexes and version hash modifiers only",
        why:
            "An index needs no new version: it is not part of the version hashes, and the current version can have it. "
            + "The modifier makes Core Data migrate existing stores, which get the index that way. An older app does "
            + "not have the new version: if a user goes back to it, it cannot open the store (error 134130).",
        advice:
            "Nothing, if existing stores have to get the index; otherwise put the index into the older version, without "
            + "a modifier: new stores get it then.",
        failure: RunTimeFailure.noModelOfStore)
    package static let attributeRemoved = MigrationFact(
        "attribute removed",
        why: "Core Data drops the column with all values.",
        advice:
            "Keep it if the values matter; if it was renamed, set the new one's renaming identifier (elementID) to the "
            + "old name.")
    package static let entityRemoved = MigrationFact(
        "entity removed",
        why: "Core Data drops all rows of the entity.",
        advice:
            "Keep it if the rows matter; if it was renamed, set the new one's renaming identifier (elementID) to the "
            + "old name.")
    package static let relationshipRemoved = MigrationFact(
        "relationship removed",
        why: "Core Data drops the links.",
        advice:
            "Keep it if the links matter; if it was renamed, set the new one's renaming identifier (elementID) to the "
            + "old name.")
    package static let numericNarrowing = MigrationFact(
        "number narrowed",
        why: "Values may not fit the new type, or have a fraction that it cannot hold.",
        advice: "Check the stores, and keep the wider type if a value does not fit.")
    package static let madeTransient = MigrationFact(
        "made transient",
        why: "A transient property is not stored: the column is dropped with all values.",
        advice: "Keep it persistent if the values matter.")
    package static let requiredWithoutDefault = MigrationFact(
        "required without default",
        summary: "A required attribute without a default was added to an entity that has rows",
        why: "Lightweight migration gives existing rows the default of a new attribute. Without a default they have no "
            + "value, and the migration of a store with a row fails with error 134110.",
        advice: "Give it a default, or make it optional, fill it in code, and require it in a later version.",
        failure: RunTimeFailure.missingDestinationValues)
    package static let optionalToRequired = MigrationFact(
        "optional became required",
        summary: "An optional property became required",
        why: "A row without a value stops the migration with error 134110. Apple's pages disagree on whether such rows "
            + "get the default if there is one.",
        advice: "Fill the missing values before this version ships, or in the willMigrate handler of a custom stage.",
        failure: RunTimeFailure.missingDestinationValues)
    package static let uniquenessAdded = MigrationFact(
        "uniqueness constraint added",
        summary: "A uniqueness constraint was added to an entity that has rows",
        why: "Rows with equal values stop the migration with error 134110 or 133021.",
        advice: "Remove duplicates before this version ships, or in the willMigrate handler of a custom stage.",
        failure: "134110 UNIQUE constraint failed")
    package static let requiredRelationship = MigrationFact(
        "required relationship",
        summary: "A relationship requires objects that existing rows do not have",
        why: "Core Data cannot infer an object for each existing row: the migration fails with error 134110, or leaves "
            + "objects that cannot be saved.",
        advice: "Make it optional, fill it in code, and require it in a later version.",
        failure: "134110 NSMigrationError")
    package static let validationTightened = MigrationFact(
        "validation tightened",
        why: "Validation is not part of the version hash: no migration runs. Saving an object with an older "
            + "value fails.",
        advice: "Fix the values in code before they are saved.")
    package static let booleanNumeric = MigrationFact(
        "Boolean and number",
        why: "It is not documented whether Core Data converts between Boolean and numbers.",
        advice: "Try it on a copy of a store, or add a new attribute and convert in code.")
    package static let destinationChanged = MigrationFact(
        "destination changed",
        summary: "The destination of a relationship changed",
        why: "The links in existing stores point to objects of the old entity. What becomes of them is not documented: "
            + "they are probably dropped, or the migration fails with error 134190.",
        advice: "Add a new relationship, and fill it in a custom stage; if the destination was renamed, set its "
            + "renaming identifier (elementID) to the old name.")
    package static let madeAbstract = MigrationFact(
        "made abstract",
        why: "Rows of this entity itself would have no entity.",
        advice: "Move such rows to a concrete entity before this version ships.")
    package static let incompatibleType = MigrationFact(
        "incompatible type",
        summary: "An attribute got a type that Core Data does not convert its values to",
        why: "Core Data only converts numbers into numbers. For any other change of type it infers no mapping, and "
            + "opening a store fails with error 134190.",
        advice: "Keep the old attribute under a new name, add the new one with its own renaming identifier, convert "
            + "the values in code, and remove the old one in a later version.",
        failure: "134190 Source and destination attribute types are incompatible")
    package static let hierarchiesMerged = MigrationFact(
        "hierarchies merged",
        summary: "Entities without a common parent got one",
        why: "Each inheritance tree is a table, which Core Data can split but not merge with another: inference fails "
            + "with error 134190.",
        advice: "Keep the trees apart, or migrate with a mapping model.",
        failure: RunTimeFailure.notInferred)
    package static let toManyToOne = MigrationFact(
        "to-many became to-one",
        summary: "A relationship to many objects became one to a single object",
        why: "If a row has several objects, it is undefined which one to keep. Apple documents that Core Data infers "
            + "a mapping for the other direction only.",
        advice: "Add a new to-one relationship, and choose its object in code, such as that of a custom stage.",
        failure: RunTimeFailure.notInferred)
    package static let propertyKindChanged = MigrationFact(
        "attribute and relationship",
        why: "An attribute cannot become a relationship, nor the reverse.",
        advice: "Use another name, so that one is removed and the other added.")
    package static let probableRename = MigrationFact(
        "probable rename",
        summary: "Something was removed and something similar added, without a renaming identifier",
        why:
            "Without a renaming identifier, Core Data drops the values of the old element, and the new one starts "
            + "empty. If it is a rename, data is lost.",
        advice:
            "If it is a rename, set the new one's renaming identifier (elementID) to the old name; if not, there is "
            + "nothing to do.")
    static let identifierOfNothing = MigrationFact(
        "renaming identifier of nothing",
        why: "No older version has an element with this name, so nothing is renamed.",
        advice: "Set it to the name that the element had in the first version, or remove it.")
    package static let renameChainBroken = MigrationFact(
        "renaming chain broken",
        summary: "The renaming identifier differs from that of the version before",
        why:
            "Core Data compares the identifier with that of the older version. If the two differ, it is unknown whether "
            + "Core Data then compares the names: if not, the values are dropped.",
        advice: "Keep the identifier of the older version, which is the oldest name.")
    package static let duplicateIdentifier = MigrationFact(
        "renaming identifier twice",
        summary: "Two properties of an entity, or two entities, have the same renaming identifier",
        why: "An identifier leads to one element of the older version; without one, the name is the identifier. Where "
            + "two elements have it, Core Data cannot tell which of them was the older one, and cannot infer a "
            + "migration to this version, or from it.",
        advice: "Remove one of the two identifiers if no released version has the older name, or give the new element "
            + "another one.")
    package static let notAllowedByCloudKit = MigrationFact(
        "not allowed by CloudKit",
        summary: "An entity or a property that CloudKit mirrors was removed, renamed or retyped",
        why: "A CloudKit schema in production only accepts additions, and other devices still run the old version of "
            + "the app. Record types and fields are named after the model as it is: a renaming identifier moves the "
            + "local data, but in CloudKit the field with the new name is new and empty. Integers and Booleans share "
            + "a field type, as do Float, Double and Decimal: CloudKit does not see a change among those.",
        advice: "Keep the old element, and add a new one beside it.")
    package static let unfitForCloudKit = MigrationFact(
        "not fit for CloudKit",
        why: "A store that is mirrored to CloudKit is checked when it loads, before the network is asked: loading "
            + "fails with error 134060, on every device.",
        advice: "Make attributes optional or give them a default, make relationships optional and unordered with an "
            + "inverse, and do without uniqueness constraints.")
}
