import ModelcBase
import ModelcDiagnostics

/// An option of a request, for use in messages.
package enum MessageOption: String, CaseIterable, Sendable {
    /// The entity to show.
    case entity
    /// A version to use instead of the current one.
    case version
    /// The older of two versions.
    case olderVersion
    /// The newer of two versions.
    case newerVersion
    /// A revision or a copy to compare with.
    case base
    /// Declares that the state to compare with has shipped.
    case releasedBase
    /// Replaces existing files.
    case replacement
    /// Only lists the files to write.
    case rehearsal
    /// Removes files that no longer belong to anything.
    case removal
    /// The folder or file to write results to.
    case output
    /// The file that records a generation.
    case stamp
    /// The kinds of files to write with a plan.
    case emission
    /// The folder to write the files of a migration to.
    case emissionFolder
    /// The folder to search for models.
    case modelFolder
    /// The order of versions.
    case order
    /// Writes a report of the findings in a format, in addition to the result.
    case report
    /// The lowest severity of findings that are shown.
    case minimumSeverity
    /// Reports all findings, including those that the state to compare with also has.
    case allFindings
    /// The file of findings to tolerate.
    case baseline
    /// Writes findings to the baseline.
    case baselineWriting
    /// Removes entries without a finding from the baseline.
    case baselinePruning
    /// The versions to lock again.
    case update
    /// The versions to remove from the lock.
    case unlocking
    /// Shows notes too.
    case notes
    /// Shows a plan without omissions.
    case details
    /// The stores to run data checks on.
    case store
    /// The models to compare stores with.
    case model
    /// The category of rules to list.
    case category
    /// Refuses features whose compiled form is not proven.
    case strictness
    /// The features to leave out of a compiled model.
    case omission
    /// The file that lists the dependencies of compiled models.
    case dependencyFile
    /// The version to mark as current in a compiled bundle.
    case currentVersion
    /// Applies fixes.
    case fixes
    /// Applies fixes that change the behaviour of an app.
    case unsafeFixes
    /// Applies fixes that change version hashes.
    case newVersionFixes
    /// Makes an edit in a version that does not exist yet.
    case newVersion
    /// The name of that version.
    case newVersionName
    /// Checks and changes versions that are not current, too.
    case allVersions
    /// The assumption of a plan about attributes that change between Boolean and a number.
    case booleanAssumption
    /// The assumption of a plan about to-many relationships that become to-one.
    case manyToOneAssumption
}
