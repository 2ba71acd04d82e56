/// libFuzzer's loop, declared in `FuzzerInterface.h` of LLVM.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ argumentCount: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ entry: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// SwiftPM makes an executable start at `<target>_main`, not at libFuzzer's own `main`.
@_cdecl("FuzzTemplating_main")
public func startFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    var argumentCount = argumentCount
    var arguments = arguments
    return runFuzzer(&argumentCount, &arguments, fuzzOneInput)
}
