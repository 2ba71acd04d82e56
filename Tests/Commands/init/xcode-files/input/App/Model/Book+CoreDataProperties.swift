//
//  Book+CoreDataProperties.swift
//  swift-format-ignore-file
//
//  Created by Ann on 1/2/19.
//  Copyright © 2019 Ann. All rights reserved.
//
//

import Foundation
import CoreData


extension Book {

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
        return NSFetchRequest<Book>(entityName: "Book")
    }

    @NSManaged public var pages: Int32
    @NSManaged public var title: String
    @NSManaged public var author: Author?

}

extension Book : Identifiable {

}
