/// What the user can choose about the classes.
package struct ClassOptions: Hashable, Sendable {
    /// What the machine classes of root entities inherit from in place of `NSManagedObject`: `Base`, or `Module.Base` for
    /// a class that has to be imported.
    package var baseClass: String?
    /// What was chosen for this one entity: it inherits from it even where its parent has a class.
    package var ownBaseClass: String?
    /// Modules that every machine file imports, for types that user info names.
    package var extraImports: [String] = []

    package init() {}
}
