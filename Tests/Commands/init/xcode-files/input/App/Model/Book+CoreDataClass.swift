//
//  Book+CoreDataClass.swift
//  App
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
