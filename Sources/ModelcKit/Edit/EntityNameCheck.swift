import ModelcEditing
import ModelcSourceCode

/// Names that an entity could have, and no class: what actions name anew gets a class of that name.
enum EntityNameCheck {
    /// The first action that gives an entity such a name.
    static func firstRefused(_ actions: [ScriptedAction]) -> (failure: ActionFailure, line: Int?)? {
        for scripted in actions {
            guard let name = newName(scripted.action), isRefused(name) else { continue }
            return (.noClassName(name), scripted.line)
        }
        return nil
    }

    private static func newName(_ action: EditAction) -> String? {
        switch (action.verb, action.kind) {
        case (.add, .entity): action.operands.first
        case (.rename, .entity): action.operands.dropFirst().first
        default: nil
        }
    }

    private static func isRefused(_ name: String) -> Bool {
        SwiftIdentifier.isKeyword(name) || baseClasses.contains(name)
    }

    /// A class of that name would hide the one that it is made from.
    private static let baseClasses: Set = ["NSManagedObject", "NSObject"]
}
