import ModelcSchema
import ModelcSourceCode

/// Plans constants for an entity's user info.
enum UserInfoConstants {
    /// Constants for the entries whose keys are valid names and are not meant for code generators, sorted by key.
    static func constants(of userInfo: UserInfo) -> [GeneratedConstant] {
        var valueByKey: [String: String] = [:]
        for entry in userInfo.entries where isConstant(entry.key) { valueByKey[entry.key] = entry.value }
        return Array(valueByKey.keys).sortedByName { $0 }
            .map { GeneratedConstant(name: name(of: $0), value: valueByKey[$0] ?? "") }
    }

    private static func isConstant(_ key: String) -> Bool {
        SwiftIdentifier.isValid(key) && UserInfoKey(rawValue: key) == nil
    }

    /// The constant's name. `Type` and `self` are changed, because `UserInfo.Type` and `UserInfo.self` have another
    /// meaning even with backticks.
    private static func name(of key: String) -> String {
        ["Type", "Protocol", "self", "init"].contains(key) ? key + "_" : SwiftIdentifier.escaped(key)
    }
}
