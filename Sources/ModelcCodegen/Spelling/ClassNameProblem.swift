import ModelcSchema
import ModelcSourceCode

/// The reason why a name cannot be a class name, independent of the rest of the model. The same check is used for
/// naming an entity and for generating its class.
package enum ClassNameProblem {
    /// - Parameter language: the language in which the class would be written.
    /// - Returns: the end of a sentence that begins with the name, such as "is not a Swift identifier"; nil if the name
    ///   is allowed.
    package static func reason(against name: ClassName, in language: SourceLanguage) -> String? {
        guard SwiftIdentifier.isValid(name.name) else { return "is not a Swift identifier" }
        switch language {
        case .swift: return reason(inSwift: name.name)
        case .objectiveC: return isTakenInObjectiveC(name.name) ? "is taken in Objective-C" : nil
        }
    }

    private static func reason(inSwift name: String) -> String? {
        if let reason = ReservedNames.reason(againstType: name) { return reason }
        if let owner = SystemNames.owner(ofType: name) { return "has the name of a class of \(owner)" }
        guard ReservedNames.supportTypes.contains(name) else { return nil }
        return "has the name of a type in the support file"
    }

    /// Whether Objective-C or Apple's frameworks already use the name.
    static func isTakenInObjectiveC(_ name: String) -> Bool {
        ObjectiveCIdentifier.isKeyword(name) || ObjectiveCReservedNames.classes.contains(name)
            || name.hasPrefix("NS") && SystemNames.owner(ofType: name) != nil
    }
}
