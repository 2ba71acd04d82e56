//
//  Book+CoreDataProperties.swift
//  App
//  swift-format-ignore-file
//  Created by Ann on 01.02.20.

//
public import Foundation
public import CoreData


public typealias BookCoreDataPropertiesSet = NSSet

extension Book {

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
        return NSFetchRequest<Book>(entityName: "Book")
    }

    @NSManaged public var title: String?

}

extension Book : Identifiable {

}
