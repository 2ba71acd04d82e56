//
//  Twin+CoreDataProperties.swift
//
//  This file was automatically generated and should not be edited.
//

public import Foundation
public import CoreData


public typealias TwinCoreDataPropertiesSet = NSSet

extension Twin {

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Twin> {
        return NSFetchRequest<Twin>(entityName: "A")
    }

    @NSManaged public var hash: String?
    @NSManaged public var others: NSSet?

}

// MARK: Generated accessors for others
extension Twin {

    @objc(addOthersObject:)
    @NSManaged public func addToOthers(_ value: Twin)

    @objc(removeOthersObject:)
    @NSManaged public func removeFromOthers(_ value: Twin)

    @objc(addOthers:)
    @NSManaged public func addToOthers(_ values: NSSet)

    @objc(removeOthers:)
    @NSManaged public func removeFromOthers(_ values: NSSet)

}

extension Twin : Identifiable {

}
