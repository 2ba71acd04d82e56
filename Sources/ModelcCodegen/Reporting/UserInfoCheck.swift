import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings

/// Reports user info keys that have no effect, and rejects misspelt keys that begin with `modelc.`.
///
/// Other unknown keys are not reported, because other tools (synchronization, JSON mapping) use keys of their own.
struct UserInfoCheck {
    /// The language of the generated code.
    let language: OutputLanguage

    /// - Parameters:
    ///   - element: the kind of element that has the user info.
    ///   - path: the element's path in the model, such as `Book.author`.
    func check(
        _ userInfo: UserInfo, of element: some SourceElement, _ kind: UserInfoElement,
        _ path: @autoclosure () -> String, diagnostics: inout DiagnosticCollector
    ) {
        if userInfo.isEmpty { return }
        let path = path()
        for entry in userInfo.entries {
            let place = { ModelLocation(userInfo: entry.key, in: userInfo, of: element, path: path) }
            if let key = UserInfoKey(rawValue: entry.key) {
                check(key, kind, at: place, diagnostics: &diagnostics)
                if key == .key, entry.value.allSatisfy(\.isWhitespace) {
                    reportEmptyKey(at: place(), diagnostics: &diagnostics)
                }
            } else if entry.key.hasPrefix(UserInfoKey.prefix), !entry.key.hasPrefix(Suppression.userInfoPrefix) {
                reportUnknown(entry.key, kind, at: place(), diagnostics: &diagnostics)
            }
        }
    }

    private func check(
        _ key: UserInfoKey, _ kind: UserInfoElement, at place: () -> ModelLocation,
        diagnostics: inout DiagnosticCollector
    ) {
        let reason: (why: String, help: String)
        let effect = key.effect(on: kind, in: language)
        switch effect {
        case .honoured: return
        case .foreign: reason = ("is of Apple's former sync services, and does not count", "leave it as it is")
        case .only(let other): reason = ("counts in \(other.name) only", key.substitute(in: language))
        case .mogeneratorTemplates:
            reason = ("counts in templates of mogenerator only", "write the access in the human class")
        case .misplaced: reason = ("does not count on \(kind.rawValue)", "remove it")
        }
        let place = place()
        diagnostics.report(
            .ignoredUserInfoKey, effect == .foreign ? .note : .warning,
            "user info key '\(key.rawValue)' of '\(place.path)' \(reason.why)", at: place, help: reason.help)
    }

    /// Rejects an empty `modelc.key`, which can only be a mistake. Otherwise, the attribute's own name would be used in
    /// JSON without notice.
    private func reportEmptyKey(at place: ModelLocation, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .invalidUserInfoValue, .error, "user info key 'modelc.key' of '\(place.path)' has no value", at: place,
            help: "write the key that the value has in JSON, or remove modelc.key")
    }

    private func reportUnknown(
        _ key: String, _ kind: UserInfoElement, at place: ModelLocation, diagnostics: inout DiagnosticCollector
    ) {
        let known = UserInfoKey.allCases.filter {
            $0.rawValue.hasPrefix(UserInfoKey.prefix) && $0.effect(on: kind, in: .swift) == .honoured
        }.map(\.rawValue)
        let near = SpellingSuggestion.nearest(to: key, among: known).map { "did you mean '\($0)'? " } ?? ""
        diagnostics.report(
            .unknownUserInfoKey, .error, "user info key '\(key)' of '\(place.path)' is unknown", at: place,
            help: near + "keys of \(kind.rawValue) are " + known.joined(separator: ", "))
    }
}

extension UserInfoKey {
    /// Advice for a key that has no effect in this language, such as "generate Swift, or remove the key".
    fileprivate func substitute(in language: OutputLanguage) -> String {
        switch (self, language) {
        case (.additionalHeaderFileName, .swift): "import the module with the key additionalImports"
        case (.rawType, .objectiveC), (.attributeRawValueEnumType, .objectiveC):
            "name a C enumeration under attributeValueScalarType, or generate Swift"
        case (_, .swift): "generate Objective-C, or remove the key"
        case (_, .objectiveC): "generate Swift, or remove the key"
        }
    }
}
