import ModelcBase
import ModelcDiagnostics

/// What can be requested beside a path, as messages name it.
package enum Wish: String, CaseIterable, Sendable {
    /// The entity that is to be shown.
    case entity
    /// A version in place of the current one.
    case version
    /// The older of two versions.
    case olderVersion
    /// The newer of two versions.
    case newerVersion
    /// A revision or a copy to compare with.
    case base
    /// That the state to compare with has shipped.
    case releasedBase
    /// That what is in the way is replaced.
    case replacement
    /// That what belongs to nothing any more is removed.
    case removal
    /// The folder or file that results go to.
    case output
    /// The file that a generation is remembered in.
    case stamp
    /// The folder that the files of a migration go to.
    case emissionFolder
    /// The folder below which models are looked for.
    case modelFolder
    /// The order of versions.
    case order
    /// A report of the findings in a format, beside the result.
    case report
    /// The severity from which on findings are shown.
    case minimumSeverity
    /// That all findings are reported, those that the state to compare with has as well.
    case allFindings
    /// The file of findings to tolerate.
    case baseline
    /// That findings are written into the baseline.
    case baselineWriting
    /// That entries are taken out of the baseline for which nothing is found any more.
    case baselinePruning
    /// The versions that are locked again.
    case update
    /// That notes are shown as well.
    case notes
    /// That nothing of a plan is left out.
    case details
    /// The stores that data checks run on.
    case store
    /// The models that stores may be of.
    case model
    /// The category of rules that are listed.
    case category
    /// That features of an unproven compiled form are refused.
    case strictness
    /// The features that are left out of a compiled model.
    case omission
    /// The file that names what compiled models depend on.
    case dependencyFile
    /// The version that a compiled bundle calls current.
    case currentVersion
    /// That fixes are made.
    case fixes
    /// That fixes are made which change what an app does.
    case unsafeFixes
    /// That fixes are made which change version hashes.
    case newVersionFixes
    /// That an edit is made in a version which does not exist yet.
    case newVersion
    /// The name of that version.
    case newVersionName
    /// That versions which are not current are looked at and changed as well.
    case allVersions
    /// What a plan assumes of attributes that change between Boolean and a number.
    case booleanAssumption
    /// What a plan assumes of relationships to many that become ones to a single object.
    case manyToOneAssumption
}

/// How whoever asks names what can be asked for: the tool by its flags, a program by what it sets.
package struct Wording: Sendable {
    private let words: @Sendable (Wish) -> String

    package init(_ words: @escaping @Sendable (Wish) -> String) { self.words = words }

    /// The name of something that can be requested.
    package subscript(_ wish: Wish) -> String { words(wish) }

    /// The command that locks a version as it is now, or forgets one that is gone.
    ///
    /// - Parameter version: its name.
    func locking(anew version: String) -> String {
        "\(ToolCommandName.lock) \(self[.update]) '\(TerminalText.escaped(version))'"
    }

    /// Names for those who have no flags.
    package static let plain = Wording { "'\($0.rawValue)'" }
}
