import ModelcSchema
import ModelcSettings

extension XcodeEra {
    /// Creates the era (a group of Xcode versions that generate the same classes) to which this build of the model
    /// editor belongs. The newest era if there is no build number.
    init(ofTools tools: ToolsVersion?) {
        guard let major = tools?.major, major > 1 else {
            self = .newest
            return
        }
        self = XcodeEra.allCases.last { $0.firstTools <= major } ?? .xcode7
    }

    /// The first build of the model editor that belongs to the era.
    ///
    /// Source: committed files. Builds up to 24837 write the form `xcode26`, and builds from 25201 the form `xcode27`.
    /// Builds up to 23788 write no public imports, and builds from 24512 do. No file from a build in between is known.
    /// For these, the first build of a major version of Xcode is assumed (unverified): 24xxx is Xcode 26, 25xxx is
    /// Xcode 27. Build 11759 is the last one that writes a semicolon in `fetchRequest()`.
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
