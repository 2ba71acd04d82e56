/// The reason that a mapping model cannot be compiled to a form that Core Data would use.
package struct MappingCompilationRefusal: Error, Hashable, Sendable {
    /// The path of the mapping that cannot be compiled, such as `PersonToPerson` or `PersonToPerson.age`; empty for the
    /// mapping model as a whole.
    package var modelPath: String
    /// One sentence without a full stop.
    package var message: String
}
