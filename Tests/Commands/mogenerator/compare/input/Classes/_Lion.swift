import CoreData

open class _Lion: Animal {}
