import Foundation
import ModelcFiles
import ModelcTestSupport

/// Small models written by hand, each for the feature that its test is about.
enum ModelFixture {
    /// A whole `contents` file around the given elements.
    static func contents(_ body: String, attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="24412" \
        systemVersion="25B78" minimumToolsVersion="Automatic" sourceLanguage="Swift" \
        userDefinedModelVersionIdentifier=""\(attributes)>
        \(body)
        </model>
        """
    }

    /// A model of one entity without properties.
    static let small = contents("    <entity name=\"Book\" representedClassName=\"Book\" syncable=\"YES\"/>")

    /// The `.xccurrentversion` that names a version's folder.
    static func currentVersion(_ folder: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>_XCCurrentVersionName</key>
        \t<string>\(folder)</string>
        </dict>
        </plist>
        """
    }

    /// Reads a stand-alone model with this text.
    static func read(_ contents: String) throws -> ModelReading {
        let folder = try TemporaryFolder()
        try folder.write(contents, to: "M.xcdatamodel/contents")
        return ModelReader().read(folder.path("M.xcdatamodel"))
    }
}
