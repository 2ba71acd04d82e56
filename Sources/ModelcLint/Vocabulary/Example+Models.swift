/// Example models that several rules share.
extension Example {
    /// A book with a title.
    static let book: Example = """
        <entity name="Book">
            <attribute name="title" optional="YES" attributeType="String"/>
        </entity>
        """

    /// A book with a number of pages.
    static let pagedBook: Example = """
        <entity name="Book">
            <attribute name="pages" optional="YES" attributeType="Integer 16"/>
        </entity>
        """

    /// Parcels and their couriers. Both relationships are valid.
    static let parcels: Example = """
        <entity name="Courier">
            <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="courier" inverseEntity="Parcel"/>
        </entity>
        <entity name="Parcel">
            <relationship name="courier" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Courier" inverseName="parcels" inverseEntity="Courier"/>
        </entity>
        """

    /// Parcels and their tags, a many-to-many relationship. Both relationships are valid.
    static let tags: Example = """
        <entity name="Parcel">
            <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="parcels" inverseEntity="Tag"/>
        </entity>
        <entity name="Tag">
            <relationship name="parcels" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Parcel" inverseName="tags" inverseEntity="Parcel"/>
        </entity>
        """

    /// A ship with an index of its name.
    static let indexedShip: Example = """
        <entity name="Ship">
            <attribute name="name" optional="YES" attributeType="String"/>
            <fetchIndex name="byName">
                <fetchIndexElement property="name" type="Binary" order="ascending"/>
            </fetchIndex>
        </entity>
        """

    /// Returns an example with a ship and its crew.
    ///
    /// - Parameters:
    ///   - ship: the XML of the relationship from the crew to the ship.
    ///   - crew: the XML of the relationship from the ship to its crew.
    static func crew(
        ship: String = """
        <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="crew" inverseEntity="Ship"/>
        """,
        crew: String = """
        <relationship name="crew" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Crew" inverseName="ship" inverseEntity="Crew"/>
        """
    ) -> Example {
        Example(
            """
            <entity name="Crew">
                \(ship)
            </entity>
            <entity name="Ship">
                \(crew)
            </entity>
            """)
    }
}
