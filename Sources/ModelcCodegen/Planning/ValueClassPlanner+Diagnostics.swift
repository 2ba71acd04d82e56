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
}
