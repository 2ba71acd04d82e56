import ModelcSchema

/// What a predicate tells about the values of a variable, in the terms of the model.
indirect enum FetchVariableType: Hashable {
    /// A value of that attribute, of an entity or a composite of that name.
    case attribute(AttributeDescription, owner: String)
    /// An object of the entity of that name; nil where the model does not say which.
    case object(entityName: String?)
    case string
    case number
    /// Several values: the right side of `IN` and `BETWEEN`.
    case list(FetchVariableType)
}
