class Book: NSManagedObject {}
