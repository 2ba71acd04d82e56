import ModelcSchema

/// An entity that gets files, with everything that determines their content.
struct XcodeEntity: Hashable, Sendable {
    let entity: EntityDescription
    /// The class name without its module.
    let className: String
    /// Whether the class has its bare name in Objective-C, without a module.
    let hasPlainName: Bool
    /// The nearest superclass; nil if it is `NSManagedObject`.
    let superclassName: String?
    /// Whether the files are as Xcode generates them in a build, not as its menu command writes them.
    let isAutomatic: Bool
    /// Whether there are class files in addition to the property files (`Book+CoreDataProperties`).
    let hasClassFiles: Bool
}
