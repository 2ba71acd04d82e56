/// The files in a project's source code that already declare the classes of a model. In each dictionary, the keys are
/// class names and the values are paths.
struct ExistingClasses {
    /// The paths of the properties files written by Xcode, such as `Book+CoreDataProperties.swift`. The keys are class
    /// names.
    var properties: [String: [String]] = [:]
    /// The paths of the machine files (files that are rewritten in each run) written by mogenerator, such as
    /// `_Book.swift`. The keys are class names.
    var machine: [String: [String]] = [:]
    /// The names of the classes that have a machine class, such as `_Book` for `Book`, no matter which program wrote
    /// it.
    var withMachine: Set<String> = []
    /// The paths of the files that declare a subclass of the machine class, such as `class Book: _Book`. The keys are
    /// class names.
    var human: [String: [String]] = [:]
    /// Whether any subclass of a machine class is public. Then the machine classes have to be public too.
    var hasPublicHuman = false
    /// The paths of the files of all other declarations of the class. The keys are class names.
    var others: [String: [String]] = [:]
}
