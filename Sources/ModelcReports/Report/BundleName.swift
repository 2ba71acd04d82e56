/// Names as users know them, from paths.
enum BundleName {
    /// The last part of a path without its extension.
    static func of(_ path: String) -> String {
        let last = path.split(separator: "/").last ?? path[...]
        guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return String(last) }
        return String(last[..<dot])
    }
}
