import ModelcKeyedArchive
import ModelcTestSupport

/// The editor's object graph of a small model in the form of an `elements` file, built by hand: entity `Book` (title,
/// pages, shelf) and its parent `Thing`, entity `Shelf` (books), a fetched property and a request template.
struct EditorArchive {
    private var fixture = ArchiveFixture()
    private var uids: [String: Int] = [:]

    /// Values that replace the usual ones, by `owner.key` (`Book.shelf.XD_PRK_destination`), to simulate damage.
    var replacements: [String: PropertyListValue] = [:]

    mutating func bytes() -> [UInt8] {
        fixture = ArchiveFixture()
        // The root is object 1: it is filled in last.
        fixture.add(.null)
        for name in ["Book", "Shelf", "Thing", "Book.shelf", "Shelf.books"] { uids[name] = fixture.add(.null) }
        define("Thing", entity(name: "Thing", isAbstract: true, properties: []))
        define("Shelf", entity(name: "Shelf", properties: ["Shelf.books"]))
        define("Book", book())
        defineRelationship("Book.shelf", to: "Shelf", inverse: "Shelf.books", isToMany: false, rule: 1)
        defineRelationship("Shelf.books", to: "Book", inverse: "Book.shelf", isToMany: true, rule: 2)
        let classes = dictionary(["Book", "Shelf", "Thing"].map { ($0, uid($0)) })
        let package = object("XDModelPackage", ["XDBucketForClassesstorage": classes])
        fixture.objects[1] = instance(
            "XDPMModel", ["_xd_rootPackage": package, "_configurationsByName": configurations()])
        return fixture.bytes
    }

    private mutating func book() -> PropertyListValue {
        let title = attribute(name: "title", owner: "Book", type: 700, settings: ["XD_PAttK_minValueString": text("1")])
        let pages = attribute(
            name: "pages", owner: "Book", type: 100, settings: ["XD_PAttK_defaultValueAsString": text("0")])
        uids["Book.title"] = title
        uids["Book.pages"] = pages
        let request = fetchRequest("AllBooks", entity: "Book")
        return entity(
            name: "Book", parent: "Thing", properties: ["Book.title", "Book.pages", "Book.shelf"],
            settings: ["XD_PSK_fetchRequestsArray": array([request])])
    }

    private mutating func entity(
        name: String, parent: String? = nil, isAbstract: Bool = false, properties: [String],
        settings: [String: PropertyListValue] = [:]
    ) -> PropertyListValue {
        let members = dictionary(
            properties.map { ($0.split(separator: ".").last.map(String.init) ?? "", uid($0)) })
        let parents = parent.map { [object("XDUMLGeneralizationImp", ["_general": uid($0), "_specific": uid(name)])] }
        var all: [String: PropertyListValue] = [
            "XD_PSK_entityClassName": text(name), "XD_PSK_isAbstract": boxed(.boolean(isAbstract)),
            "XD_PSK_userInfo": userInfo(of: name),
        ]
        all.merge(settings) { $1 }
        let stereotypes = dictionary([("XD_PStereotype", stereotype(all, owner: name))])
        return instance(
            "XDPMEntity",
            [
                "_name": text(name), "XDBucketForOwnedAttributesstorage": members,
                "XDBucketForGeneralizationsstorage": array(parents ?? []),
                "XDBucketForStereotypesstorage": stereotypes,
            ])
    }

    private mutating func attribute(
        name: String, owner: String, type: Int64, settings: [String: PropertyListValue]
    ) -> Int {
        var all: [String: PropertyListValue] = ["XD_PAttK_attributeType": boxed(.integer(type))]
        all.merge(settings) { $1 }
        let path = "\(owner).\(name)"
        let stereotypes = dictionary([
            ("XD_PPropStereotype", common(path)), ("XD_PAtt_Stereotype", stereotype(all, owner: path)),
        ])
        return fixture.add(
            instance(
                "XDPMAttribute",
                ["_name": text(name), "_owner": uid(owner), "XDBucketForStereotypesstorage": stereotypes]))
    }

