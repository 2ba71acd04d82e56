extension SettingTable {
    static let declarations = SettingGroup(
        title: "Declarations",
        keys: [
            SettingKey(
                "access", \.access, standard: .internal, isPerEntity: true, "Who may use the generated classes."),
            SettingKey("module", \.module, otherwise: "not known", "The module that the files will be part of."),
            SettingKey(
                "isolation", \.isolation, standard: .nonisolated,
                "Whether declarations say `nonisolated`, or nothing for compilers before Swift 6.1."),
            SettingKey("imports", \.imports, standard: [], "Modules to import besides those that the model needs."),
            SettingKey(
                "base-class", \.baseClass, otherwise: "`NSManagedObject`", isPerEntity: true,
                "The superclass of entities without a parent."),
        ])

    static let types = SettingGroup(
        title: "Types",
        keys: [
            SettingKey(
                "optionality", \.optionality, standard: .model, isPerEntity: true,
                "Whether properties are optional as the model says, or always."),
            SettingKey(
                "required-without-default", \.requiredWithoutDefault, standard: .nonoptional, isPerEntity: true,
                "The type of required attributes without a default, which are nil in new objects; `iuo` is `String!`."),
            SettingKey(
                "required-to-one", \.requiredToOne, standard: .nonoptional, isPerEntity: true,
                "The type of required to-one relationships."),
            SettingKey(
                "numbers", \.numbers, standard: .scalar, isPerEntity: true,
                "Numbers as `Int32` and the like, as each attribute's scalar hint says, or as `NSNumber`."),
            SettingKey(
                "dates", \.dates, standard: .date, isPerEntity: true,
                "Dates as `Date`, or as each attribute's scalar hint says."),
            SettingKey(
                "decimal", \.decimal, standard: .object, isPerEntity: true,
                "Decimals as `NSDecimalNumber`, or as Swift's `Decimal`."),
            SettingKey(
                "collections", \.collections, standard: .set, isPerEntity: true,
                "To-many relationships as `Set<Book>`, or as `NSSet`."),
        ])

    static let additions = SettingGroup(
        title: "Additions",
        keys: [
            SettingKey(
                "identifiable", \.identifiable, standard: false, isPerEntity: true,
                "Whether classes conform to `Identifiable`."),
            SettingKey(
                "codable", \.codable, standard: false, isPerEntity: true, "Whether classes can be encoded and decoded."),
            SettingKey(
                "snapshots", \.snapshots, standard: false, isPerEntity: true,
                "Whether each class has a Sendable structure with its values."),
            SettingKey(
                "userinfo-constants", \.userinfoConstants, standard: false, isPerEntity: true,
                "Whether user info entries become constants."),
            SettingKey(
                "doc-facts", \.docFacts, standard: false, isPerEntity: true,
                "Whether documentation comments tell defaults, bounds, delete rules and inverses."),
            SettingKey(
                "programmatic-model", \.programmaticModel, standard: false,
                "Whether the model itself is generated as code."),
        ])
}
