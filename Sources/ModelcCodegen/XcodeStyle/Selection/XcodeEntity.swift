import ModelcSchema

/// An entity that gets files, with what decides about them.
struct XcodeEntity {
    let entity: EntityDescription
    /// The class without its module.
    let className: String
    /// Whether the class has its plain name in Objective-C, not one of a module.
    let hasPlainName: Bool
    /// The nearest class above; nil for `NSManagedObject`.
    let superclassName: String?
    /// Whether the class is generated as in a build, not as by the editor's command.
    let isAutomatic: Bool
    /// Whether there are class files beside those of the properties.
    let hasClassFiles: Bool
}
