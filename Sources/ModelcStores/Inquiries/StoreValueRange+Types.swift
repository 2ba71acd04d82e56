import ModelcSchema

extension StoreValueRange {
    /// What values have to be to pass from one type to another without loss (sqlite-store §8, C5).
    static func ranges(from old: AttributeType, to new: AttributeType) -> [StoreValueRange] {
        let whole: [StoreValueRange] = old.isInteger || old == .boolean ? [] : [.wholeNumbers]
        switch new {
        case .integer16: return whole + [.integers(-32_768...32_767)]
        case .integer32: return whole + [.integers(-2_147_483_648...2_147_483_647)]
        case .integer64: return whole + (old == .boolean ? [.booleans] : [])
        case .float: return old.isInteger ? [.exact(upTo: 1 << 24)] : []
        case .double: return old.isInteger ? [.exact(upTo: 1 << 53)] : []
        case .boolean: return [.booleans]
        case .undefined, .decimal, .string, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            return []
        }
    }
}

extension StoreValueBounds {
    /// The bounds of an attribute; nil where it has none that SQL can compare.
    init?(of attribute: AttributeDescription) {
        let isDate = attribute.type == .date
        let minimum = isDate ? attribute.minimumDateInterval : attribute.minimumValueText.flatMap { Double($0) }
        let maximum = isDate ? attribute.maximumDateInterval : attribute.maximumValueText.flatMap { Double($0) }
        guard minimum != nil || maximum != nil else { return nil }
        guard attribute.type.isNumber || isDate || attribute.type == .string else { return nil }
        guard minimum?.isFinite ?? true, maximum?.isFinite ?? true else { return nil }
        self.init(minimum: minimum, maximum: maximum, isOfLength: attribute.type == .string)
    }
}
