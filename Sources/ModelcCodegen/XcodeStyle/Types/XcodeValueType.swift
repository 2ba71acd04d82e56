/// The type of a property in both languages, as Xcode spells it.
struct XcodeValueType: Hashable {
    /// How a property keeps its value in Objective-C; scalars are never optional.
    enum Storage {
        case scalar
        case copied
        case retained
    }

    /// The spelling in Swift, without a question mark.
    let swift: String
    /// The spelling in Objective-C, with the asterisk of a pointer.
    let objectiveC: String
    let storage: Storage
    /// The class that a header of Objective-C has to declare before it uses the type; nil where the frameworks do.
    let forwardDeclaration: String?

    static func scalar(_ swift: String, _ objectiveC: String) -> XcodeValueType {
        XcodeValueType(swift: swift, objectiveC: objectiveC, storage: .scalar, forwardDeclaration: nil)
    }

    static func copied(_ swift: String, _ objectiveC: String) -> XcodeValueType {
        XcodeValueType(swift: swift, objectiveC: objectiveC + " *", storage: .copied, forwardDeclaration: nil)
    }

    static func retained(_ swift: String, _ objectiveC: String, declaring name: String? = nil) -> XcodeValueType {
        XcodeValueType(swift: swift, objectiveC: objectiveC, storage: .retained, forwardDeclaration: name)
    }
}
