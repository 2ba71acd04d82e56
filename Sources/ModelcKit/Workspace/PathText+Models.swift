import ModelcDisk

extension PathText {
    /// The bundle that a version's folder is in; nil for a version outside of one.
    static func bundle(ofVersion path: String) -> String? {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcdatamodeld") ? folder : nil
    }
}
