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
