/// The errors of validation, of contexts and of objects.
extension CoreDataError {
    private static let whatIsRequired = Answer(.inspect, "", "which properties are required, and their limits")

    static let saving = [
        CoreDataError(
            1550, "NSManagedObjectValidationError", "An object is not valid",
            why: "A validation method of the app returned it, or a check that has no number of its own failed.",
            advice: "Look at `NSValidationErrorObject` and `NSValidationErrorKey` in the user info of the error.",
            answers: [whatIsRequired]),
        CoreDataError(
            1551, "NSManagedObjectConstraintValidationError", "A uniqueness constraint is violated",
            why: "Two objects have the same values for the properties of a uniqueness constraint.",
            advice: "Choose a merge policy that resolves constraint conflicts, or fetch the existing object first.",
            answers: [Answer(.inspect, "", "the uniqueness constraints of each entity")]),
        CoreDataError(
            1560, "NSValidationMultipleErrorsError", "Several validations failed",
            why: "A save reports all of them as one error.",
            advice: "Look at each error in `NSDetailedErrors` in the user info, and explain its number.",
            answers: [whatIsRequired], texts: ["Multiple validation errors occurred"]),
        CoreDataError(
            1570, "NSValidationMissingMandatoryPropertyError", "A required property has no value",
            why: "The object was inserted without a value, or a delete rule set a required relationship to nil.",
            advice: "Look at `NSValidationErrorKey`, which names the property. Set the value before the save, give the "
                + "attribute a default, or make the property optional.",
            answers: [
                Answer(.lint, "", "delete rules that empty a required relationship, and required attributes"),
                whatIsRequired,
            ], texts: ["… is a required value"]),
        CoreDataError(
            1580, "NSValidationRelationshipLacksMinimumCountError", "A to-many relationship has too few objects",
            why: "Objects were removed or deleted, and the relationship now has fewer than its minimum count.",
            advice: "Add objects before the save, or lower the minimum count.",
            answers: [Answer(.lint, "", "delete rules that take objects away from a minimum count"), whatIsRequired]),
        CoreDataError(
            1590, "NSValidationRelationshipExceedsMaximumCountError", "A to-many relationship has too many objects",
            why: "Objects were added, and the relationship now has more than its maximum count.",
            advice: "Remove objects before the save, or raise the maximum count.",
            answers: [Answer(.lint, "", "to-many relationships with a maximum count of 1"), whatIsRequired]),
        CoreDataError(
            1600, "NSValidationRelationshipDeniedDeleteError", "A delete rule denies the deletion",
            why: "The object still has a relationship with the delete rule Deny that is not empty.",
            advice: "Delete or reassign the objects of the relationship first, or choose another delete rule.",
            answers: [
                Answer(.simulateDelete, "ENTITY", "which relationships deny the deletion"),
                Answer(.lint, "", "delete rules that contradict each other"),
            ], texts: ["Items cannot be deleted from …"]),
        tooFar(1610, "NSValidationNumberTooLargeError", "A number is above its maximum"),
        tooFar(1620, "NSValidationNumberTooSmallError", "A number is below its minimum"),
        tooFar(1630, "NSValidationDateTooLateError", "A date is after its maximum"),
        tooFar(1640, "NSValidationDateTooSoonError", "A date is before its minimum"),
        tooFar(1650, "NSValidationInvalidDateError", "A date is not valid"),
        tooFar(1660, "NSValidationStringTooLongError", "A string is longer than its maximum length"),
        tooFar(1670, "NSValidationStringTooShortError", "A string is shorter than its minimum length"),
        tooFar(1680, "NSValidationStringPatternMatchingError", "A string does not match its regular expression"),
        CoreDataError(
            1690, "NSValidationInvalidURIError", "A URL cannot be made from a string",
            why: "The value of a URI attribute is not a valid URL.",
            advice: "Look at `NSValidationErrorKey` and `NSValidationErrorValue` in the user info of the error.",
            answers: [whatIsRequired]),
        CoreDataError(
            132000, "NSManagedObjectContextLockingError", "A managed object context cannot be locked",
            why: "Threads use the context at the same time.",
            advice: "Use each context only in its own `perform` blocks. The model is not the cause."),
        CoreDataError(
            132010, "NSPersistentStoreCoordinatorLockingError", "A persistent store coordinator cannot be locked",
            why: "Threads use the coordinator at the same time.",
            advice: "Use the coordinator only in its own `perform` blocks. The model is not the cause."),
        CoreDataError(
            133000, "NSManagedObjectReferentialIntegrityError", "A fault points to an object that no longer exists",
            why: "The object was deleted, and a reference to it remained: in a relationship without an inverse or with "
                + "the delete rule No Action, or in memory.",
            advice:
                "Give every relationship an inverse, and avoid No Action. Do not keep objects after their deletion.",
            answers: [
                Answer(.lint, "", "relationships that keep references to deleted objects"),
                Answer(.simulateDelete, "ENTITY", "which references remain after a deletion"),
            ], texts: ["CoreData could not fulfill a fault", "could not fulfill a fault"]),
        CoreDataError(
            133010, "NSManagedObjectExternalRelationshipError", "A relationship leads to an object of another store",
            why: "Relationships cannot cross stores. The two entities are in configurations of different stores.",
            advice: "Put both entities into one configuration, or use a fetched property.",
            answers: [Answer(.lint, "", "relationships between entities of different configurations")]),
        CoreDataError(
            133020, "NSManagedObjectMergeError", "The merge policy could not resolve a conflict",
            why: "Another context, or another process, changed the same objects since they were read.",
            advice:
                "Look at `conflictList` in the user info. Set a merge policy, or merge the changes of other contexts. "
                + "The model is not the cause.", texts: ["Could not merge changes"]),
        CoreDataError(
            133021, "NSManagedObjectConstraintMergeError",
            "The merge policy could not resolve a conflict of a uniqueness constraint",
            why:
                "Several objects have the same values for a uniqueness constraint, and the merge policy is the default "
                + "one, which only reports it. In a migration, the store has duplicates for a new constraint.",
            advice:
                "Look at `conflictList` in the user info. Set a merge policy; before a migration, remove duplicates.",
            answers: [
                Answer(.plan, "", "whether a version adds a uniqueness constraint, and whether a store has duplicates"),
                Answer(.inspect, "", "the uniqueness constraints of each entity"),
            ]),
    ]

    /// Returns an error about an attribute value that violates a bound.
    private static func tooFar(_ number: Int, _ name: String, _ summary: String) -> CoreDataError {
        CoreDataError(
            number, name, summary,
            why:
                "The value of an attribute violates its validation in the model. A default can do so as well, and values "
                + "that were saved before the validation changed.",
            advice: "Look at `NSValidationErrorKey` and `NSValidationErrorValue` in the user info of the error.",
            answers: [
                whatIsRequired, Answer(.lint, "", "defaults that violate the validation"),
                Answer(.plan, "", "versions that made the validation stricter"),
            ])
    }
}
