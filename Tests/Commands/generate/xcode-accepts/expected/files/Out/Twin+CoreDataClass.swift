//
//  Twin+CoreDataClass.swift
//
//  This file was automatically generated and should not be edited.
//

public import Foundation
public import CoreData

public typealias TwinCoreDataClassSet = NSSet

@objc(Twin)
public class Twin: NSManagedObject {

}
