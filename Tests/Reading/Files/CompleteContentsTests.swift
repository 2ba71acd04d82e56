import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import Testing

/// Every attribute of every element is read and written back unchanged.
@Suite struct CompleteContentsTests {
    @Test(arguments: [CompleteContents.text, CompleteContents.oldText, CompleteContents.templateText])
    func everythingComesBackByteForByte(_ text: String) throws {
        let reading = try ModelFixture.read(text)
        #expect(!reading.diagnostics.contains { $0.id == .unknownXML })
        let model = try #require(reading.selectedVersion?.model)
        #expect(String(decoding: ModelWriter().contents(of: model), as: UTF8.self) == text)
    }

    @Test func nothingIsKeptVerbatimThatTheSchemaHasAWordFor() throws {
        let model = try #require(try ModelFixture.read(CompleteContents.text).selectedVersion?.model)
        let book = try #require(model.entities.first)
        var kept =
            [model.verbatim, book.verbatim] + book.attributes.map(\.verbatim) + book.fetchIndexes.map(\.verbatim)
        kept += book.fetchIndexes.flatMap { $0.elements.map(\.verbatim) } + book.fetchedProperties.map(\.verbatim)
        kept += model.fetchRequests.map(\.verbatim) + model.configurations.map(\.verbatim)
        kept += model.diagramElements.map(\.verbatim) + model.composites.map(\.verbatim)
        #expect(kept.allSatisfy { $0.isEmpty })
        #expect(book.relationships.map(\.verbatim.emptyContainers) == [["userInfo"]])
    }

    @Test func valuesThatTheCorpusLacksAreRead() throws {
        let model = try #require(try ModelFixture.read(CompleteContents.text).selectedVersion?.model)
        let book = try #require(model.entities.first)
        let index = try #require(book.fetchIndexes.first)
        #expect(index.partialIndexPredicate == "pages > 1")
        #expect(index.elements.map(\.expression) == [nil, "lowercase:(isbn)"])
        #expect(index.elements.map(\.expressionType) == [nil, "String"])
        #expect(index.elements.map(\.collation) == [.binary, .rTree])
        #expect(index.elements.map(\.order) == [.ascending, .descending])
        let all = try #require(book.attributes.first)
        #expect(all.isSyncIdentity && all.preservesValueOnDeletion && all.isStoredInTruthFile && all.isIndexed)
        #expect(all.userInfo["a key"] == "<&> \"it's\"")
        #expect(book.attributes[2].defaultDateInterval == 0.5)
        #expect(book.attributes[3].regularExpression == "[0-9X-]+")
        #expect(book.fetchedProperties.first?.isIndexed == true)
        #expect(book.fetchedProperties.first?.isIndexedBySpotlight == true)
        #expect(model.configurations.first?.isUsedWithCloudKit == true)
        #expect(model.fetchRequests.first?.userInfo["k"] == "v")
        #expect(model.diagramElements.first?.positionY == "-18.5")
    }
}

