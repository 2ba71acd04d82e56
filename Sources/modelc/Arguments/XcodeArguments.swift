import ArgumentParser
import ModelcSettings

/// Options for classes in Xcode's layout.
struct XcodeArguments: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "all-entities",
            "Xcode's layout: also generate entities whose Codegen is Manual/None, as Xcode's menu command does.")
    )
    var allEntities: Bool?

    @Option(
        help: .setting(
            "codegen",
            """
            Xcode's layout: how the class file is written. automatic: every time, as in an Xcode build; manual: once, \
            as by Xcode's menu command; followingModel: by the Codegen of each entity.
            """))
    var codegen: XcodeGenerationMode?

    @Option(
        help: .setting("header", "Xcode's layout: the comment at the top of files: automatic (the file name), or none.")
    )
    var header: XcodeHeader?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("nsdate", "Xcode's layout: use NSDate and NSData instead of Date and Data."))
    var nsdate: Bool?

    @Option(help: .setting("xcode-identifiable", "Xcode's layout: which classes are Identifiable (root, all, none)."))
    var xcodeIdentifiable: XcodeIdentifiable?

    @Option(
        help: .setting(
            "xcode-optionality",
            "Xcode's layout: which attributes are optional: all (always), or as in the model (model)."))
    var xcodeOptionality: OptionalityStyle?

    /// Copies the given options to `settings`.
    func set(_ settings: inout GenerateSettings) {
        settings.allEntities.take(allEntities)
        settings.codegen.take(codegen)
        settings.header.take(header)
        settings.nsdate = nsdate.map { .flag($0) }
        settings.xcodeIdentifiable = xcodeIdentifiable.map { .flag($0) }
        settings.xcodeOptionality = xcodeOptionality.map { .flag($0) }
    }
}
