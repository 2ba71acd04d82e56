/// A property of a type in Swift source.
struct PropertyDeclaration: Sendable {
    /// The code in braces after a property.
    enum Accessors: Hashable, Sendable {
        case none
        /// `willSet` or `didSet`: the property is stored.
        case observers
        /// The property is computed.
        case computed
        /// It is not certain whether the property is stored or computed.
        case unknown
    }

    var name: String
    /// The index of the token of the name.
    var token: Int
    var isConstant: Bool
    var modifiers: Set<String>
    var attributes: [SwiftAttribute]
    var type: WrittenType?
    /// The tokens after the equals sign; nil if there is none.
    var value: Range<Int>?
    var accessors = Accessors.none
    /// The tokens of the accessors or observers, including their braces; nil if there are none.
    var body: Range<Int>?
    /// Whether one `var` declares several properties.
    var sharesDeclaration = false
    var condition: String?

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
