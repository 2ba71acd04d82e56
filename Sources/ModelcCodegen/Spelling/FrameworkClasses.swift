import ModelcSchema

/// Classes that models use for transformable values under their bare names, with the module to import for each.
enum FrameworkClasses {
    static func module(of className: String) -> String? { moduleByClass[className] }

    /// Whether a module exists only on some of Apple's platforms.
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
