import ModelcSettings

/// What the user can choose about generated Objective-C.
package struct ObjectiveCOptions: Hashable, Sendable {
    /// The model's file or bundle name with its extension (`BookList.xcdatamodeld`): it stands in every machine file, so
    /// it has no folders in front.
    package var sourceName: String
    /// The model's name (`BookList`).
    package var modelName: String
    /// The module that the files will be part of; nil where it is not known.
    package var module: String?
    /// Whether entities whose classes Xcode itself generates get files, too.
    package var includesXcodeGenerated: Bool
    /// The superclass of entities without a parent class; nil is `NSManagedObject`.
    package var baseClass: String?
    /// What is imported for the base class: `Base.h`, `"Base.h"` or `<Kit/Base.h>`. Where it is nil, a base class is
    /// expected in a header of its own name.
    package var baseClassImport: String?
    package var constants: ObjectiveCConstantStyle
    package var scalars: ObjectiveCScalarPolicy
    /// Whether user info keys become constants of `BookUserInfo`.
    package var userInfoConstants: Bool
    /// Whether comments tell what the model says of a property: defaults, limits, delete rules.
    package var documentsFacts = false
    /// What is known of the model's version.
    package var version = VersionFacts()
    /// The entities that get files; nil for all that have a class.
    package var entityNames: Set<String>?
    /// Whether files are made that belong to the user.
    package var includesHumanFiles = true
    /// What was chosen as base class for this one entity: it inherits from it even where its parent has a class.
    package var ownBaseClass: String?
    /// What holds for single entities in place of all this, by the entity's name.
    package var entityOptions: [String: ObjectiveCOptions] = [:]

    /// What holds for an entity.
    package func options(ofEntity name: String) -> ObjectiveCOptions {
        guard var own = entityOptions[name] else { return self }
        own.version = version
        return own
    }

    package init(
        sourceName: String,
        modelName: String,
        module: String? = nil,
        includesXcodeGenerated: Bool = false,
        baseClass: String? = nil,
        baseClassImport: String? = nil,
        constants: ObjectiveCConstantStyle = .class,
        scalars: ObjectiveCScalarPolicy = .requiredOnly,
        userInfoConstants: Bool = false
    ) {
        self.sourceName = sourceName
        self.modelName = modelName
        self.module = module
        self.includesXcodeGenerated = includesXcodeGenerated
        self.baseClass = baseClass
        self.baseClassImport = baseClassImport
        self.constants = constants
        self.scalars = scalars
        self.userInfoConstants = userInfoConstants
    }

    /// What the selection of entities asks for.
    var selectionOptions: CodeGenerationOptions {
        var options = CodeGenerationOptions(
            sourceName: sourceName, modelName: modelName, module: module,
            includesXcodeGenerated: includesXcodeGenerated)
        options.entityNames = entityNames
        return options
    }
}
