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
    /// The text by which relationships of other objects name the object; nil if none does.
    package var id: String?
    /// The name of the entity; nil if the file does not name it.
    package var entity: String?
    /// The values of properties by name.
    package var values: [ReadJSONMember]
    /// Whether all values are texts, as in CSV: a to-many relationship is then a list of ids separated by spaces.
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

    /// The names of the id and the entity in a file.
    package static let idKey = "_id"
    package static let entityKey = "_entity"
}
