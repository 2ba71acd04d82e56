import ArgumentParser

/// The argument for the mapping model that a command uses.
struct MappingArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("An .xcmappingmodel bundle, or the xcmapping.xml in one.", valueName: "mapping"),
        completion: .model)
    var path: String
}
