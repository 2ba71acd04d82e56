import ArgumentParser

/// The mapping model that a command uses.
struct MappingArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("An .xcmappingmodel bundle, or the xcmapping.xml in one.", valueName: "mapping"),
        completion: .model)
    var path: String
}
