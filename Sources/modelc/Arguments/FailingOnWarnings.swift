import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The default of `--fail-on` for `lint` and `mapping check`: `warning`.
enum FailingOnWarnings: FailingDefault {
    static let text = "warning"
}
