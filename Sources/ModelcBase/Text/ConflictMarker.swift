/// Recognizes the lines with which git shows both sides of a conflict in a file.
package enum ConflictMarker {
    /// Whether a line, without its end, is a conflict marker.
    package static func isMarker(_ line: some Collection<UInt8>) -> Bool {
        line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8) || line.starts(with: "||||||| ".utf8)
            || line.elementsEqual("=======".utf8)
    }

    /// Whether a text has both sides of a conflict.
    package static func areIn(_ text: [UInt8]) -> Bool {
        // Few texts contain these bytes; for the others the lines need not be checked.
        guard text.firstPlace(of: ">>>>>>> ") != nil, text.firstPlace(of: "<<<<<<< ") != nil else { return false }
        let lines = text.lazy.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return ["<<<<<<< ", ">>>>>>> "].allSatisfy { marker in lines.contains { $0.starts(with: marker.utf8) } }
    }
}
