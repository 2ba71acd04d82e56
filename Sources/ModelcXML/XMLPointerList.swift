import ModelcLibXML2

/// A list of entries as libxml2 passes it: one flat array with several pointers per entry.
struct XMLPointerList {
    let start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    /// The number of entries.
    let count: Int

    init(_ start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int32) {
        self.start = start
        self.count = Int(count)
    }

    /// - Parameter stride: the number of pointers of an entry.
    @inline(__always)
    func forEach(stride: Int, _ body: (UnsafeMutablePointer<UnsafePointer<xmlChar>?>) -> Void) {
        guard let start else { return }
        for index in 0..<count { body(start + stride * index) }
    }
}
