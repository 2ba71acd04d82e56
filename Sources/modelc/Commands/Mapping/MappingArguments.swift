import ArgumentParser

/// The mapping model that a command is about.
struct MappingArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("An .xcmappingmodel bundle, or the xcmapping.xml in one.", valueName: "mapping"),
        completion: .file(extensions: ["xcmappingmodel"]))
    var path: String
}
