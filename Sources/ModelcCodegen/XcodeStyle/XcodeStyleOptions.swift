import ModelcSchema
import ModelcSettings

/// What the user can choose about code in Xcode's own layout. A switch that is nil is as in the era.
package struct XcodeStyleOptions: Hashable, Sendable {
    /// The model's name, from which the umbrella header of Objective-C is named (`BookList`).
    package var modelName: String
    package var era: XcodeEra
    /// The language; nil for the one that the model asks for.
    package var language: OutputLanguage?
    /// The module that the files will be part of: classes of other modules are skipped. Nil where it is not known; then
    /// no class is skipped.
    package var module: String?
    /// Whether entities that Xcode would not generate in a build (Codegen is Manual/None) get files, too.
    package var allEntities: Bool
    package var mode: XcodeGenerationMode
    package var header: XcodeHeader
    /// Whether Swift says `NSDate` and `NSData` instead of `Date` and `Data`.
    package var usesNSDate: Bool?
    package var identifiable: XcodeIdentifiable?
    package var optionality: OptionalityStyle?
    /// The entities that get files; nil for all that otherwise would.
    package var entityNames: Set<String>?
    /// Whether class files are made that belong to the user.
    package var includesHumanFiles = true
    /// The same for single entities, by the entity's name.
    package var includesHumanFilesOfEntity: [String: Bool] = [:]

    package init(
        modelName: String,
        era: XcodeEra = .newest,
        language: OutputLanguage? = nil,
        module: String? = nil,
        allEntities: Bool = false,
        mode: XcodeGenerationMode = .followingModel,
        header: XcodeHeader = .automatic,
        usesNSDate: Bool? = nil,
        identifiable: XcodeIdentifiable? = nil,
        optionality: OptionalityStyle? = nil
    ) {
        self.modelName = modelName
        self.era = era
        self.language = language
        self.module = module
        self.allEntities = allEntities
        self.mode = mode
        self.header = header
        self.usesNSDate = usesNSDate
        self.identifiable = identifiable
        self.optionality = optionality
    }
}
