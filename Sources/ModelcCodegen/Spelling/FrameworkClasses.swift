import ModelcSchema

/// Framework classes that models use for transformable values without a module name, such as `UIColor`, each with the
/// module to import.
enum FrameworkClasses {
    static func module(of className: String) -> String? { moduleByClass[className] }

    /// Whether a module is available only on some of Apple's platforms.
    static func isConditional(_ module: String) -> Bool { module == "UIKit" || module == "AppKit" }

    private static let moduleByClass = [
        "CKRecord": "CloudKit",
        "CKServerChangeToken": "CloudKit",
        "CLLocation": "CoreLocation",
        "CLPlacemark": "CoreLocation",
        "CLRegion": "CoreLocation",
        "MKMapItem": "MapKit",
        "MKPlacemark": "MapKit",
        "NSBezierPath": "AppKit",
        "NSColor": "AppKit",
        "NSFont": "AppKit",
        "NSImage": "AppKit",
        "UIBezierPath": "UIKit",
        "UIColor": "UIKit",
        "UIFont": "UIKit",
        "UIImage": "UIKit",
    ]
}
