import ModelcSourceCode

/// Parses Objective-C classes with generic arguments as models contain them: `NSArray<NSString>`,
/// `NSDictionary<NSString *, id<NSCoding>> *`.
struct ObjectiveCGenericSyntax {
    private var rest: Substring
    /// The maximum nesting depth of arguments, so that no text can overflow the stack.
    private static let depthLimit = 16

    static func type(_ text: String) -> ObjectiveCType? {
        var syntax = ObjectiveCGenericSyntax(rest: Substring(text))
        guard let type = syntax.readType(depth: 0), syntax.rest.isEmpty else { return nil }
        return type
    }

    private mutating func readType(depth: Int) -> ObjectiveCType? {
        guard depth < ObjectiveCGenericSyntax.depthLimit else { return nil }
        skipSpaces()
        let name = String(rest.prefix { !" <>,*".contains($0) })
        guard ObjectiveCIdentifier.isValid(name), !ObjectiveCIdentifier.isKeyword(name) else { return nil }
        rest = rest.dropFirst(name.count)
        skipSpaces()
        var arguments: [ObjectiveCType] = []
        if take("<") {
            repeat {
                guard let argument = readType(depth: depth + 1) else { return nil }
                arguments.append(argument)
            } while take(",")
            guard take(">") else { return nil }
        }
        skipSpaces()
        _ = take("*")
        skipSpaces()
        return ObjectiveCGenericSyntax.type(name, arguments)
    }

    private static func type(_ name: String, _ arguments: [ObjectiveCType]) -> ObjectiveCType {
        if name == "id" { return .conforming(to: arguments.map(\.name)) }
        if name == "Class" { return .anyClass }
        var type = ObjectiveCType.named(name)
        if arguments.isEmpty { return type }
        // `NSObject` has no generics: the names in the angle brackets are protocols.
        if name == "NSObject" {
            type.protocols = ObjectiveCType.conforming(to: arguments.map(\.name)).protocols
            type.name += "<" + arguments.map(\.name).joined(separator: ", ") + ">"
            return type
        }
        type.name += "<" + arguments.map(\.spelling).joined(separator: ", ") + ">"
        type.classes += arguments.flatMap(\.classes)
        type.protocols += arguments.flatMap(\.protocols)
        return type
    }

    private mutating func skipSpaces() {
        while take(" ") {}
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
