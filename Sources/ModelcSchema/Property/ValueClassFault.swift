/// The message about the class of an attribute's values that is not a class in Objective-C.
package enum ValueClassFault {
    /// - Parameters:
    ///   - path: the attribute, as in `Book.tags`.
    ///   - declared: the class as the model states it.
    package static func text(of path: String, declared: String) -> String {
        "\(path) declares the class '\(declared)', which is not an Objective-C class; Core Data logs a fault at load"
    }
}
