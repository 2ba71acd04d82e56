import ModelcKeyedArchive

/// libFuzzer's entry: any bytes must give a value or an error, soon.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // A lower limit than the standard one, so that walking what was read stays fast under the sanitizer.
    let limits = BinaryPropertyListLimits(maximumDepth: 128, maximumValueCount: 100_000)
    guard let value = try? BinaryPropertyListReader(limits: limits).read(bytes) else { return 0 }
    _ = value.hashValue
    guard let archive = try? KeyedArchive(propertyList: value) else { return 0 }
    _ = ArchiveWalk(archive).errors.map(\.description)
    return 0
}
