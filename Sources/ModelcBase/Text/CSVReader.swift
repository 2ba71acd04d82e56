/// Reads comma-separated values by RFC 4180. An empty cell without quotation marks has no value.
package struct CSVReader {
    /// A record, and the line that it begins on, counted from 1.
    package struct Record: Hashable, Sendable {
        package var line: Int
        package var cells: [String?]
    }

    package struct Problem: Error, Hashable, Sendable {
        package var line: Int
        package var message: String
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    /// - Parameter bytes: the text in UTF-8.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// The next record; nil after the last one. Empty lines are skipped.
    package mutating func next() throws(Problem) -> Record? {
        while takeLineEnd() {}
        guard index < bytes.count else { return nil }
        let start = line
        var cells = [try cell()]
        while index < bytes.count, bytes[index] == CSVReader.comma {
            index += 1
            cells.append(try cell())
        }
        guard index == bytes.count || takeLineEnd() else {
            throw Problem(line: line, message: "text follows the end of a cell in quotation marks")
        }
        return Record(line: start, cells: cells)
    }

    private mutating func takeLineEnd() -> Bool {
        guard index < bytes.count else { return false }
        if bytes[index] == CSVReader.carriageReturn {
            index += 1
            if index < bytes.count, bytes[index] == CSVReader.lineFeed { index += 1 }
        } else if bytes[index] == CSVReader.lineFeed {
            index += 1
        } else {
            return false
        }
        line += 1
        return true
    }

    private mutating func cell() throws(Problem) -> String? {
        if index < bytes.count, bytes[index] == CSVReader.quote { return try quoted() }
        let start = index
        while index < bytes.count,
            ![CSVReader.comma, CSVReader.lineFeed, CSVReader.carriageReturn].contains(bytes[index])
        {
            index += 1
        }
        return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted() throws(Problem) -> String {
        let start = line
        index += 1
        var content: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == CSVReader.quote {
                guard index < bytes.count, bytes[index] == CSVReader.quote else {
                    return String(decoding: content, as: UTF8.self)
                }
                index += 1
            }
            if byte == CSVReader.lineFeed { line += 1 }
            content.append(byte)
        }
        throw Problem(line: start, message: "a quotation mark is not closed")
    }
}
