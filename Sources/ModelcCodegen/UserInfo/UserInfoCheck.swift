import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Names the user info keys that do nothing, and refuses misspelt ones of ours, so that nobody wonders why.
///
/// Keys that are nobody's here stay unmentioned: synchronisation and JSON mapping have their own.
enum UserInfoCheck {
    static func check(
        _ userInfo: UserInfo, of element: UserInfoElement, at place: @autoclosure () -> ModelPlace,
        diagnostics: inout DiagnosticCollector
    ) {
        if userInfo.isEmpty { return }
        for entry in userInfo.entries {
            if let key = UserInfoKey(rawValue: entry.key) {
                check(key, of: element, at: place(), diagnostics: &diagnostics)
            } else if entry.key.hasPrefix(UserInfoKey.prefix) {
                reportUnknown(entry.key, of: element, at: place(), diagnostics: &diagnostics)
            }
        }
    }

    private static func check(
        _ key: UserInfoKey, of element: UserInfoElement, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) {
        let reason: (why: String, help: String)
        let effect = key.effect(on: element)
        switch effect {
        case .honoured: return
        case .foreign: reason = ("is of Apple's former sync services, and does not count", "leave it as it is")
        case .objectiveC: reason = ("counts in Objective-C only", "import the module with the key additionalImports")
        case .mogeneratorTemplates:
            reason = ("counts in templates of mogenerator only", "write the access in the human class")
        case .misplaced: reason = ("does not count on \(element.rawValue)", "remove it")
        }
        diagnostics.report(
            .ignoredUserInfoKey, effect == .foreign ? .note : .warning,
            "user info key '\(key.rawValue)' of '\(place.path)' \(reason.why)", at: place, help: reason.help)
    }

    private static func reportUnknown(
        _ key: String, of element: UserInfoElement, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) {
        let known = UserInfoKey.allCases.filter {
            $0.rawValue.hasPrefix(UserInfoKey.prefix) && $0.effect(on: element) == .honoured
        }.map(\.rawValue)
        let near = SpellingSuggestion.nearest(to: key, among: known).map { "did you mean '\($0)'? " } ?? ""
        diagnostics.report(
            .unknownUserInfoKey, .error, "user info key '\(key)' of '\(place.path)' is unknown", at: place,
            help: near + "keys of \(element.rawValue) are " + known.joined(separator: ", "))
    }
}
