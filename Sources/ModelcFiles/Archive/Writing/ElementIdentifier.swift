/// The numbers that the editor gives to the elements of a model. Any number will do; ours are made of the element's path,
/// so that the same model always gives the same bytes (mapping-model §8).
enum ElementIdentifier {
    private static let table: [UInt32] = (0..<256).map { index in
        var value = UInt32(index)
        for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        return value
    }

    /// The CRC-32 of a path such as `Book/author`.
    static func number(of path: String) -> Int64 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in path.utf8 { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
        return Int64(value ^ 0xFFFF_FFFF)
    }
}
