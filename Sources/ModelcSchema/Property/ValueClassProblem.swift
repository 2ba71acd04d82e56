/// The message that the class of an attribute's values is not an Objective-C class.
package enum ValueClassProblem {
    /// - Parameters:
    ///   - path: the attribute, as in `Book.tags`.
    ///   - declared: the class as the model states it.
    package static func text(of path: String, declared: String) -> String {
        "\(path) declares the class '\(declared)', which is not an Objective-C class; Core Data logs a fault at load"
    }
}
