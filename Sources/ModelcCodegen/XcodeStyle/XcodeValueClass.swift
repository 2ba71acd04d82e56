import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The type of a transformable attribute that names a class: the class as it is written in the model, without its
/// module. Xcode forward-declares it in Objective-C headers, even if Foundation declares it (`@class NSArray;`).
enum XcodeValueClass {
    /// The type for a class name in the model; nil if the text does not name a class.
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

    /// A Swift type without question marks at its end, because the property adds its own.
    private static func unwrapped(_ spelling: String) -> String {
        guard let last = spelling.lastIndex(where: { $0 != "?" && $0 != " " }) else { return spelling }
        return String(spelling[...last])
    }

    /// The name of the Objective-C class that a Swift type is bridged to.
    private static func bridged(_ spelling: String) -> String {
        guard spelling.hasPrefix("[") else { return spelling.hasPrefix("Set<") ? "NSSet *" : "NSObject *" }
        return SwiftTypeSyntax.isDictionary(spelling) ? "NSDictionary *" : "NSArray *"
    }
}
