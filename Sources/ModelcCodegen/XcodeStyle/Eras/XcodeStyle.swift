import ModelcSchema
import ModelcSettings

/// The layout of one run: the era's column of the table, with the user's own choices in it.
struct XcodeStyle {
    let language: OutputLanguage
    let header: XcodeHeader
    let classSuffix: String
    let hasAutomaticMode: Bool
    let hasScalars: Bool
    let hasPlaceholder: Bool
    let propertiesNotice: XcodeNotice
    let optionality: OptionalityStyle
    let propertiesGap: Int
    let access: String
    let hasObjectiveCNames: Bool
    let requestEnd: String?
    let hasSwiftAccessors: Bool
    let usesNSDate: Bool
    let identifiable: XcodeIdentifiable
    let hasPublicImports: Bool
    let request: String?
    let copiesValues: Bool
    let usesID: Bool
    let importsDestinations: Bool

    init(_ settings: GenerateSettings, language: OutputLanguage) {
        let era = settings.style.value.era ?? .newest
        self.language = language
        header = settings.header.value
        classSuffix = XcodeEraTable.classSuffix[era]
        hasAutomaticMode = XcodeEraTable.hasAutomaticMode[era]
        hasScalars = XcodeEraTable.hasScalars[era]
        hasPlaceholder = XcodeEraTable.hasPlaceholder[era]
        propertiesNotice = XcodeEraTable.propertiesNotice[era]
        optionality = settings.xcodeOptionality?.value ?? XcodeEraTable.optionality[era]
        propertiesGap = XcodeEraTable.propertiesGap[era]
        access = XcodeEraTable.access[era]
        hasObjectiveCNames = XcodeEraTable.hasObjectiveCNames[era]
        requestEnd = XcodeEraTable.requestEnd[era]
        hasSwiftAccessors = XcodeEraTable.hasSwiftAccessors[era]
        usesNSDate = settings.nsdate?.value ?? XcodeEraTable.usesNSDate[era]
        identifiable = settings.xcodeIdentifiable?.value ?? XcodeEraTable.identifiable[era]
        hasPublicImports = XcodeEraTable.hasPublicImports[era]
        request = XcodeEraTable.request[era]
        copiesValues = XcodeEraTable.copiesValues[era]
        usesID = XcodeEraTable.usesID[era]
        importsDestinations = XcodeEraTable.importsDestinations[era]
    }
}
