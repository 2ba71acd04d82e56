import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// A custom class that the generated classes inherit from instead of `NSManagedObject`.
struct BaseClass {
    let type: SwiftType

    /// Parses the name of a base class.
    ///
    /// - Parameters:
    ///   - text: `Base`, or `Module.Base`; the result is nil for any other text.
    ///   - ownModule: the module of the generated files, which needs no import.
    init?(_ text: String, ownModule: String?) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, parts.allSatisfy(SwiftIdentifier.isValid), let name = parts.last else { return nil }
        let module = parts.count == 2 ? parts[0] : nil
        type = SwiftType(
            SwiftIdentifier.escapedType(name), module: module == ownModule ? nil : module, isSendable: false)
    }

    /// Whether an entity's class is this base class. Such a class is not generated.
    func isClass(named name: String) -> Bool { type.name == SwiftIdentifier.escapedType(name) }
}
