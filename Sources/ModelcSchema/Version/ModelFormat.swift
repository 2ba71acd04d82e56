/// How a model version is stored.
package enum ModelFormat: String, CaseIterable, Sendable {
    /// `contents`, XML, since Xcode 4.
    case xml
    /// `elements`, a keyed archive, before Xcode 4.
    case binary

    /// The name of the file in the version's folder.
    package var fileName: String {
        switch self {
        case .xml: "contents"
        case .binary: "elements"
        }
    }
}
