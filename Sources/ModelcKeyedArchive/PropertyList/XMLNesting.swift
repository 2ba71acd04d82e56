/// Measures the nesting of the elements of an XML text without a parser: start tags minus end tags.
package enum XMLNesting {
    /// The greatest depth; counting stops at the limit. The result may be too high for a text that is not well-formed.
    package static func depth(of bytes: [UInt8], limit: Int) -> Int {
        var depth = 0
        var greatest = 0
        for index in bytes.indices.dropLast() {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "<"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: ">")): depth -= 1
            case (UInt8(ascii: "<"), UInt8(ascii: "?")), (UInt8(ascii: "<"), UInt8(ascii: "!")): break
            case (UInt8(ascii: "<"), _): depth += 1
            default: break
            }
            greatest = max(greatest, depth)
            if greatest >= limit { break }
        }
        return greatest
    }
}
