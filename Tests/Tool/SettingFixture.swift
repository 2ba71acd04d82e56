import Foundation
import ModelcTestSupport

/// A folder with a model on which each setting has an effect.
struct SettingFixture {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SettingFixture.model, to: "M.xcdatamodel/contents")
        try folder.write("// <$entity.className$> is mine\n", to: "Own/human.swift.motemplate")
        try folder.write("<$entity.className$>\n", to: "one.t")
    }

    /// Generates by a configuration and flags; the files, without the model and templates, with their texts.
    func files(_ yaml: String, _ flags: [String] = []) throws -> (files: [String: String], ModelcProcess.Outcome) {
        for made in ["Out", "Other"] { try? FileManager.default.removeItem(atPath: folder.path(made)) }
        try folder.write(yaml, to: ".modelc.yml")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let outcome = try modelc.run(["generate", "M.xcdatamodel"] + flags)
        let names = try folder.files().filter { $0.hasPrefix("Out") || $0.hasPrefix("Other") }
        let pairs = try names.map { ($0, try String(contentsOfFile: folder.path($0), encoding: .utf8)) }
        return (Dictionary(uniqueKeysWithValues: pairs), outcome)
    }

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Auto" representedClassName="Auto" codeGenerationType="class">
                <attribute name="day" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="name" attributeType="String"/>
            </entity>
            <entity name="Book" representedClassName="Book">
                <attribute name="id" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="pages" optional="YES" attributeType="Integer 16" usesScalarValueType="NO"/>
                <attribute name="price" optional="YES" attributeType="Decimal"/>
                <attribute name="printed" optional="YES" attributeType="Date" usesScalarValueType="YES"/>
                <attribute name="rank" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="NO"/>
                <attribute name="title" attributeType="String"/>
                <relationship name="author" maxCount="1" deletionRule="Nullify" destinationEntity="Chapter"/>
                <relationship name="chapters" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Chapter"/>
                <userInfo><entry key="colour" value="red"/></userInfo>
            </entity>
            <entity name="Chapter" representedClassName="Chapter">
                <attribute name="length" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="NO"/>
            </entity>
            <entity name="Far" representedClassName="Kit.Far"/>
            <configuration name="Cloud">
                <memberEntity name="Book"/>
            </configuration>
        </model>
        """
}
