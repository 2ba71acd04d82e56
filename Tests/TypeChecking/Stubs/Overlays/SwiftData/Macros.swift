// The macros, with the arguments of Apple's documentation. Stubs/Macros implements them without their run-time parts:
// properties stay stored properties, so the compiler checks their initial values.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataStubMacros", type: "ModelMacro")

@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataStubMacros", type: "PropertyMacro")

@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataStubMacros", type: "PropertyMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataStubMacros", type: "PropertyMacro")

@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataStubMacros", type: "KeyMacro")

@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftDataStubMacros", type: "KeyMacro")
