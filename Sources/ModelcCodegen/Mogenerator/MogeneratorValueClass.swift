import ModelcSourceCode

/// Determines the type of a transformable attribute's values from the class that the model specifies.
enum MogeneratorValueClass {
    static func objectiveC(_ declared: String?) -> ObjectiveCType {
        guard let declared else { return .any }
        switch ValueClassText(declared) {
        case .empty, .invalid, .any: return .any
        case .anyClass: return .anyClass
        case .named("NSObject", module: _): return .any
        case .named(let name, module: _): return .named(name)
        case .generic: return ObjectiveCGenericSyntax.type(declared) ?? .any
        case .protocols(let names): return .conforming(to: names)
        case .swift(let spelling):
            if spelling.hasPrefix("Set<") { return ObjectiveCType("NSSet") }
            guard spelling.hasPrefix("[") else { return .any }
            return ObjectiveCType(SwiftTypeSyntax.isDictionary(spelling) ? "NSDictionary" : "NSArray")
        }
    }

    static func swift(_ declared: String?) -> String {
        guard let declared else { return "AnyObject" }
        switch ValueClassText(declared) {
        case .empty, .invalid: return "AnyObject"
        case .any: return "Any"
        case .anyClass: return "AnyClass"
        case .named("NSObject", module: _): return "AnyObject"
        case .named(let name, module: _): return SwiftIdentifier.escapedType(name)
        case .generic(let name): return name
        case .protocols(let names): return "(any " + names.map(SwiftIdentifier.escaped).joined(separator: " & ") + ")"
        case .swift(let spelling):
            let end = spelling.lastIndex { $0 != "?" && $0 != " " }
            return end.map { String(spelling[...$0]) } ?? spelling
        }
    }
}
