import ModelcDiagnostics
import ModelcSchema

extension XcodeClassPlanner {
    /// Says what is wrong with a declared class. Xcode would write any text into its code; a text that is no type is
    /// refused here, since it could be any other code.
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
                help: "write the Objective-C class, such as NSArray or NSDictionary")
        case .invalid:
            diagnostics.report(
                .invalidObjCClass, .error, "class '\(declared)' of '\(place.path)' is no type", at: place,
                help: "name an Objective-C class, such as NSArray")
        }
    }

    func report(
        _ fetched: FetchedPropertyDescription, of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelPlace(fetched, of: entity.name)
        diagnostics.report(
            .unverifiedFetchedProperty, .warning,
            "the type of fetched property '\(place.path)' is a guess: what Xcode writes for it is not known", at: place,
            help: "compare the property with the file that Xcode generates")
    }
}
