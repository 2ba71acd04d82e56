//
//  Book+CoreDataClass.swift
//  App
//  swift-format-ignore-file
//  Created by Ann on 01.02.20.
public import CoreData
//

public typealias BookCoreDataClassSet = NSSet

@objc(Book)
public class Book: NSManagedObject {

}
