/// The marks of a diagram: the meaning of each color at an entity or property.
struct DiagramMarks {
    private var marks: [ElementName: DiagramMark] = [:]
    /// For each entity with another parent in the older version, the name of that parent. The keys are entity names.
    /// The inner value is nil if the entity had no parent.
    var formerParents: [String: String?] = [:]

    /// The names of renamed entities in the older version, by the names in the newer version.
    var formerNames: [String: String] = [:]
    /// The older version of each changed property, by its newer name.
    var formerProperties: [ElementName: FormerProperty] = [:]

    subscript(entity: String, property: String?) -> DiagramMark? {
        get { marks[ElementName(entity: entity, property: property)] }
        set { marks[ElementName(entity: entity, property: property)] = newValue }
    }
}