/// A `contents` file with every attribute of every element of the format, in Xcode's order and spelling, to cover
/// features that the corpus lacks. Each row is realistic by itself; the model as a whole makes no sense.
enum CompleteContents {
    static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="24412" \
        systemVersion="25B78" minimumToolsVersion="Xcode 9.0" sourceLanguage="Swift" usedWithCloudKit="YES" \
        usedWithSwiftData="YES" userDefinedModelVersionIdentifier="2.9">
            <entity name="Book" representedClassName="Library.Book" isAbstract="YES" parentEntity="Thing" \
        elementID="Volume" versionHashModifier="2" syncable="YES" codeGenerationType="category">
                <attribute name="all" optional="YES" transient="YES" attributeType="Transformable" \
        valueTransformerName="NSSecureUnarchiveFromData" customClassName=".Palette" \
        preserveAfterDeletion="YES" indexed="YES" spotlightIndexingEnabled="YES" elementID="old" \
        versionHashModifier="3" storedInTruthFile="YES" syncable="YES" isSyncIdentityProperty="YES">
                    <userInfo>
                        <entry key="a key" value="&lt;&amp;&gt; &quot;it's&quot;"/>
                        <entry key="empty" value=""/>
                    </userInfo>
                </attribute>
                <attribute name="cover" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES" \
        allowsCloudEncryption="YES"/>
                <attribute name="due" attributeType="Date" minDateTimeInterval="-63079570688" \
        maxDateTimeInterval="978307200" defaultDateTimeInterval="0.5" usesScalarValueType="NO"/>
                <attribute name="isbn" attributeType="String" minValueString="10" maxValueString="13" \
        regularExpressionString="[0-9X-]+" defaultValueString=""/>
                <attribute name="pages" attributeType="Integer 16" minValueString="1" maxValueString="9999" \
        defaultValueString="1" usesScalarValueType="YES"/>
                <attribute name="place" optional="YES" attributeType="Composite" composite="Place"/>
                <attribute name="reviews" optional="YES" attributeType="Integer 64" derived="YES" \
        derivationExpression="critics.@count" usesScalarValueType="NO"/>
                <relationship name="critics" optional="YES" transient="YES" toMany="YES" minCount="2" maxCount="9" \
        deletionRule="No Action" ordered="YES" destinationEntity="Critic" inverseName="books" inverseEntity="Person" \
        indexed="YES" spotlightIndexingEnabled="YES" elementID="judges" versionHashModifier="4" \
        storedInTruthFile="YES" syncable="YES">
                    <userInfo/>
                </relationship>
                <fetchedProperty name="others" optional="YES" transient="YES" indexed="YES" \
        spotlightIndexingEnabled="YES" elementID="rest" versionHashModifier="5" storedInTruthFile="YES" syncable="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Book" \
        predicateString="SELF != $FETCH_SOURCE"/>
                    <userInfo>
                        <entry key="k" value="v"/>
                    </userInfo>
                </fetchedProperty>
                <fetchIndex name="byISBN" partialIndexPredicate="pages &gt; 1">
                    <fetchIndexElement property="isbn" type="Binary" order="ascending"/>
                    <fetchIndexElement expression="lowercase:(isbn)" expressionType="String" type="RTree" \
        order="descending"/>
                </fetchIndex>
                <compoundIndexes>
                    <compoundIndex>
                        <index value="isbn"/>
                        <index value="pages"/>
                    </compoundIndex>
                </compoundIndexes>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="isbn"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
                <userInfo>
                    <entry key="documentation" value="Ein Büchlein 📕"/>
                </userInfo>
            </entity>
            <composite name="Place">
                <attribute name="zip" attributeType="String"/>
                <attribute name="city" optional="YES" attributeType="String"/>
            </composite>
            <fetchRequest name="Some" entity="Book" predicateString="isbn == $ISBN" fetchLimit="5" fetchBatchSize="20" \
        includeSubentities="NO" includePropertyValues="YES" includesPendingChanges="NO" returnObjectsAsFaults="YES" \
        returnDistinctResults="NO" resultType="2">
                <userInfo>
                    <entry key="k" value="v"/>
                </userInfo>
            </fetchRequest>
            <configuration name="Cloud" usedWithCloudKit="YES">
                <memberEntity name="Book"/>
            </configuration>
            <elements>
                <element name="Book" positionX="-63" positionY="-18.5" width="128" height="73"/>
            </elements>
        </model>
        """

    /// The root of the first Xcode 4, with its own order of attributes.
    static let oldText = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model name="" userDefinedModelVersionIdentifier="" type="com.apple.IDECoreDataModeler.DataModel" \
        documentVersion="1.0" lastSavedToolsVersion="1171" systemVersion="11E53" minimumToolsVersion="Xcode 4.1" \
        macOSVersion="Automatic" iOSVersion="Automatic">
            <entity name="A">
                <attribute name="raw > cooked"/>
            </entity>
        </model>
        """

    /// Tools version 1, as in templates, does not indicate an old Xcode.
    static let templateText = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="1" \
        systemVersion="11A491" minimumToolsVersion="Automatic" userDefinedModelVersionIdentifier="">
            <entity name="A" versionHashModifier="x &gt; y"/>
        </model>
        """
}
