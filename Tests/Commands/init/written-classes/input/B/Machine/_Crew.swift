// DO NOT EDIT. This file is machine-generated and constantly overwritten.
// swift-format-ignore-file
// Make changes to Crew.swift instead.

import Foundation
import CoreData

open class _Crew: NSManagedObject {

}
