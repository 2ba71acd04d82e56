import ModelcSchema
import ModelcTestSupport
import Testing

/// The published examples of FormatVersionHash §6, step by step.
@Suite struct WorkedExampleTests {
    @Test func userOfSampleModel3() throws {
        let hashes = model(
            entity("User", [attribute("petName"), attribute("name", optional: false)])
        ).hashes
        let user = try #require(hashes["User"])
        #expect(
            user["name"]?.hash.hexadecimal == "8cb9965c0031ac68913984f3110941ad965395be9fd9b17de7be54bc7ad46890")
        #expect(
            user["petName"]?.hash.hexadecimal == "3600ceedf50b080f90041365395158784f0deb03bc9acddf1cad607c4fe50742")
        #expect(user.hash?.hexadecimal == "6b31f4e97b691d16c4c820bae55f89408d47013bd42151ecfde1eac7fe4be798")
        #expect(user.isVerified && hashes.isVerified)
        #expect(hashes.checksum?.base64 == "u970QgYhRHEJGIt0zQr1UhuZL2ZJ1KxBS+B7rkAx0ik=")
        #expect(
            hashes.digest
                == "0KLB/FnL8roMcgeszeCxnPnvYqnn4VzB2DpFP6csqrDKzLB6fyG5rrVfjY5DtnQxx4355oWuKFublPf2Jo1UWg==")
    }

    /// A transient attribute is not hashed, one attribute is preserved after deletion, two attributes are unique
    /// together.
    @Test func personOfSampleModel() throws {
        let person = entity(
            "Person",
            [
                attribute("firstName"), attribute("lastName"),
                attribute("updatedAt", .date, optional: false),
                attribute("id", .uuid, optional: false) { $0.preservesValueOnDeletion = true },
                attribute("isDriving", .boolean, optional: false) { $0.isTransient = true },
            ],
            links: [
                relationship("cars", to: "Car", inverse: "owner") {
                    $0.isOptional = true
                    $0.isToMany = true
                }
            ]
        ) { $0.uniquenessConstraints = [constraint("firstName", "lastName")] }
        let hash = try #require(
            model(person, entity("Car", links: [relationship("owner", to: "Person", inverse: "cars")])).hashes["Person"]
        )
        let expected = [
            "cars": "3c620a49254a65e4fdd1816f9dcb43be5310e63cd52f762a262a9831a688f86f",
            "firstName": "6ac0ccc08e6b88103859105b8e9702dfc91d614a5fa1a52c02dd1254b5bc7e7b",
            "id": "3f41bba0910aa0eeb185058d518a6415630c2839c3b12a0287d912205b2de797",
            "lastName": "03786f803c3a23bb9a6da44e6a246ba61e05a3c3da2e378f6bd6af155eac773e",
            "updatedAt": "86d859d4f9766837241ef061e60a52258cf99d85bb85d46f2a6d43393d9b3bab",
        ]
        for (name, value) in expected { #expect(hash[name]?.hash.hexadecimal == value, "\(name)") }
        #expect(hash["isDriving"]?.isPartOfEntity == false)
        #expect(hash.hash?.hexadecimal == "164268551b45108ae763aa2ba61ff32d32d32323850987c3e21607c8da44b72b")
    }

    @Test func anOrderedRelationship() throws {
        let hashes = model(
            entity(
                "Main",
                links: [
                    relationship("oneToMany", to: "SecondaryEntity", inverse: "oneToMany") {
                        $0.isOptional = true
                        $0.isToMany = true
                        $0.isOrdered = true
                    }
                ]),
            entity("SecondaryEntity", links: [relationship("oneToMany", to: "Main", inverse: "oneToMany")])
        ).hashes
        #expect(
            hashes["Main"]?["oneToMany"]?.hash.hexadecimal
                == "a7b93fad5693c144cccda7acc4f452c8b6e18531ee6a4cd91e57e563fdf90e6c")
        // The inverse has the same name but is another relationship.
        #expect(hashes["Main"]?.isVerified == true)
    }

    @Test func aRelationshipThatIsItsOwnInverse() throws {
        let hashes = model(
            entity(
                "AircraftEntity",
                links: [
                    relationship("connectedAircraft", to: "AircraftEntity", inverse: "connectedAircraft") {
                        $0.isOptional = true
                        $0.maximumCount = 1
                        $0.minimumCount = 1
                    }
                ])
        ).hashes
        #expect(
            hashes["AircraftEntity"]?["connectedAircraft"]?.hash.hexadecimal
                == "6f8678040cab65e787d9af8caab249eed7b89c361eef35524e55d4be84ca4598")
        #expect(hashes.isVerified)
    }

    @Test func aFetchedProperty() throws {
        var property = FetchedPropertyDescription()
        property.name = "fetchedProperty"
        let hashes = model(entity("Main") { $0.fetchedProperties = [property] }).hashes
        #expect(
            hashes["Main"]?["fetchedProperty"]?.hash.hexadecimal
                == "682dd3e36d9d39359285a4ed17aee3f9f0792a30e6eae57dbd30067526f684e9")
        #expect(hashes["Main"]?.hash == model(entity("Main")).hashes["Main"]?.hash)
    }

    @Test(arguments: [
        ("now()", "28a4dae0461e17af56e979c2095abfbe0bfc45fe9ca8abf3144338a518a1bb8f"),
        ("canonical:(optionalString)", "5a206be69412d9428f0097fd09de6a663cb72a6b8c4a4850e681f95f68485234"),
        ("oneToMany.@count", "b196dca2c798994b9379d59199e285c499db8ff2837deb49c4109e18042be819"),
    ])
    func aDerivedAttribute(expression: String, hash: String) throws {
        let derived = attribute("derived", .date, optional: false) {
            $0.isDerived = true
            $0.derivationExpression = expression
        }
        let main = try #require(model(entity("Main", [derived])).hashes["Main"])
        #expect(main["derived"]?.hash.hexadecimal == hash)
        #expect(main.isVerified)
    }

    /// Its position was derived from 9 checksums that Apple's compiler printed: after the constraints.
    @Test func aModifierOfAnEntity() throws {
        let main = try #require(
            model(
                entity("Main", [attribute("title")]) {
                    $0.uniquenessConstraints = [constraint("title")]
                    $0.versionHashModifier = "2"
                }
            ).hashes["Main"])
        #expect(main.hash?.hexadecimal == "084c834dc560c55557415ddeb2914d86f46d13cc6aa0d1f8f67cf43d06741bca")
        #expect(main.isVerified)
    }

    @Test func aModifierAndExternalStorage() throws {
        let title = attribute("title", optional: false) {
            $0.isOptional = true
            $0.versionHashModifier = "2"
        }
        let data = attribute("data", .binary, optional: false) {
            $0.isOptional = true
            $0.allowsExternalStorage = true
        }
        let main = try #require(model(entity("Main", [title, data])).hashes["Main"])
        #expect(main["title"]?.hash.hexadecimal == "b277c65b747e5eaf087c4d499307f4af130f6635094c219863d6ff60f67757fc")
        #expect(main["data"]?.hash.hexadecimal == "de13fc46b8011ee72f0c6aad92c325b550a8c44bf26afcecff3eaf7e2ca5d7d6")
        #expect(main.isVerified)
    }
}
