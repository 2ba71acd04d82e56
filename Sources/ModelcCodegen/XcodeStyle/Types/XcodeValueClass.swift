import ModelcSourceCode

/// Spells the class that a transformable attribute names (code-generation §7.4): as it is written, without its module.
/// Xcode declares it in headers of Objective-C even where Foundation does (`@class NSArray;`).
enum XcodeValueClass {
    /// The type of a class's text; nil where it names none.
    static func type(of text: ValueClassText) -> XcodeValueType? {
        switch text {
        case .empty, .invalid: nil
        case .named(let name, module: _):
            .retained(SwiftIdentifier.escaped(name), name + " *", declaring: name)
        case .generic(let name): .retained(name, name + " *")
        case .swift(let spelling): .retained(unwrapped(spelling), bridged(spelling))
        case .any: .retained("Any", "id")
        case .anyClass: .retained("AnyClass", "Class")
        case .protocols(let names):
            .retained(
                "(any " + names.map(SwiftIdentifier.escaped).joined(separator: " & ") + ")",
                "id<" + names.joined(separator: ", ") + ">")
        }
    }

    /// A type of Swift without question marks at its end: the property gets its own.
    private static func unwrapped(_ spelling: String) -> String {
        guard let last = spelling.lastIndex(where: { $0 != "?" && $0 != " " }) else { return spelling }
        return String(spelling[...last])
    }

    /// The class that Objective-C has for a type of Swift.
    private static func bridged(_ spelling: String) -> String {
        guard spelling.hasPrefix("[") else { return spelling.hasPrefix("Set<") ? "NSSet *" : "NSObject *" }
        return isDictionary(spelling) ? "NSDictionary *" : "NSArray *"
    }

    /// Whether there is a colon between the outermost brackets.
    private static func isDictionary(_ spelling: String) -> Bool {
        var depth = 0
        for character in spelling {
            switch character {
            case "[", "<": depth += 1
            case "]", ">": depth -= 1
            case ":" where depth == 1: return true
            default: break
            }
        }
        return false
    }
}