    private mutating func defineRelationship(
        _ path: String, to destination: String, inverse: String, isToMany: Bool, rule: Int64
    ) {
        let parts = path.split(separator: ".").map(String.init)
        let settings: [String: PropertyListValue] = [
            "XD_PRK_destination": uid(destination), "XD_PRK_inverseRelationship": uid(inverse),
            "XD_PRK_isToMany": boxed(.boolean(isToMany)), "XD_PRK_deleteRule": boxed(.integer(rule)),
            "XD_PRK_maxCount": boxed(.integer(isToMany ? 0 : 1)), "XD_PRK_minCount": boxed(.integer(0)),
        ]
        let stereotypes = dictionary([
            ("XD_PPropStereotype", common(path)), ("XD_PR_Stereotype", stereotype(settings, owner: path)),
        ])
        define(
            path,
            instance(
                "XDPMRelationship",
                [
                    "_name": text(parts[1]), "_owner": uid(parts[0]), "XDBucketForStereotypesstorage": stereotypes,
                ]))
    }

    private mutating func common(_ owner: String) -> PropertyListValue {
        stereotype(
            ["XD_PPSK_isOptional": boxed(.boolean(true)), "XD_PPSK_userInfo": userInfo(of: owner)], owner: owner)
    }

    /// Excludes the element from sync services, and contains one text.
    private mutating func userInfo(of owner: String) -> PropertyListValue {
        dictionary([("com.apple.syncservices.Syncable", text("NO")), ("note", text("about \(owner)"))])
    }

    private mutating func fetchRequest(_ name: String, entity: String) -> PropertyListValue {
        object(
            "XDPMFetchRequest", ["_name": text(name), "_predicateString": text("title != nil"), "_entity": uid(entity)])
    }

    private mutating func configurations() -> PropertyListValue {
        let local = object("XDPMConfiguration", ["_name": text("Local"), "_entities": array([uid("Shelf")])])
        return dictionary([("Local", local)])
    }

    // The building blocks of the graph.

    private mutating func stereotype(_ settings: [String: PropertyListValue], owner: String) -> PropertyListValue {
        let entries = settings.sorted { $0.key < $1.key }.map { key, value in
            (key, object("XDUMLPropertyImp", ["_default": replacements["\(owner).\(key)"] ?? value]))
        }
        return object("XDUMLStereotypeImp", ["XDBucketForOwnedAttributesstorage": dictionary(entries)])
    }

    private mutating func define(_ name: String, _ value: PropertyListValue) {
        if let uid = uids[name] { fixture.objects[uid] = value }
    }

    private func uid(_ name: String) -> PropertyListValue { .uid(uids[name] ?? 0) }

    private mutating func text(_ text: String) -> PropertyListValue { boxed(.string(text)) }

    private mutating func boxed(_ value: PropertyListValue) -> PropertyListValue { .uid(fixture.add(value)) }

    private mutating func array(_ elements: [PropertyListValue]) -> PropertyListValue {
        object("NSMutableArray", ["NS.objects": .array(elements)])
    }

    private mutating func dictionary(_ entries: [(String, PropertyListValue)]) -> PropertyListValue {
        let keys = entries.map { text($0.0) }
        return object(
            "NSMutableDictionary", ["NS.keys": .array(keys), "NS.objects": .array(entries.map(\.1))])
    }

    private mutating func object(_ className: String, _ fields: [String: PropertyListValue]) -> PropertyListValue {
        .uid(fixture.add(instance(className, fields)))
    }

    private mutating func instance(_ className: String, _ fields: [String: PropertyListValue]) -> PropertyListValue {
        let table = fixture.add(
            .dictionary(
                PropertyListDictionary([
                    .init(key: "$classname", value: .string(className)),
                    .init(key: "$classes", value: .array(chain(className).map(PropertyListValue.string))),
                ])))
        let entries = fields.sorted { $0.key < $1.key }.map {
            PropertyListDictionary.Entry(key: $0.key, value: $0.value)
        }
        return .dictionary(PropertyListDictionary(entries + [.init(key: "$class", value: .uid(table))]))
    }

    private func chain(_ className: String) -> [String] {
        switch className {
        case "NSMutableArray": ["NSMutableArray", "NSArray", "NSObject"]
        case "NSMutableDictionary": ["NSMutableDictionary", "NSDictionary", "NSObject"]
        default: [className, "NSObject"]
        }
    }
}
