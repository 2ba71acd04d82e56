extension MigrationFixture {
    static let all = [library, separated, blocked, hostile, unverified]

    /// Whether every file system can hold its golden files.
    var hasPlainNames: Bool { modelName.allSatisfy { $0.isASCII && $0.isLetter } }

    /// Mostly inferred: one lightweight run, then a version with conditions on the store.
    static let library = MigrationFixture(
        "library", model: "Library",
        [
            (
                "Library",
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="isLent" optional="YES" attributeType="Boolean"/>
                    <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Person"/>
                    <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
                </entity>
                <entity name="Person"><attribute name="name" optional="YES" attributeType="String"/></entity>
                <entity name="Tag"><attribute name="text" optional="YES" attributeType="String"/></entity>
                <entity name="Draft"><attribute name="text" optional="YES" attributeType="String"/></entity>
                """
            ),
            (
                "Library 2",
                """
                <entity name="Book">
                    <attribute name="heading" optional="YES" attributeType="String" elementID="title"/>
                    <attribute name="isLent" optional="YES" attributeType="Boolean"/>
                    <attribute name="isbn" optional="YES" attributeType="String"/>
                    <relationship name="owner" optional="YES" maxCount="1" destinationEntity="Human"/>
                    <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
                </entity>
                <entity name="Human" elementID="Person"><attribute name="name" optional="YES" attributeType="String"/></entity>
                <entity name="Tag"><attribute name="text" optional="YES" attributeType="String"/></entity>
                <entity name="Draft"><attribute name="text" optional="YES" attributeType="String"/></entity>
                """
            ),
            (
                "Library 3",
                """
                <entity name="Book">
                    <attribute name="name" attributeType="String" elementID="title"/>
                    <attribute name="isLent" optional="YES" attributeType="Integer 16"/>
                    <attribute name="isbn" optional="YES" attributeType="String"/>
                    <attribute name="shelf" attributeType="String"/>
                    <attribute name="rating" optional="YES" attributeType="Integer 16"/>
                    <relationship name="owner" maxCount="1" destinationEntity="Human"/>
                    <relationship name="tags" toMany="YES" minCount="2" destinationEntity="Tag"/>
                    <uniquenessConstraints>
                        <uniquenessConstraint>
                            <constraint value="name"/>
                            <constraint value="isbn"/>
                        </uniquenessConstraint>
                    </uniquenessConstraints>
                </entity>
                <entity name="Human" elementID="Person" isAbstract="YES">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
                <entity name="Tag"><attribute name="text" optional="YES" attributeType="String"/></entity>
                """
            ),
        ])

    /// Neighbouring versions can be inferred, the long hop cannot: a stage without code is between them.
    static let separated = MigrationFixture(
        "separated", model: "Notes",
        [
            ("V1", #"<entity name="Note"><attribute name="size" optional="YES" attributeType="String"/></entity>"#),
            ("V2", #"<entity name="Note"/>"#),
            ("V3", #"<entity name="Note"><attribute name="size" optional="YES" attributeType="Integer 16"/></entity>"#),
            (
                "V4",
                #"<entity name="Note"><attribute name="size" optional="YES" attributeType="Integer 32"/></entity>"#
            ),
        ])

    /// All changes that inference refuses.
    static let blocked = MigrationFixture(
        "blocked", model: "Zoo",
        [
            (
                "Zoo",
                """
                <entity name="Animal" isAbstract="YES"><attribute name="age" optional="YES" attributeType="String"/></entity>
                <entity name="Cat" parentEntity="Animal"><attribute name="color" attributeType="String"/></entity>
                <entity name="Dog" parentEntity="Animal"/>
                <entity name="Keeper">
                    <attribute name="home" optional="YES" attributeType="String"/>
                    <relationship name="houses" optional="YES" toMany="YES" destinationEntity="House"/>
                </entity>
                <entity name="House"/>
                <entity name="Ticket"/>
                <entity name="Voucher"/>
                """
            ),
            (
                "Zoo 2",
                """
                <entity name="Animal" isAbstract="YES"><attribute name="years" attributeType="Integer 16" elementID="age"/></entity>
                <entity name="Cat" parentEntity="Animal"><attribute name="color" attributeType="Transformable"/></entity>
                <entity name="Hound" parentEntity="Animal" elementID="Dog"/>
                <entity name="Keeper">
                    <relationship name="home" optional="YES" maxCount="1" destinationEntity="House"/>
                    <relationship name="houses" optional="YES" maxCount="1" destinationEntity="House"/>
                </entity>
                <entity name="House"/>
                <entity name="Paper" isAbstract="YES"/>
                <entity name="Ticket" parentEntity="Paper"/>
                <entity name="Voucher" parentEntity="Paper"/>
                """
            ),
        ])

    /// Names that have another meaning in Swift, in Objective-C, in a shell or in a file system.
    static let hostile = MigrationFixture(
        "hostile", model: "Modèle \"2\" \\(x)",
        [
            (
                "1.0",
                """
                <entity name="class"><attribute name="self" optional="YES" attributeType="String"/></entity>
                <entity name="Größe"><attribute name="in" attributeType="Boolean"/></entity>
                <entity name="*/ x"><attribute name="a&quot;b\\" optional="YES" attributeType="String"/></entity>
                """
            ),
            (
                "1_0",
                """
                <entity name="class"><attribute name="self" attributeType="String"/></entity>
                <entity name="Größe"><attribute name="in" attributeType="Boolean"/></entity>
                <entity name="*/ x"><attribute name="a&quot;b\\" attributeType="String"/></entity>
                """
            ),
            (
                "../\u{202E}été // */ ??/",
                """
                <entity name="class"><attribute name="self" attributeType="Date"/></entity>
                <entity name="Größe"><attribute name="in" attributeType="String"/></entity>
                <entity name="*/ x"><attribute name="a&quot;b\\" attributeType="Binary"/></entity>
                """
            ),
        ])

    /// Versions whose checksums are not certain: an entity whose modifier is not ASCII.
    static let unverified = MigrationFixture(
        "unverified", model: "Diary",
        [
            ("V1", #"<entity name="Day" versionHashModifier="ü"/>"#),
            (
                "V2",
                #"<entity name="Day" versionHashModifier="ü"><attribute name="text" attributeType="String"/></entity>"#
            ),
            (
                "V3", #"<entity name="Day"><attribute name="text" attributeType="String"/></entity>"#
            ),
        ])
}
