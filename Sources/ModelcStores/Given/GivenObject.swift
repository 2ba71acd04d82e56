import ModelcBase

/// An object to write to a new store, in the form of a dump.
package struct GivenObject: Sendable {
    /// The file and the line that the object begins on.
    package struct Place: Hashable, Sendable {
        package var file: String
        package var line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    package var place: Place
    /// The id by which relationships of other objects refer to this object; nil if the file does not give it one.
    package var id: String?
    /// The name of the entity; nil if the file does not name it.
    package var entity: String?
    /// The values of properties by name.
    package var values: [ReadJSONMember]
    /// Whether the object is from a CSV file, in which all values are texts. The value of a to-many relationship is
    /// then a list of ids separated by spaces.
    package var isOfTable: Bool

    package init(
        place: Place, id: String?, entity: String?, values: [ReadJSONMember], isOfTable: Bool = false
    ) {
        self.place = place
        self.id = id
        self.entity = entity
        self.values = values
        self.isOfTable = isOfTable
    }

    /// The JSON keys and CSV column names of an object's id and of its entity.
    package static let idKey = "_id"
    package static let entityKey = "_entity"
}
