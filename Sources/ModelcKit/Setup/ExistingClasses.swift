/// The classes that exist for a model in the source code of a project.
struct ExistingClasses {
    /// The properties files of Xcode's layout, by class.
    var properties: [String: [String]] = [:]
    /// The machine files of mogenerator, by class.
    var machine: [String: [String]] = [:]
    /// The classes whose machine class exists, by whichever program.
    var withMachine: Set<String> = []
    /// The files of subclasses of machine classes, by class.
    var human: [String: [String]] = [:]
    /// The files of all other declarations, by class.
    var others: [String: [String]] = [:]
}
