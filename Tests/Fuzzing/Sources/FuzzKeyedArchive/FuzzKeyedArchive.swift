import ModelcKeyedArchive

/// The entry point of libFuzzer: any bytes must quickly give a value or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // Lower than the standard limit, so that visiting all objects stays fast under the sanitizer.
    let limits = BinaryPropertyListLimits(maximumDepth: 128, maximumValueCount: 100_000)
    guard let value = try? BinaryPropertyListReader(limits: limits).read(bytes) else { return 0 }
    _ = value.hashValue
    guard let archive = try? KeyedArchive(propertyList: value) else { return 0 }
    _ = ArchiveWalk(archive).errors.map(\.description)
    return 0
}
