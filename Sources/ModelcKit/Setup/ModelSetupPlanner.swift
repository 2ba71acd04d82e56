import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// Chooses the settings of a model. The choice depends on the existing classes, so that generated code does not declare
/// a class a second time.
struct ModelSetupPlanner {
    let classes: ModelClasses
    let found: ExistingClasses
    /// The folders and settings of files that modelc generated earlier; nil if there are none.
    let generated: GeneratedFolders.Origin?
    /// The folder for the model's files: that of its target, or the common folder of models in the same part of the
    /// project.
    let folder: String
    let display: DisplayPath

    /// The folder of the files in which the user writes classes (human files).
    private enum HumanFolder {
        /// There are no human files.
        case none
        case one(String)
        /// The human files are in several folders, or have other names than modelc would give them.
        case several
    }

    func setup() -> ModelSetup {
        let written = classes.entities.filter { !$0.isOfBuild }.flatMap { found.others[$0.className] ?? [] }
        let isOfBuild = !classes.entities.isEmpty && classes.entities.allSatisfy(\.isOfBuild)
        if let generated { return ofModelc(generated) }
        if !found.machine.isEmpty { return ofMogenerator() }
        if !found.properties.isEmpty { return ofXcode() }
        if isOfBuild { return .build(entry) }
        return written.isEmpty ? ModelSetup(withHuman(of: entry), .new) : .manual(entry, shown(written))
    }

    /// The settings for a model without existing classes.
    private var entry: StarterConfiguration.Model {
        var entry = StarterConfiguration.Model(path: classes.path)
        entry.module = classes.module
        entry.output = PathText.joined(folder, "Generated")
        entry.humanOutput = PathText.joined(folder, "Entities")
        return entry
    }

    private func ofModelc(_ generated: GeneratedFolders.Origin) -> ModelSetup {
        var entry = entry
        entry.output = display.path(generated.machine)
        entry.humanOutput = generated.human.map(display.path) ?? entry.humanOutput
        entry.language = generated.language
        entry.style = generated.style
        return leavingOutOwn(ModelSetup(withHuman(of: entry), .modelc))
    }

    private func ofMogenerator() -> ModelSetup {
        let files = found.machine.values.flatMap(\.self)
        let folders = self.folders(of: files)
        guard let output = folders.first, folders.count == 1, let language = GeneratedLanguage.of(files) else {
            return .scattered(entry, "mogenerator", folders)
        }
        var entry = entry
        entry.output = output
        entry.language = language == .objectiveC ? .objectiveC : nil
        let setup = ModelSetup(
            withHuman(of: entry), .mogenerator,
            note: "'\(ToolCommandName.generate)' replaces the machine files of mogenerator, and keeps the human files")
        return leavingOutOwn(setup)
    }

    private func ofXcode() -> ModelSetup {
        let files = found.properties.values.flatMap(\.self)
        let folders = self.folders(of: files)
        guard let output = folders.first, folders.count == 1, let language = GeneratedLanguage.of(files) else {
            return .scattered(entry, "Xcode", folders)
        }
        let declared = found.others.filter { found.properties[$0.key] != nil }
        let hasSuffix = declared.allSatisfy { hasNames($0.value, $0.key + EarlierLayoutFiles.classEnding) }
        let roots = classes.entities.filter(\.isRoot).flatMap { found.properties[$0.className] ?? [] }
        let era = XcodeFiles.era(of: roots.isEmpty ? files : roots, hasClassSuffix: hasSuffix)
        var entry = entry
        entry.output = output
        entry.language = language == .objectiveC ? .objectiveC : .swift
        entry.style = .era(era)
        switch humanFolder(declared, suffix: era == .xcode7 ? "" : EarlierLayoutFiles.classEnding) {
        case .none: entry.humanOutput = nil
        case .one(let folder): entry.humanOutput = folder == output ? nil : folder
        case .several: (entry.humanOutput, entry.writesHuman) = (nil, false)
        }
        entry.includesAllEntities = classes.entities.contains { !$0.isOfBuild }
        var setup = ModelSetup(
            entry, .xcode, note: "'\(ToolCommandName.generate)' updates the properties files of Xcode in place")
        let missing = classes.entities.filter { entity in
            let isOwn = entity.isOfBuild || found.others[entity.className] != nil
            return isOwn && found.properties[entity.className] == nil
        }
        leaveOut(missing, of: &setup)
        return setup
    }

    /// Excludes entities whose class the user writes without a generated superclass (machine class) such as `_Book`.
    private func leavingOutOwn(_ setup: ModelSetup) -> ModelSetup {
        var setup = setup
        let own = classes.entities.filter { entity in
            !entity.isOfBuild && found.others[entity.className] != nil && !found.withMachine.contains(entity.className)
        }
        leaveOut(own, of: &setup)
        return setup
    }

    private func leaveOut(_ entities: [ModelClasses.Entity], of setup: inout ModelSetup) {
        let files = entities.flatMap { found.others[$0.className] ?? [] }
        setup.leaveOut(entities.map(\.name), in: shown(files), of: classes.entities.map(\.name))
    }

    /// Returns the entry with the output folder and the access level of the existing human files (the user's subclass
    /// files). If they are in several folders, no human files are generated.
    private func withHuman(of entry: StarterConfiguration.Model) -> StarterConfiguration.Model {
        var entry = entry
        if found.hasPublicHuman { entry.more.append("access: public") }
        // If the machine class `_Book` exists but `Book` does not inherit from it directly, there is a class between
        // them.
        let isIndirect = found.withMachine.contains { found.others[$0] != nil }
        switch isIndirect ? .several : humanFolder(found.human, suffix: "") {
        case .none: break
        case .one(let folder): entry.humanOutput = folder
        case .several: (entry.humanOutput, entry.writesHuman) = (nil, false)
        }
        return entry
    }

    private func humanFolder(_ files: [String: [String]], suffix: String) -> HumanFolder {
        let folders = self.folders(of: files.values.flatMap(\.self))
        guard let folder = folders.first else { return .none }
        let isUsual = files.allSatisfy { hasNames($0.value, $0.key + suffix) }
        return folders.count == 1 && isUsual ? .one(folder) : .several
    }

    /// Whether all files have this name, apart from their extensions.
    private func hasNames(_ files: [String], _ name: String) -> Bool {
        files.allSatisfy { PathText.stem(of: $0) == name }
    }

    private func folders(of files: [String]) -> [String] {
        Set(files.map { display.path(PathText.folder(of: $0)) }).sorted()
    }

    private func shown(_ files: [String]) -> [String] { Set(files.map(display.path)).sorted() }
}
