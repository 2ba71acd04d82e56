import ModelcPredicates

/// The entry point of libFuzzer: any text must quickly give a tree that prints as itself, or an error inside the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let parser = PredicateParser()
    do {
        let read = try parser.predicate(from: text)
        precondition((try? parser.predicate(from: read.format)) == read)
        _ = (read.keyPathUses, read.variables, read.hashValue)
    } catch {
        precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
    }
    if let read = try? parser.expression(from: text) {
        precondition((try? parser.expression(from: read.format)) == read)
    }
    return 0
}
