import ModelcBase

/// The commands that messages and pages refer to. Only this list contains their names; the tool's own command types are
/// separate.
///
/// Programs that use the library show the same messages: users who have a model are assumed to have the tool, too. A
/// test compares the cases with the commands of the tool.
package enum ToolCommandName: String, CaseIterable, Sendable {
    case check
    case cloudKitCheck = "cloudkit check"
    case cloudKitDiff = "cloudkit diff"
    case cloudKitEmit = "cloudkit emit"
    case compile
    case decompile
    case diff
    case edit
    case explain
    case fixtures
    case format
    case freeze
    case generate
    case hash
    case help
    case identify
    case initialize = "init"
    case inspect
    case lint
    case lock
    case mappingCheck = "mapping check"
    case mappingNew = "mapping new"
    case mappingRefresh = "mapping refresh"
    case mappingShow = "mapping show"
    case merge
    case mogenerator
    case new
    case plan
    case rules
    case schema
    case simulateDelete = "simulate delete"
    case storeCheck = "store check"
    case storeDescribe = "store describe"
    case storeDump = "store dump"
    case storeNew = "store new"
    case templates
    case templatesConvert = "templates convert"
    case templatesCopy = "templates copy"
    case versionsAdd = "versions add"
    case versionsList = "versions list"
    case versionsRemove = "versions remove"
    case versionsRename = "versions rename"
    case versionsUse = "versions use"
}

extension ToolCommandName: CustomStringConvertible {
    /// The command as it is typed: `modelc mapping new`.
    package var description: String { "modelc \(rawValue)" }
}
