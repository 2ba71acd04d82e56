import ModelcDiagnostics
import ModelcSchema

extension UserTypePlanner {
    func isType(
        _ text: String, _ key: UserInfoKey, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) -> Bool {
        if SwiftTypeSyntax.isType(text) { return true }
        reportInvalid(text, key, "no type of Swift", "write a type such as NoteKind", place, &diagnostics)
        return false
    }

    func reportInvalid(
        _ text: String, _ key: UserInfoKey, _ fault: String, _ help: String, _ place: ModelPlace,
        _ diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "value '\(text)' of user info key '\(key.rawValue)' of '\(place.path)' is \(fault)", at: place, help: help)
    }

    func reportKind(
        _ rule: String, _ attribute: AttributeDescription, at place: ModelPlace,
        diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidUserInfoValue, .error,
            "attribute '\(place.path)' of type \(attribute.type.rawValue) cannot have a type of its own", at: place,
            help: rule + "; remove the user info key")
    }

    /// Keys that should name a type, and name none.
    func reportEmpty(_ userInfo: UserInfo, at place: ModelPlace, diagnostics: inout DiagnosticCollector) {
        let keys: [UserInfoKey] = [
            .rawType, .attributeRawValueEnumType, .attributeValueScalarType, .attributeCodableTypeName, .codable,
        ]
        for key in keys where userInfo.has(key) && userInfo.text(key) == nil {
            reportInvalid("", key, "no type of Swift", "write a type such as NoteKind", place, &diagnostics)
        }
    }

    /// Keys that another one leaves nothing to say.
    func reportSecond(_ userInfo: UserInfo, at place: ModelPlace, diagnostics: inout DiagnosticCollector) {
        let names: [UserInfoKey] = [.rawType, .attributeRawValueEnumType, .attributeValueScalarType]
        let policies: [UserInfoKey] = [.nonOptionalInit, .unwrapOptional, .rawFallback]
        let codable: [UserInfoKey] = [.attributeCodableTypeName, .codable]
        reportAllButFirst(of: names + codable, userInfo, at: place, diagnostics: &diagnostics)
        reportAllButFirst(of: policies, userInfo, at: place, diagnostics: &diagnostics)
    }

    private func reportAllButFirst(
        of keys: [UserInfoKey], _ userInfo: UserInfo, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) {
        let found = keys.filter(userInfo.has)
        guard let first = found.first else { return }
        // Equal values do not contradict each other.
        for key in found.dropFirst() where userInfo[key] != userInfo[first] {
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key.rawValue)' of '\(place.path)' stands beside \(first.rawValue), which counts",
                at: place, help: "remove one of the two keys")
        }
    }

    /// Keys that say something about a raw type where there is none.
    func reportUseless(_ userInfo: UserInfo, at place: ModelPlace, diagnostics: inout DiagnosticCollector) {
        for key in [UserInfoKey.unwrapOptional, .nonOptionalInit, .rawFallback, .enumCases] where userInfo.has(key) {
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key.rawValue)' of '\(place.path)' needs the key RawType", at: place,
                help: "name the type of the values under RawType, or remove \(key.rawValue)")
        }
        if let name = userInfo.text(.attributeValueScalarType) {
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key 'attributeValueScalarType' of '\(place.path)' names a number, \(name), and the model's "
                    + "type counts", at: place, help: "choose the type in the model, and remove the key")
        }
    }
}
