/// The marks of the parts of a diagram.
struct DiagramMarks {
    private var marks: [ElementName: DiagramMark] = [:]
    /// The former parents of entities with a changed parent, by entity name. The inner value is nil if the entity had
    /// no parent.
    var formerParents: [String: String?] = [:]

    /// The former names of renamed entities.
    var formerNames: [String: String] = [:]
    /// The older version of each changed property.
    var formerProperties: [ElementName: FormerProperty] = [:]

    subscript(entity: String, property: String?) -> DiagramMark? {
        get { marks[ElementName(entity: entity, property: property)] }
        set { marks[ElementName(entity: entity, property: property)] = newValue }
    }
}
