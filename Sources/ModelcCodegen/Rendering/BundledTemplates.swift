import ModelcSettings

/// The files of the folder `Templates`, which the build embeds in the program, by set and file name. A test compares
/// this table with the folder.
///
/// The folder is a resource of this target through a symbolic link. SwiftPM generates a constant for each file, but no
/// list of the constants.
enum BundledTemplates {
    static func files(_ set: BundledTemplateSet) -> [String: [UInt8]] {
        switch set {
        case .swift: swift
        case .objectiveC: objectiveC
        case .xcodeSwift: xcodeSwift
        case .xcodeObjectiveC: xcodeObjectiveC
        case .mogeneratorSwift: mogeneratorSwift
        case .mogeneratorObjectiveC: mogeneratorObjectiveC
        }
    }

    private static let swift: [String: [UInt8]] = [
        "absence.swift.motemplate": PackageResources.absence_swift_motemplate,
        "attributes.swift.motemplate": PackageResources.attributes_swift_motemplate,
        "composites.swift.motemplate": PackageResources.composites_swift_motemplate,
        "description.swift.motemplate": PackageResources.description_swift_motemplate,
        "fetchRequests.swift.motemplate": PackageResources.fetchRequests_swift_motemplate,
        "human.swift.motemplate": PackageResources.human_swift_motemplate,
        "imports.swift.motemplate": PackageResources.imports_swift_motemplate,
        "keyTable.swift.motemplate": PackageResources.keyTable_swift_motemplate,
        "keys.swift.motemplate": PackageResources.keys_swift_motemplate,
        "machine.swift.motemplate": PackageResources.machine_swift_motemplate,
        "model.swift.motemplate": PackageResources.model_swift_motemplate,
        "names.swift.motemplate": PackageResources.names_swift_motemplate,
        "overReleased.swift.motemplate": PackageResources.overReleased_swift_motemplate,
        "relationships.swift.motemplate": PackageResources.relationships_swift_motemplate,
        "shields.swift.motemplate": PackageResources.shields_swift_motemplate,
        "single.swift.motemplate": PackageResources.single_swift_motemplate,
        "snapshot.swift.motemplate": PackageResources.snapshot_swift_motemplate,
        "snapshotCoding.swift.motemplate": PackageResources.snapshotCoding_swift_motemplate,
        "snapshotDifference.swift.motemplate": PackageResources.snapshotDifference_swift_motemplate,
        "snapshotKeys.swift.motemplate": PackageResources.snapshotKeys_swift_motemplate,
        "support.swift.motemplate": PackageResources.support_swift_motemplate,
        "supportCoding.swift.motemplate": PackageResources.supportCoding_swift_motemplate,
        "supportConditions.swift.motemplate": PackageResources.supportConditions_swift_motemplate,
        "supportFetching.swift.motemplate": PackageResources.supportFetching_swift_motemplate,
        "supportFilters.swift.motemplate": PackageResources.supportFilters_swift_motemplate,
        "supportKeys.swift.motemplate": PackageResources.supportKeys_swift_motemplate,
        "supportObjects.swift.motemplate": PackageResources.supportObjects_swift_motemplate,
        "supportSnapshots.swift.motemplate": PackageResources.supportSnapshots_swift_motemplate,
        "supportToMany.swift.motemplate": PackageResources.supportToMany_swift_motemplate,
        "swift.manifest": PackageResources.swift_manifest,
        "xcodeMutators.swift.motemplate": PackageResources.xcodeMutators_swift_motemplate,
    ]

    private static let objectiveC: [String: [UInt8]] = [
        "human.h.motemplate": PackageResources.human_h_motemplate,
        "human.m.motemplate": PackageResources.human_m_motemplate,
        "machine.h.motemplate": PackageResources.machine_h_motemplate,
        "machine.m.motemplate": PackageResources.machine_m_motemplate,
        "objc.manifest": PackageResources.objc_manifest,
    ]

    private static let xcodeSwift: [String: [UInt8]] = [
        "accessors.swift.motemplate": PackageResources.accessors_swift_motemplate,
        "class.swift.motemplate": PackageResources.class_swift_motemplate,
        "head.swift.motemplate": PackageResources.head_swift_motemplate,
        "properties.swift.motemplate": PackageResources.properties_swift_motemplate,
        "xcode-swift.manifest": PackageResources.xcode_swift_manifest,
    ]

    private static let xcodeObjectiveC: [String: [UInt8]] = [
        "accessors.h.motemplate": PackageResources.accessors_h_motemplate,
        "class.h.motemplate": PackageResources.class_h_motemplate,
        "class.m.motemplate": PackageResources.class_m_motemplate,
        "head.objc.motemplate": PackageResources.head_objc_motemplate,
        "properties.h.motemplate": PackageResources.properties_h_motemplate,
        "properties.m.motemplate": PackageResources.properties_m_motemplate,
        "umbrella.h.motemplate": PackageResources.umbrella_h_motemplate,
        "umbrella.m.motemplate": PackageResources.umbrella_m_motemplate,
        "xcode-objc.manifest": PackageResources.xcode_objc_manifest,
    ]

    private static let mogeneratorSwift: [String: [UInt8]] = [
        "moHuman.swift.motemplate": PackageResources.moHuman_swift_motemplate,
        "moMachine.swift.motemplate": PackageResources.moMachine_swift_motemplate,
        "mogenerator-swift.manifest": PackageResources.mogenerator_swift_manifest,
    ]

    private static let mogeneratorObjectiveC: [String: [UInt8]] = [
        "moHuman.h.motemplate": PackageResources.moHuman_h_motemplate,
        "moHuman.m.motemplate": PackageResources.moHuman_m_motemplate,
        "moMachine.h.motemplate": PackageResources.moMachine_h_motemplate,
        "moMachine.m.motemplate": PackageResources.moMachine_m_motemplate,
        "mogenerator-objc.manifest": PackageResources.mogenerator_objc_manifest,
    ]
}
