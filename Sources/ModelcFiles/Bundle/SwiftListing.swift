import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// The versions of a model in Swift source.
enum SwiftListing {
    /// Returns true if the path is a Swift file, or a folder that may contain Swift files and is not a data model.
    static func mayList(_ path: String, in files: ModelFiles) -> Bool {
        let path = ModelPath(path)
        switch files.kind(of: path.text) {
        case .file: return path.isSwift
        case .folder: return !path.isBundle && !path.isVersion && !path.isCompiledBundle
        case .missing, .other, .inaccessible: return false
        }
    }

    static func list(
        _ path: String, in files: ModelFiles, by reader: SwiftModels
    ) -> (listing: BundleListing?, diagnostics: [Diagnostic]) {
        let path = ModelPath(path)
        guard let reading = reader.read(path.text, files) else { return (nil, [noClasses(path)]) }
        var listing = BundleListing(model: reading.model)
        listing.contents = reading.contents
        return (listing, [])
    }

    private static func noClasses(_ path: ModelPath) -> Diagnostic {
        Diagnostic(
            .notAModel, .error, "'\(path.text)' declares no class with @Model, and no version with such classes",
            at: SourceLocation(path: path.text),
            help: "give the file or the folder with the @Model classes, or an .xcdatamodeld bundle")
    }
}
