import ModelcBase

/// Something about each system that a project may run on; nil where it is unknown.
package struct PerSystem<Value: Hashable & Sendable>: Hashable, Sendable {
    package var iOS: Value?
    package var macOS: Value?
    package var tvOS: Value?
    package var watchOS: Value?
    package var visionOS: Value?

    package init() {}

    /// The same with other values.
    package func map<Other>(_ transform: (Value) -> Other) -> PerSystem<Other> {
        var result = PerSystem<Other>()
        result.iOS = iOS.map(transform)
        result.macOS = macOS.map(transform)
        result.tvOS = tvOS.map(transform)
        result.watchOS = watchOS.map(transform)
        result.visionOS = visionOS.map(transform)
        return result
    }
}

/// The oldest versions of systems that a project runs on.
package typealias DeploymentTargets = PerSystem<SystemVersion>

extension PerSystem: ConfigurationDecodable, SettingValue where Value == Setting<SystemVersion> {
    package static var kind: ConfigurationKind { .mapping(table: TableName.deployment) }

    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> PerSystem? {
        var deployment = PerSystem()
        LintTables.deployment.decode(node, into: &deployment, &context)
        return deployment
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode {
        let members = [("ios", iOS), ("macos", macOS), ("tvos", tvOS), ("watchos", watchOS), ("visionos", visionOS)]
        return .mapping(
            members.compactMap { name, setting in
                setting.map { EffectiveMember(name, $0.value.shown($0.origin)) }
            })
    }
}

/// The version of an operating system: `15`, `10.14`. Its third number does not count.
package struct SystemVersion: Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    let minor: Int
    /// The version as it was written.
    let text: String

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
        text = "\(major).\(minor)"
    }

    /// - Returns: nil where the text is not one to three numbers of up to six digits with dots between them.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(SystemVersion.number)
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        major = numbers[0]
        minor = numbers.count > 1 ? numbers[1] : 0
        self.text = text
    }

    private static func number(_ part: Substring) -> Int? {
        let isNumber = (1...6).contains(part.utf8.count) && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        return isNumber ? Int(part) : nil
    }

    package var description: String { "\(major).\(minor)" }
}

extension SystemVersion: Hashable {
    package static func == (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) == (right.major, right.minor)
    }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(major)
        hasher.combine(minor)
    }
}

extension SystemVersion: SettingValue {
    package static var kind: ConfigurationKind { .text }

    /// Quotes are not needed.
    package static func decode(_ node: ConfigurationNode, _ context: inout DecodingContext) -> SystemVersion? {
        if let version = node.text.flatMap({ SystemVersion($0) }) { return version }
        context.reportInvalid(node, "the version of a system", help: "write \"15.0\"")
        return nil
    }

    package func shown(_ origin: SettingOrigin?) -> EffectiveNode { .value(.string(text), origin) }
}
