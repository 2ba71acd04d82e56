import ArgumentParser
import ModelcCodegen
import ModelcFiles
import ModelcSchema

/// What can be chosen about classes in Xcode's layout.
struct XcodeArguments: ParsableArguments {
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
    var xcodeIdentifiable: XcodeIdentifiable?

    @Option(help: "Xcode's layout: which attributes are optional: always all of them, or as in the model.")
    var xcodeOptionality: XcodeOptionality?

    func options(_ era: XcodeEra, for reading: ModelReading, _ classes: ClassArguments) -> XcodeStyleOptions {
        XcodeStyleOptions(
            modelName: reading.model?.name ?? "", era: era, language: classes.language?.sourceLanguage,
            module: classes.module, allEntities: allEntities, mode: codegen, header: header.header,
            usesNSDate: nsdate, identifiable: xcodeIdentifiable, optionality: xcodeOptionality)
    }

    /// Whether anything is chosen that only Xcode's layout has.
    var isUsed: Bool {
        allEntities || nsdate != nil || xcodeIdentifiable != nil || xcodeOptionality != nil
            || codegen != .followingModel || header != .automatic
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
