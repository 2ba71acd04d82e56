/// The file form of a model version.
package enum ModelFormat: String, CaseIterable, Sendable {
    /// The file `contents`: XML, since Xcode 4.
    case xml
    /// The file `elements`: a keyed archive, before Xcode 4.
    case binary
    /// The file `NAME.mom`: a keyed archive that a compiler created for Core Data.
    case compiled

    /// The name of the XML file in the folder of a version.
    package static let contentsName = "contents"

    /// The name of the file in the version's folder; nil for a compiled model, which has no folder.
    package var fileName: String? {
        switch self {
        case .xml: ModelFormat.contentsName
        case .binary: "elements"
        case .compiled: nil
        }
    }
}
