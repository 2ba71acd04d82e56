import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Structures with the values of objects: how they are created, compared, encoded, and applied to objects.
@Suite struct SnapshotTests {
    private func snapshot(
        _ attributes: AttributeDescription..., relationships: [RelationshipDescription] = [], codable: Bool = false,
        unique: String? = nil, collections nsset: Bool = false
    ) -> String {
        var book = ModelcGenerationTests.entity("Book", attributes: attributes, relationships: relationships)
        if let unique {
            var constraint = UniquenessConstraint()
            constraint.members = [NamedReference(name: unique)]
            book.uniquenessConstraints = [constraint]
        }
        var options = options()
        options.settings.snapshots = .flag(true)
        options.settings.codable = .flag(codable)
        if nsset { options.settings.collections = .flag(.nsset) }
        let text = generate(ModelcGenerationTests.model(book), options).text(of: "_Book.swift")
        guard let start = text.range(of: "struct BookSnapshot") else { return "no snapshot" }
        return String(text[start.lowerBound...])
    }

    private func number(_ name: String, _ type: AttributeType, default text: String) -> AttributeDescription {
        var number = ModelcGenerationTests.attribute(name, type)
        number.defaultValueText = text
        return number
    }

    @Test func itIsMadeWithDefaults() {
        let text = snapshot(
            attribute("note", optional: true), number("pages", .integer32, default: "12"),
            number("price", .decimal, default: "1.5"), attribute("title"),
            attribute("token", .uuid, userInfo: ["modelc.onInsert": "uuid"]),
            relationships: [toMany("tags", "Book"), toMany("steps", "Book", ordered: true), toOne("next", "Book")])
        #expect(
            text.contains(
                """
                    init(
                        note: String? = nil,
                        pages: Int32 = 12,
                        price: Decimal = NSDecimalNumber(string: "1.5").decimalValue,
                        title: String,
                        token: UUID = UUID(),
                        next: ManagedID<Book>? = nil,
                        steps: [ManagedID<Book>] = [],
                        tags: Set<ManagedID<Book>> = [],
                        managedID: ManagedID<Book>? = nil
                    ) {
                """), "\(text)")
    }

    @Test func itHasTheIdentifiersOfRelatedObjects() {
        let related = [toMany("tags", "Book"), toMany("steps", "Book", ordered: true)]
        let text = snapshot(relationships: related)
        #expect(text.contains("self.tags = modelcIDs(object.tags)"))
        #expect(text.contains("self.steps = modelcOrderedIDs(object.steps)"))
        let untyped = snapshot(relationships: related, collections: true)
        #expect(untyped.contains("self.tags = modelcUntypedIDs(object.tags)"))
    }

    @Test func itIsIdentifiable() {
        let head = { (text: String) in text.prefix { $0 != "{" } }
        let plain = snapshot(attribute("title"))
        #expect(head(plain) == "struct BookSnapshot: Sendable, Hashable, Identifiable ")
        #expect(
            plain.contains("    var id: ManagedSnapshotID<Book> { ManagedSnapshotID(self.managedID, _identity) }\n"))
        let unique = snapshot(attribute("isbn"), unique: "isbn")
        #expect(unique.contains("    var id: String { self.isbn }\n"))
        let own = snapshot(attribute("id", .uuid))
        #expect(own.contains("Identifiable") && !own.contains("{ self.managedID }"))
        let optional = snapshot(attribute("id", .uuid, optional: true))
        #expect(optional.contains("Identifiable") && optional.contains("var id: UUID?\n"))
        #expect(!snapshot(relationships: [toOne("id", "Book")]).contains("Identifiable"))
    }

    @Test func itIsAppliedToAnObject() {
        let text = snapshot(
            attribute("price", .decimal), attribute("cost", .decimal, optional: true), attribute("title"),
            attribute("count", .integer32, derived: true), relationships: [toOne("next", "Book")])
        #expect(
            text.contains(
                """
                    /// Sets the values of an object. Relationships, count stay as they are.
                    /// A value that is already equal is not set again, so that the object does not count as changed.
                    func apply(to object: Book) {
                        if !modelcEqual(object.cost?.decimalValue, self.cost) { object.cost = modelcNumber(self.cost) }
                """), "\(text)")
        for line in [
            "if modelcLacks(object, \"price\") || !modelcEqual(object.price.decimalValue, self.price) {"
                + " object.price = NSDecimalNumber(decimal: self.price) }",
            "if modelcLacks(object, \"title\") || !modelcEqual(object.title, self.title) { object.title = self.title }",
        ] { #expect(text.contains(line), "\(line)") }
    }

    @Test func itIsDecodedByTheKeysOfTheUserInfo() {
        let text = snapshot(
            number("pages", .integer32, default: "12"),
            attribute("title", userInfo: ["modelc.key": "book \"title\""]),
            attribute("rating", .integer16, optional: true, userInfo: ["modelc.notInSnapshot": ""]),
            relationships: [toMany("tags", "Book")], codable: true)
        #expect(
            text.contains(
                #"""
                    init(from decoder: any Decoder) throws {
                        let values = try ManagedDecoding(decoder)
                        self.title = try values.needed("book \"title\"")
                        self.pages = values.required("pages", 12)
                        self.tags = []
                        managedID = nil
                        _absent = values.absent
                        try values.finish()
                    }
                """#), "\(text)")
        #expect(
            text.contains(
                #"""
                        let values = ManagedEncoding(encoder, _absent)
                        values.set("pages", self.pages)
                        values.set("book \"title\"", self.title)
                        try values.finish()
                    }
                """#), "\(text)")
        #expect(!text.contains("rating"))
    }

    @Test func aRequiredObjectMayBeMissing() {
        var next = toOne("next", "Book")
        next.isOptional = false
        #expect(snapshot(relationships: [next]).contains("self.next = object.modelcID(forKey: \"next\")\n"))
    }

    @Test func whatNewObjectsBeginWithNeedNotBeSaid() {
        var kind = attribute("kind", userInfo: ["RawType": "Kind", "modelc.enumCases": "new, old"])
        kind.defaultValueText = "old"
        var mood = attribute("mood", userInfo: ["RawType": "Mood"])
        mood.defaultValueText = "good"
        var level = attribute("level", .integer16, userInfo: ["RawType": "Level", "modelc.rawFallback": "low"])
        level.defaultValueText = "2"
        let text = snapshot(
            kind, mood, level, attribute("place", userInfo: ["modelc.onInsert": "Locale.current.identifier"]),
            attribute("slug", userInfo: ["modelc.onInsert": "place.lowercased()"]),
            attribute("state", userInfo: ["RawType": "State", "modelc.onInsert": ".open"]), codable: true)
        for line in [
            "kind: Kind = .old,", "mood: Mood? = nil,", "level: Level = Level(rawValue: 2) ?? .low,",
            "place: String? = nil,", "slug: String,", "self.mood = mood ?? (modelcCase(\"good\"))",
            "self.place = place ?? (Locale.current.identifier)",
            "self.kind = values.required(\"kind\", .old)",
            "self.mood = values.required(\"mood\", modelcCase(\"good\"))",
            "self.place = values.required(\"place\", Locale.current.identifier)",
            "self.slug = try values.needed(\"slug\")", "state: State? = nil,", "self.state = state ?? (.open)",
            "self.state = values.value(\"state\", .open)",
        ] { #expect(text.contains(line), "\(line)") }
    }

    @Test func whatJSONLacksIsLeftAsItIs() {
        let text = snapshot(attribute("note", optional: true), attribute("title"), codable: true)
        #expect(
            text.contains(
                "if !absent.contains(\"note\"), !modelcEqual(object.note, self.note) { object.note = self.note }"))
        #expect(text.contains("{ object.title = self.title }"))
        #expect(text.contains("values.set(\"note\", self.note)"))
    }

    @Test func valuesOfStandardTypesAreInIt() {
        let json = attribute("json", userInfo: ["modelc.codable": "[String: [Int]]"])
        let words = attribute("words", .transformable, optional: true, userInfo: ["modelc.swiftType": "[String]"])
        let own = attribute("own", .binary, userInfo: ["modelc.codable": "Palette"])
        let text = snapshot(json, words, own, codable: true)
        #expect(text.contains("struct BookSnapshot: Sendable, Hashable, Identifiable, Codable {"))
        #expect(text.contains("var json: [String: [Int]]?") && text.contains("var words: [String]?"))
        #expect(!text.contains("var own"))
    }

    @Test func anAuthorCanSayWhatATypeConformsTo() {
        let traits = "Sendable, Hashable"
        let own = attribute("own", .binary, userInfo: ["modelc.codable": "Palette", "modelc.conformsTo": traits])
        let shape = attribute(
            "shape", .transformable, userInfo: ["modelc.swiftType": "Shape", "modelc.conformsTo": "Sendable,Codable"])
        let flags = attribute(
            "flags", .integer32, userInfo: ["RawType": "Flags", "nonOptionalInit": "", "modelc.conformsTo": "Hashable"])
        let text = snapshot(own, shape, flags, codable: true)
        #expect(text.contains("var own: Palette?") && text.contains("var shape: Shape"))
        #expect(text.contains("struct BookSnapshot: Sendable, Identifiable, Codable {"))
        let hashable = snapshot(own, flags, codable: true)
        #expect(hashable.contains("struct BookSnapshot: Sendable, Hashable, Identifiable, Codable {"))
    }

    @Test(arguments: [
        (["modelc.codable": "Palette", "modelc.conformsTo": "Sendable, Equatble"], "error invalid-user-info-value"),
        (["modelc.codable": "Palette", "modelc.conformsTo": ""], "error invalid-user-info-value"),
        (["modelc.conformsTo": "Sendable"], "warning ignored-user-info-key"),
    ])
    func conformancesAreChecked(userInfo: [String: String], finding: String) {
        let result = generate(model(entity("Book", attributes: [attribute("own", .binary, userInfo: userInfo)])))
        #expect(result.findings == ["\(finding) Book.own"])
    }

    @Test func withoutASupportFileASnapshotOfNoObjectHasAnIdentity() {
        var options = options()
        options.settings.snapshots = .flag(true)
        options.settings.typedKeys = .flag(false)
        let text = generate(model(entity("Book", attributes: [attribute("title")])), options).text(of: "_Book.swift")
        let id = "{ self.objectID.map(Swift.AnyHashable.init) ?? _identity.id }"
        #expect(text.contains("var id: Swift.AnyHashable \(id)"))
    }

    @Test func itSaysWhyItIsNotHashable() {
        let flags = attribute("flags", .integer32, userInfo: ["RawType": "Flags", "nonOptionalInit": ""])
        var options = options()
        options.settings.snapshots = .flag(true)
        let text = generate(model(entity("Book", attributes: [flags])), options).text(of: "_Book.swift")
        #expect(text.contains("/// Not Hashable: modelc does not know whether the values of flags are.\n"))
    }

    @Test func namesOfItsOwnMembersAreReserved() {
        for name in ["_absent", "_identity"] {
            let result = generate(model(entity("Book", attributes: [attribute(name)])))
            #expect(result.findings == ["error reserved-property-name Book.\(name)"])
        }
    }

    @Test func twoAttributesWithOneKeyAreRefused() {
        let book = ModelcGenerationTests.entity(
            "Book",
            attributes: [attribute("a", userInfo: ["modelc.key": "b"]), attribute("b")],
            userInfo: ["modelc.codable": ""])
        #expect(generate(model(book)).findings == ["error invalid-user-info-value Book.b"])
    }
}
