import ArgumentParser
import ModelcSettings

/// Settings about classes in Xcode's layout.
struct XcodeArguments: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "all-entities", "Xcode's layout: also entities whose Codegen is Manual/None, as Xcode's menu command does.")
    )
    var allEntities: Bool?

    @Option(
        help: .setting(
            "codegen",
            """
            Xcode's layout: who owns the class file. automatic: it is rewritten, as in a build; manual: it is written once, \
            as by Xcode's menu command; followingModel: as each entity's Codegen says.
            """))
    var codegen: XcodeGenerationMode?

    @Option(help: .setting("header", "Xcode's layout: automatic (the file's name), or none."))
    var header: XcodeHeader?

    @Flag(inversion: .prefixedNo, help: .setting("nsdate", "Xcode's layout: NSDate and NSData, or Date and Data."))
    var nsdate: Bool?

    @Option(help: .setting("xcode-identifiable", "Xcode's layout: which classes are Identifiable: root, all, none."))
    var xcodeIdentifiable: XcodeIdentifiable?

    @Option(
        help: .setting(
            "xcode-optionality",
            "Xcode's layout: which attributes are optional: always all of them, or as in the model."))
    var xcodeOptionality: OptionalityStyle?

    /// Takes over what was given.
    func set(_ settings: inout GenerateSettings) {
        settings.allEntities.take(allEntities)
        settings.codegen.take(codegen)
        settings.header.take(header)
        settings.nsdate = nsdate.map { .flag($0) }
        settings.xcodeIdentifiable = xcodeIdentifiable.map { .flag($0) }
        settings.xcodeOptionality = xcodeOptionality.map { .flag($0) }
    }
}

extension XcodeGenerationMode: ExpressibleByArgument {}
extension XcodeHeader: ExpressibleByArgument {}
extension XcodeIdentifiable: ExpressibleByArgument {}
