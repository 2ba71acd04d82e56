import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The default of `--fail-on` for `check`: `warning` for lint and mapping models, `error` for all other parts.
enum FailingByPart: FailingDefault {
    static let text = "error; for lint and mapping models warning"
}
