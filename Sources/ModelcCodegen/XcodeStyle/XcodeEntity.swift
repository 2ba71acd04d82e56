import ModelcSchema

/// An entity that gets files, with the facts that determine their content.
struct XcodeEntity: Hashable, Sendable {
    let entity: EntityDescription
    /// The class without its module.
    let className: String
    /// Whether the class has its plain name in Objective-C, not one with a module.
    let hasPlainName: Bool
    /// The nearest superclass; nil for `NSManagedObject`.
    let superclassName: String?
    /// Whether the class is generated as in a build, not as by Xcode's menu command.
    let isAutomatic: Bool
    /// Whether there are class files in addition to the properties files.
    let hasClassFiles: Bool
}
