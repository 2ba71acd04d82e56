import ModelcBase
import ModelcDiagnostics

/// An option of a command, so that messages can refer to it. `Wording` maps it to a flag.
package enum MessageOption: String, CaseIterable, Sendable {
    /// The entity to show.
    case entity
    /// A version to use instead of the current one.
    case version
    /// The older of two versions.
    case olderVersion
    /// The newer of two versions.
    case newerVersion
    /// A git revision or a copy to compare with.
    case base
    /// States that the versions in `base` have shipped.
    case releasedBase
    /// Replaces existing files.
    case replacement
    /// Lists the files to write, but writes none.
    case rehearsal
    /// Removes generated files that are no longer needed.
    case removal
    /// The file or folder to write results to.
    case output
    /// The file that records the inputs and outputs of a run. A later run does nothing if they have not changed.
    case stamp
    /// The kinds of migration files to generate with a plan.
    case emission
    /// The folder to write the migration files to.
    case emissionFolder
    /// The folder to search for models.
    case modelFolder
    /// The order in which the versions shipped.
    case order
    /// Writes a report of the findings in the given format, in addition to the normal output.
    case report
    /// The lowest severity of the findings to show.
    case minimumSeverity
    /// Reports all findings, even those that also exist in the git revision or copy in `base`.
    case allFindings
    /// The baseline file, which lists findings to tolerate.
    case baseline
    /// Writes the findings into the baseline.
    case baselineWriting
    /// Removes baseline entries that no longer match a finding.
    case baselinePruning
    /// The versions to lock again in the lock file with their current hashes.
    case update
    /// A store. Its model is locked as the state of a version.
    case lockedStore
    /// The versions to remove from the lock file.
    case unlocking
    /// Compares with the lock file, and writes nothing.
    case check
    /// The hashes to accept for a locked version, in addition to its own.
    case acceptance
    /// The reason for accepting hashes.
    case reason
    /// The version to accept hashes for.
    case acceptingVersion
    /// Also shows notes.
    case notes
    /// Shows a plan with all details.
    case details
    /// The stores to run data checks on.
    case store
    /// The models whose versions are compared with stores.
    case model
    /// The category of rules to list.
    case category
    /// Refuses to compile features whose compiled form is not proven to be correct.
    case strictness
    /// The features to leave out when a model is compiled.
    case omission
    /// The file that lists the dependencies of compiled models.
    case dependencyFile
    /// The version to mark as current in a compiled bundle.
    case currentVersion
    /// Applies fixes.
    case fixes
    /// Shows changes as a diff and writes nothing.
    case preview
    /// Also applies fixes that change the behaviour of an app.
    case unsafeFixes
    /// Also applies fixes that change version hashes, in a new version.
    case newVersionFixes
    /// Makes an edit in a new version.
    case newVersion
    /// The name of the new version.
    case newVersionName
    /// Also checks and changes versions that are not current.
    case allVersions
    /// An assumption of a plan: how Core Data migrates attributes that change between Boolean and a number.
    case booleanAssumption
    /// An assumption of a plan: how Core Data migrates a to-many relationship that becomes to-one.
    case manyToOneAssumption
    /// The exported CloudKit schema to compare with.
    case schema
    /// The configurations that are mirrored to CloudKit.
    case configuration
    /// The CloudKit schema to complete.
    case onto
    /// Writes a CloudKit schema for a container that has no schema yet.
    case newContainer
    /// The file or folder with objects to write to a store.
    case storeData
    /// The number of sample objects of each entity.
    case rowCount
    /// Takes over the files of other tools.
    case adoption
    /// Sets up a Swift package.
    case packageSetup
    /// A value for templates of mogenerator.
    case templateVariable
}
