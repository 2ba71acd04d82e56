import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The default of `--fail-on` for `plan`: `error`.
enum FailingOnErrors: FailingDefault {
    static let value = FailingSeverity.error
    static let text = value.rawValue
}
