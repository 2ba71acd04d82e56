/// The class hierarchies of the objects in the editor's archive (FormatMappingModel §5.1).
enum ArchivedClassChain {
    private static let element = ["XDUMLNamedElementImp", "XDUMLElementImp", "NSObject"]
    private static let namespace = ["XDUMLNamespaceImp"] + element
    private static let classifier = ["XDUMLClassifierImp"] + namespace

    static let model = ["XDPMModel", "XDModel", "NSObject"]
    static let package = ["XDModelPackage", "XDUMLPackageImp"] + namespace
    static let entity = ["XDPMEntity", "XDUMLClassImp"] + classifier
    static let genericClass = ["XDUMLClassImp"] + classifier
    static let stereotype = ["XDUMLStereotypeImp", "XDUMLClassImp"] + classifier
    static let setting = ["XDUMLPropertyImp"] + element
    static let generalization = ["XDUMLGeneralizationImp"] + element
    static let attribute = ["XDPMAttribute"] + property
    static let relationship = ["XDPMRelationship"] + property
    static let fetchedProperty = ["XDPMFetchedProperty"] + property
    static let fetchRequest = ["XDPMFetchRequest", "NSObject"]

    private static let property = ["XDPMProperty"] + setting
}
