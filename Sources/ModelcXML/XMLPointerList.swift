import ModelcLibXML2

/// A list of entries as libxml2 passes it: a flat array with several pointers for each entry.
struct XMLPointerList {
    let start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    let count: Int

    init(_ start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int32) {
        self.start = start
        self.count = Int(count)
    }

    /// - Parameter stride: the number of pointers for each entry.
    @inline(__always)
    func forEach(stride: Int, _ body: (UnsafeMutablePointer<UnsafePointer<xmlChar>?>) -> Void) {
        guard let start else { return }
        for index in 0..<count { body(start + stride * index) }
    }
}
