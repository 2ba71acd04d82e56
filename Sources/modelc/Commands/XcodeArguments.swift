import ArgumentParser
import ModelcCodegen
import ModelcFiles
import ModelcSchema

/// What can be chosen about classes in Xcode's layout.
struct XcodeArguments: ParsableArguments {
    @Option(help: "modern (modelc's own layout), or Xcode's: xcode, xcode7, xcode8, xcode9, xcode12, xcode26.")
    var style = GenerationStyle.modern

    @Option(help: "Xcode's layout: swift or objc; without it, the model's own language.")
    var language: GenerationLanguage?

    @Flag(help: "Xcode's layout: also entities whose Codegen is Manual/None, as the editor's command does.")
    var allEntities = false

    @Option(
        help: """
            Xcode's layout: who owns the class file. automatic: it is rewritten, as in a build; manual: it is written once, \
            as by the editor's command; followingModel: as each entity's Codegen says.
            """)
    var codegen = XcodeGenerationMode.followingModel

    @Option(help: "Xcode's layout: automatic (the file's name), or none.")
    var header = HeaderChoice.automatic

    @Flag(inversion: .prefixedNo, help: "Xcode's layout: NSDate and NSData, or Date and Data.")
    var nsdate: Bool?

    @Option(help: "Xcode's layout: which classes are Identifiable: root, all, none.")
    var identifiable: XcodeIdentifiable?

    @Option(help: "Xcode's layout: which attributes are optional: always all of them, or as in the model.")
    var optionality: XcodeOptionality?

    func options(_ era: XcodeEra, for reading: ModelReading, module: String?) -> XcodeStyleOptions {
        XcodeStyleOptions(
            modelName: reading.model?.name ?? "", era: era, language: language?.sourceLanguage, module: module,
            allEntities: allEntities, mode: codegen, header: header.header, usesNSDate: nsdate,
            identifiable: identifiable, optionality: optionality)
    }

    func validate() throws {
        let isXcodes = language != nil || allEntities || nsdate != nil || identifiable != nil || optionality != nil
        if style == .modern, isXcodes || codegen != .followingModel || header != .automatic {
            throw ValidationError(
                "--language, --all-entities, --codegen, --header, --nsdate, --identifiable and --optionality need --style xcode"
            )
        }
    }
}

/// The comment at the top of files in Xcode's layout.
enum HeaderChoice: String, CaseIterable, ExpressibleByArgument {
    case automatic
    case none

    var header: XcodeHeader {
        switch self {
        case .automatic: .automatic
        case .none: .none
        }
    }
}

/// The language of generated classes.
enum GenerationLanguage: String, CaseIterable, ExpressibleByArgument {
    case swift
    case objc

    var sourceLanguage: SourceLanguage {
        switch self {
        case .swift: .swift
        case .objc: .objectiveC
        }
    }
}

extension XcodeGenerationMode: ExpressibleByArgument {}
extension XcodeIdentifiable: ExpressibleByArgument {}
extension XcodeOptionality: ExpressibleByArgument {}
