import ModelcBase
import ModelcTemplating

/// The entry point of libFuzzer: any bytes must quickly give text or errors. The bytes are the template and the
/// templates that it includes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = SourceText(Array(UnsafeBufferPointer(start: start, count: count)))
    // Lower than the standard limits, so that nested loops stay fast under the sanitizer.
    var limits = TemplateLimits.standard
    limits.steps = 10_000
    limits.nodes = 10_000
    limits.outputBytes = 100_000
    limits.stringBytes = 10_000
    for root in [FuzzedObject.self, nil] {
        let compiler = TemplateCompiler(root: root, limits: limits) { TemplateSource(path: $0, text: text) }
        let compilation = compiler.compile(TemplateSource(path: "main", text: text))
        precondition((compilation.template == nil) == compilation.diagnostics.contains { $0.severity == .error })
        var output: [UInt8] = []
        try? compilation.template?.render(FuzzedObject(), into: &output)
    }
    // A template of mogenerator that is converted without an error compiles.
    let source = TemplateSource(path: "converted", text: text)
    let (converted, notes) = MiscMergeConverter(root: FuzzedObject.self).convert(source)
    let compiler = TemplateCompiler(root: FuzzedObject.self, limits: limits) { TemplateSource(path: $0, text: text) }
    let compilation = compiler.compile(TemplateSource(path: "converted", text: SourceText(Array(converted.utf8))))
    var output: [UInt8] = []
    if notes.isEmpty { try? compilation.template?.render(FuzzedObject(), into: &output) }
    return 0
}
