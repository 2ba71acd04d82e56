import ModelcSchema
import ModelcSettings

extension XcodeEra {
    /// The era of the Xcode with this build of the model editor; the newest if there is no build number.
    init(ofTools tools: ToolsVersion?) {
        guard let major = tools?.major, major > 1 else {
            self = .newest
            return
        }
        self = XcodeEra.allCases.last { $0.firstTools <= major } ?? .xcode7
    }

    /// The first build of the editor that belongs to the era.
    ///
    /// Measured in committed files: 24837 and before write what `xcode26` is, 25201 and later what `xcode27` is; 24512 and
    /// later have public imports, 23788 and before do not. Between these builds, no file is known (unverified), and the first
    /// build of a major version of Xcode is taken: 24xxx is Xcode 26, 25xxx is Xcode 27. 11759 is the last build that writes a
    /// semicolon in `fetchRequest()`.
    private var firstTools: Int {
        switch self {
        case .xcode7: 0
        case .xcode8: 11198
        case .xcode9: 11760
        case .xcode12: 17000
        case .xcode26: 24000
        case .xcode27: 25000
        }
    }
}
