import ModelcLibXML2

/// A list of entries as libxml2 hands it over: one flat array of pointers, several of them an entry.
struct XMLPointerList {
    let start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    /// How many entries there are.
    let count: Int

    init(_ start: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int32) {
        self.start = start
        self.count = Int(count)
    }

    /// - Parameter stride: how many pointers an entry has.
    @inline(__always)
    func forEach(stride: Int, _ body: (UnsafeMutablePointer<UnsafePointer<xmlChar>?>) -> Void) {
        guard let start else { return }
        for index in 0..<count { body(start + stride * index) }
    }
}
