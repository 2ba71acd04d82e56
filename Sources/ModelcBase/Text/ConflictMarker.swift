/// Recognizes git's merge conflict markers, such as `<<<<<<< HEAD`.
package enum ConflictMarker {
    /// Whether a line, without its line end, is a conflict marker.
    package static func isMarker(_ line: some Collection<UInt8>) -> Bool {
        line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8) || line.starts(with: "||||||| ".utf8)
            || line.elementsEqual("=======".utf8)
    }

    /// Whether a text contains an unresolved merge conflict.
    package static func areIn(_ text: [UInt8]) -> Bool {
        // A quick search for both markers: few texts contain them, so the lines of most texts need not be checked.
        guard text.firstPlace(of: ">>>>>>> ") != nil, text.firstPlace(of: "<<<<<<< ") != nil else { return false }
        let lines = text.lazy.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return ["<<<<<<< ", ">>>>>>> "].allSatisfy { marker in lines.contains { $0.starts(with: marker.utf8) } }
    }
}
