import ModelcBase

/// A property whose value is the result of a fetch request (FormatModelXML §2.8).
package struct FetchedPropertyDescription: PropertyDescription, Hashable {
    package var name: String = ""
    package var isOptional = false
    package var isTransient = false
    package var isIndexed = false
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var isIndexedBySpotlight = false
    package var isStoredInTruthFile = false
    package var isSyncable = false
    package var userInfo = UserInfo()

    /// The request, in which `$FETCH_SOURCE` is the object that has the fetched property. Nil only in a model with
    /// errors.
    package var fetchRequest: FetchRequestDescription?

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}
