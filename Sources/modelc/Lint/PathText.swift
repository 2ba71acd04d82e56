/// Paths taken apart by their text.
enum PathText {
    /// The folder that the last part stands in.
    static func folder(of path: String) -> String {
        guard let cut = path.lastIndex(of: "/") else { return "." }
        return cut == path.startIndex ? "/" : String(path[..<cut])
    }

    /// The last part.
    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The bundle that a version's folder is in; nil for a version outside of one.
    static func bundle(ofVersion path: String) -> String? {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcdatamodeld") ? folder : nil
    }
}
