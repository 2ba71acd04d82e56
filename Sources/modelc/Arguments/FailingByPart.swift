import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The default of `--fail-on` for `check`.
enum FailingByPart: FailingDefault {
    static let text = "error; for lint and mapping models warning"
}
