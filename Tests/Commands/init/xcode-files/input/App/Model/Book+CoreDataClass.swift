//
//  Book+CoreDataClass.swift
//  swift-format-ignore-file
//
//  Created by Ann on 1/2/19.
//  Copyright © 2019 Ann. All rights reserved.
//
//

import Foundation
import CoreData

@objc(Book)
public class Book: NSManagedObject {

}
