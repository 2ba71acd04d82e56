/// The reason that a mapping model has no compiled form that Core Data would use.
package struct MappingCompilationRefusal: Error, Hashable, Sendable {
    /// `PersonToPerson`, `PersonToPerson.age`, or empty for the mapping model as a whole.
    package var modelPath: String
    /// One sentence without a full stop.
    package var message: String
}
