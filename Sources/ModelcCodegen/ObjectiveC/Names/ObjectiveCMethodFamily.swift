/// The first words of method names that automatic reference counting gives a meaning to.
enum ObjectiveCMethodFamily: String, CaseIterable {
    case alloc, copy, `init`, mutableCopy, new

    /// What takes that meaning from a method or a property that returns an object.
    ///
    /// A method of the `init` family has to return an object of its own class, whatever it says of its result: only
    /// leaving the family helps, which can be said of methods, not of properties.
    var opposingAttribute: String {
        switch self {
        case .alloc, .copy, .mutableCopy, .new: "NS_RETURNS_NOT_RETAINED"
        case .`init`: "__attribute__((objc_method_family(none)))"
        }
    }
}
