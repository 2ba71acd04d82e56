/// The form in which a model version is stored.
package enum ModelFormat: String, CaseIterable, Sendable {
    /// `contents`, XML, since Xcode 4.
    case xml
    /// `elements`, a keyed archive, before Xcode 4.
    case binary
    /// `NAME.mom`, a keyed archive that a compiler made for Core Data.
    case compiled

    /// The file in the folder of a version of the XML form.
    package static let contentsName = "contents"

    /// The name of the file in the version's folder; nil for the form that has no folder.
    package var fileName: String? {
        switch self {
        case .xml: ModelFormat.contentsName
        case .binary: "elements"
        case .compiled: nil
        }
    }
}
