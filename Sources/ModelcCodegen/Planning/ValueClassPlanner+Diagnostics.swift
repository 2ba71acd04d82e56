import ModelcDiagnostics
import ModelcSchema

extension ValueClassPlanner {
    /// Says what is wrong with a declared class: since the SDKs of Xcode 16 Core Data logs a fault at run time for a
    /// name that is no Objective-C class.
    func report(
        _ text: ValueClassText, _ declared: String, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) {
        switch text {
        case .named, .any, .anyClass, .protocols: break
        case .empty:
            diagnostics.report(
                .invalidObjCClass, .warning, "attribute '\(place.path)' has a class without a name", at: place,
                help: "name the class, such as NSArray, or clear the field in the model editor")
        case .generic(let name):
            diagnostics.report(
                .invalidObjCClass, .warning, "class '\(declared)' of '\(place.path)' is no Objective-C class name",
                at: place, help: "write \(name)")
        case .swift:
            diagnostics.report(
                .invalidObjCClass, .warning,
                "class '\(declared)' of '\(place.path)' is a Swift type, no Objective-C class", at: place,
                help: "write NSArray or NSDictionary, and the Swift type under the user info key modelc.swiftType")
        case .invalid:
            diagnostics.report(
                .invalidObjCClass, .error, "class '\(declared)' of '\(place.path)' is no type", at: place,
                help: "name an Objective-C class, such as NSArray")
        }
    }

    /// Says where the user info names another class than the model itself, which counts.
    func reportConflict(
        in attribute: AttributeDescription, at place: ModelPlace, diagnostics: inout DiagnosticCollector
    ) {
        guard let declared = attribute.valueClassName, let other = attribute.userInfo.text(.attributeValueClassName),
            declared != other
        else { return }
        diagnostics.report(
            .conflictingValueClass, .warning,
            "attribute '\(place.path)' has the class '\(declared)', and its user info names '\(other)'", at: place,
            help: "the model's class counts: remove the user info key attributeValueClassName")
    }

    /// Says where user info names a class for an attribute whose type has one.
    func reportUseless(
        _ attribute: AttributeDescription, of owner: String, diagnostics: inout DiagnosticCollector
    ) {
        for key in [UserInfoKey.attributeValueClassName, .swiftType] where attribute.userInfo.has(key) {
            let place = ModelPlace(attribute, of: owner)
            diagnostics.report(
                .ignoredUserInfoKey, .warning,
                "user info key '\(key.rawValue)' of '\(place.path)' does not count for type \(attribute.type.rawValue)",
                at: place, help: "make the attribute transformable, or remove the key")
        }
    }
}
