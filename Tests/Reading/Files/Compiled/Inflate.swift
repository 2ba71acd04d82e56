/// Unpacks raw deflate data (RFC 1951), which stores use for an archive of their model. For tests only: slow and small.
struct Inflate {
    private let input: [UInt8]
    private var position = 0
    private var bitCount = 0
    private var bits: UInt32 = 0
    private var output: [UInt8] = []

    private struct Damaged: Error {}

    /// Nil for damaged data.
    static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
        var inflate = Inflate(input: bytes)
        return try? inflate.run()
    }

    private init(input: [UInt8]) { self.input = input }

    private mutating func run() throws -> [UInt8] {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try stored()
            case 1:
                let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
                try block(Huffman(lengths), Huffman(Array(repeating: 5, count: 30)))
            case 2: try dynamic()
            default: throw Damaged()
            }
        }
        return output
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < input.count else { throw Damaged() }
            bits |= UInt32(input[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let value = bits & ((1 << UInt32(count)) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func stored() throws {
        bits = 0
        bitCount = 0
        guard position + 4 <= input.count else { throw Damaged() }
        let count = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        guard position + count <= input.count else { throw Damaged() }
        output += input[position..<position + count]
        position += count
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func dynamic() throws {
        let (literals, distances, codes) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<codes { lengths[Self.order[index]] = try take(3) }
        let table = Huffman(lengths)
        var all: [Int] = []
        while all.count < literals + distances {
            switch try symbol(table) {
            case let length where length < 16: all.append(length)
            case 16:
                guard let last = all.last else { throw Damaged() }
                all += Array(repeating: last, count: try take(2) + 3)
            case 17: all += Array(repeating: 0, count: try take(3) + 3)
            default: all += Array(repeating: 0, count: try take(7) + 11)
            }
        }
        try block(Huffman(Array(all[..<literals])), Huffman(Array(all[literals..<literals + distances])))
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577,
    ]

    private mutating func block(_ literals: Huffman, _ distances: Huffman) throws {
        while true {
            let value = try symbol(literals)
            if value < 256 {
                output.append(UInt8(value))
            } else if value == 256 {
                return
            } else {
                try copy(value - 257, distances)
            }
        }
    }

    private mutating func copy(_ code: Int, _ distances: Huffman) throws {
        guard code < Self.lengthBases.count else { throw Damaged() }
        let length = Self.lengthBases[code] + (try take(code < 8 || code == 28 ? 0 : (code - 4) / 4))
        let far = try symbol(distances)
        guard far < Self.distanceBases.count else { throw Damaged() }
        let distance = Self.distanceBases[far] + (try take(far < 4 ? 0 : (far - 2) / 2))
        guard distance <= output.count else { throw Damaged() }
        for _ in 0..<length { output.append(output[output.count - distance]) }
    }

    private mutating func symbol(_ table: Huffman) throws -> Int {
        var code = 0
        for length in 1...15 {
            code = code << 1 | (try take(1))
            if let symbol = table.symbols[Huffman.Code(length: length, value: code)] { return symbol }
        }
        throw Damaged()
    }
}

/// A canonical Huffman code.
private struct Huffman {
    struct Code: Hashable {
        var length: Int
        var value: Int
    }

    private(set) var symbols: [Code: Int] = [:]

    init(_ lengths: [Int]) {
        var code = 0
        for length in 1...15 {
            for (symbol, own) in lengths.enumerated() where own == length {
                symbols[Code(length: length, value: code)] = symbol
                code += 1
            }
            code <<= 1
        }
    }
}
