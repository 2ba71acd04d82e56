/// The file form of a model version.
package enum ModelFormat: String, CaseIterable, Sendable {
    /// The file `contents`: XML, since Xcode 4.
    case xml
    /// The file `elements`: a keyed archive, before Xcode 4.
    case binary
    /// The file `NAME.mom`: a keyed archive that a compiler created for Core Data.
    case compiled
    /// The copy of the model that Core Data keeps in a store, an SQLite database.
    case store
    /// Swift source with SwiftData's `@Model` classes, in one or several files.
    case swift

    /// The name of the XML file in the folder of a version.
    package static let contentsName = "contents"

    /// The name of the file in the version's folder; nil for the forms that have no folder.
    package var fileName: String? {
        switch self {
        case .xml: ModelFormat.contentsName
        case .binary: "elements"
        case .compiled, .store, .swift: nil
        }
    }

    /// Whether the form is a source of Core Data, which can be edited and compiled.
    package var isSource: Bool {
        switch self {
        case .xml, .binary: true
        case .compiled, .store, .swift: false
        }
    }
}
