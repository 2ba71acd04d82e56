/// Measures how deeply the elements of an XML text are nested, without a parser: start tags minus end tags.
package enum XMLNesting {
    /// Returns the greatest depth, but not more than `limit`, where counting stops. For a text that is not well-formed,
    /// the result may be too high.
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
