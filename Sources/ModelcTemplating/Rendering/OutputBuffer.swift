/// The text that is being rendered.
struct OutputBuffer {
    private(set) var bytes: [UInt8]
    /// The blanks before every line of an included template.
    private var indentation: [UInt8] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Appends bytes as they are, or, within an included template, with its indentation.
    mutating func append(_ text: TextRange, of pool: [UInt8]) {
        guard indentation.isEmpty else { return appendLines(of: pool[text.range], blanks: []) }
        pool.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[text.range])) }
    }

    /// Appends a value; its lines after the first one begin with `blanks`, empty ones aside.
    mutating func append(_ text: String, blanks: TextRange, of pool: [UInt8]) {
        var text = text
        text.withUTF8 { utf8 in
            if indentation.isEmpty && (blanks.isEmpty || !utf8.contains(Bytes.lineFeed)) {
                bytes.append(contentsOf: utf8)
            } else {
                appendLines(of: utf8, blanks: pool[blanks.range])
            }
        }
    }

    private mutating func appendLines(of text: some Collection<UInt8>, blanks: ArraySlice<UInt8>) {
        var isFirst = true
        for line in text.split(separator: Bytes.lineFeed, omittingEmptySubsequences: false) {
            if !isFirst { bytes.append(Bytes.lineFeed) }
            if !line.isEmpty {
                // At the end of the text so far, a line may have begun already.
                if !indentation.isEmpty, bytes.last.map({ $0 == Bytes.lineFeed }) ?? true { bytes += indentation }
                if !isFirst { bytes += blanks }
                bytes += line
            }
            isFirst = false
        }
    }

    /// Indents the lines by further blanks, until `outdent`.
    mutating func indent(by blanks: ArraySlice<UInt8>) { indentation += blanks }

    mutating func outdent(by count: Int) { indentation.removeLast(count) }
}
