// swift-format-ignore-file

/// The files of `Templates/swift` inside the program. A test compares them, and writes this file anew where
/// `MODELC_RECORD_GOLDENS` is 1.
enum BundledSwiftTemplates {
    static let files: [String: String] = [
        "absence.swift.motemplate": ##"""
            <$comment
                What a snapshot remembers of the JSON that it was decoded from. Before: set absence = its name, absenceAccess = ….
            $>

            /// The keys that JSON lacked. Two snapshots with the same values are equal all the same.
            <$generator.isolation$><$absenceAccess$>struct <$absence$>: Swift.Hashable, Swift.Sendable {
                private var keys: Swift.Set<Swift.String> = []

                static func == (_: <$absence$>, _: <$absence$>) -> Swift.Bool { true }

                func hash(into _: inout Swift.Hasher) {}

                func contains(_ key: Swift.String) -> Swift.Bool { keys.contains(key) }

                mutating func remove(_ key: Swift.String) { keys.remove(key) }

                /// A value that may be nil, or else what a new object begins with.
                mutating func value<Value: Swift.Decodable, Key: Swift.CodingKey>(
                    _ initial: Value?, of key: Key, in values: Swift.KeyedDecodingContainer<Key>
                ) throws -> Value? {
                    if values.contains(key) { return try values.decodeIfPresent(Value.self, forKey: key) }
                    keys.insert(key.stringValue)
                    return initial
                }

                /// Writes a value, null as well, unless there was none in JSON and there is none now.
                func encode<Value: Swift.Encodable, Key: Swift.CodingKey>(
                    _ value: Value?, of key: Key, in values: inout Swift.KeyedEncodingContainer<Key>
                ) throws {
                    if value != nil || !keys.contains(key.stringValue) { try values.encode(value, forKey: key) }
                }

                /// A value, or else what a new object begins with.
                mutating func requiredValue<Value: Swift.Decodable, Key: Swift.CodingKey>(
                    _ initial: Value, of key: Key, in values: Swift.KeyedDecodingContainer<Key>
                ) throws -> Value {
                    try value(initial, of: key, in: values) ?? initial
                }
            }

            """##,
        "attributes.swift.motemplate": ##"""
            <$comment
                The attributes of a class: managed by Core Data where Objective-C can express the type, otherwise computed over the
                primitive value with the calls that Core Data asks of an accessor.
                The computed ones are final: one that can be overridden costs the compiler a third accessor, which changes in place,
                and entries in the class's tables.
            $>
            <$if entity.hasComputedAttributes$>
                // Properties with a getter are computed over the primitive value: there are no Objective-C key paths to them.
            <$endif$>
            <$if entity.hasJSONAttributes$>
                // Those that are kept as JSON are nil if there is no JSON, or none of this type. A value that cannot be encoded is
                // reported in the log and changes nothing.
            <$endif$>
            <$foreach attribute entity.attributes$>
            <$if attribute.isSpaced$>

            <$endif$>
            <$foreach line attribute.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if attribute.isOverReleased$>
            <$set property = attribute$>
            <$set type = attribute.swiftBaseType$>
            <$set isOptional = attribute.isOptional$>
            <$set modifiers = attribute.modifiers$>
            <$set hasSetter = attribute.hasSetter$>
            <$set isAttribute = true$>
            <$set read = "primitiveValue"$>
            <$include "overReleased.swift.motemplate"$>
            <$elseif attribute.isManaged$>
                @NSManaged <$attribute.modifiers$>var <$attribute.escapedName$>: <$attribute.swiftType$>
            <$else$>
            <$set key = attribute.name$>
            <$set type = attribute.swiftBaseType$>
            <$set conversion = attribute.conversion$>
            <$if attribute.rawPolicy == "default"$>
            <$if attribute.documentation$>
                ///
            <$endif$>
                /// A value without a case of its own reads as the default of the model.
            <$endif$>
            <$if conversion == "cast" or conversion == "float"$>
            <$set read = "modelcValue"$>
            <$if conversion == "float"$>
            <$set read = "modelcFloat"$>
            <$endif$>
            <$if attribute.hasSetter$>
                <$attribute.modifiers$>final var <$attribute.escapedName$>: <$attribute.swiftType$> {
                    get { <$read$>(forKey: "<$key$>") }
                    set { setModelcValue(newValue, forKey: "<$key$>") }
                }
            <$else$>
                <$attribute.modifiers$>final var <$attribute.escapedName$>: <$attribute.swiftType$> { <$read$>(forKey: "<$key$>") }
            <$endif$>
            <$else$>
                <$attribute.modifiers$>final var <$attribute.escapedName$>: <$attribute.swiftType$> {
                    get {
                        willAccessValue(forKey: "<$key$>")
                        defer { didAccessValue(forKey: "<$key$>") }
            <$if conversion == "none"$>
                        return primitiveValue(forKey: "<$key$>")
            <$elseif conversion == "composite"$>
            <$if attribute.isOptional$>
                        return (primitiveValue(forKey: "<$key$>") as? [<$names.String$>: Any]).map(<$type$>.init(dictionary:))
            <$else$>
                        return <$type$>(dictionary: primitiveValue(forKey: "<$key$>") as? [<$names.String$>: Any] ?? [:])
            <$endif$>
            <$elseif conversion == "decimal"$>
                        return (primitiveValue(forKey: "<$key$>") as? NSDecimalNumber)?.decimalValue<$if !attribute.isOptional$> ?? 0<$endif$>
            <$elseif conversion == "timeInterval"$>
                        return (primitiveValue(forKey: "<$key$>") as? <$names.Date$>)?.timeIntervalSinceReferenceDate
            <$elseif conversion == "json"$>
                        guard let data = primitiveValue(forKey: "<$key$>") as? <$names.Data$> else { return nil }
                        return try? <$names.JSONDecoder$>().decode(<$type$>.self, from: data)
            <$elseif conversion == "jsonString"$>
                        guard let text = primitiveValue(forKey: "<$key$>") as? <$names.String$> else { return nil }
                        return try? <$names.JSONDecoder$>().decode(<$type$>.self, from: <$names.Data$>(text.utf8))
            <$elseif attribute.rawPolicy == "none"$>
                        return (primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue).flatMap(<$type$>.init(rawValue:))
            <$elseif attribute.rawPolicy == "fallback"$>
                        return (primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue).flatMap(<$type$>.init(rawValue:)) ?? .<$attribute.rawValue$>
            <$elseif attribute.rawPolicy == "default"$>
                        let rawValue = primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue
                        guard let value = rawValue.flatMap(<$type$>.init(rawValue:)) ?? <$type$>(rawValue: <$attribute.rawValue$>) else {
                            <$names.fatalError$>("<$type$> has no case for the default of <$key$>")
                        }
                        return value
            <$elseif attribute.rawPolicy == "total"$>
            <$if attribute.isOptional$>
                        return (primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue).map(<$type$>.init(rawValue:))
            <$else$>
                        return <$type$>(rawValue: primitiveValue(forKey: "<$key$>") as? <$type$>.RawValue ?? <$attribute.rawValue$>)
            <$endif$>
            <$else$>
                        let rawValue = primitiveValue(forKey: "<$key$>")
                        guard let value = (rawValue as? <$type$>.RawValue).flatMap(<$type$>.init(rawValue:)) else {
                            <$names.fatalError$>("<$type$> has no case for the value of <$key$>, \(rawValue as Any)")
                        }
                        return value
            <$endif$>
                    }
            <$if attribute.hasSetter$>
                    set {
            <$if conversion == "json" or conversion == "jsonString"$>
                        let data: <$names.Data$>?
                        do {
                            data = try newValue.map { try <$names.JSONEncoder$>().encode($0) }
                        } catch {
                            <$names.NSLog$>("%@", NSString(string: "<$entity.className$>.<$key$> keeps its value, since the new one cannot be encoded as JSON: \(error)"))
                            return
                        }
            <$endif$>
                        willChangeValue(forKey: "<$key$>")
                        defer { didChangeValue(forKey: "<$key$>") }
            <$if conversion == "none"$>
                        setPrimitiveValue(newValue, forKey: "<$key$>")
            <$elseif conversion == "composite"$>
                        setPrimitiveValue(newValue<$if attribute.isOptional$>?<$endif$>.dictionary, forKey: "<$key$>")
            <$elseif conversion == "rawValue"$>
                        setPrimitiveValue(newValue<$if attribute.isOptional$>?<$endif$>.rawValue, forKey: "<$key$>")
            <$elseif conversion == "decimal"$>
            <$if attribute.isOptional$>
                        setPrimitiveValue(newValue.map { NSDecimalNumber(decimal: $0) }, forKey: "<$key$>")
            <$else$>
                        setPrimitiveValue(NSDecimalNumber(decimal: newValue), forKey: "<$key$>")
            <$endif$>
            <$elseif conversion == "timeInterval"$>
                        setPrimitiveValue(newValue.map { <$names.Date$>(timeIntervalSinceReferenceDate: $0) }, forKey: "<$key$>")
            <$elseif conversion == "json"$>
                        setPrimitiveValue(data, forKey: "<$key$>")
            <$else$>
                        setPrimitiveValue(data.map { <$names.String$>(decoding: $0, as: <$names.UTF8$>.self) }, forKey: "<$key$>")
            <$endif$>
                    }
            <$endif$>
                }
            <$endif$>
            <$endif$>
            <$endforeach$>

            """##,
        "composites.swift.motemplate": ##"""
            <$comment The structures of the model's composite attribute types; without any of them there is no file. $>
            <$if model.composites and entities$>
            <$set names = model.names$>
            <$set access = generator.access$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$> from <$model.fileName$>. Do not edit.
            <$include "shields.swift.motemplate"$>

            <$set imports = model.compositeImports$>
            <$include "imports.swift.motemplate"$>
            <$endif$>
            <$foreach composite model.composites$>
            <$if !(generator.isSingleFile and compositeIsFirst)$>

            <$endif$>
            <$generator.isolation$><$access$>struct <$composite.escapedName$><$if composite.conformances$>: <$composite.conformances.join(", ")$><$endif$> {
            <$foreach member composite.members$>
            <$foreach line member.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
                <$access$>var <$member.escapedName$>: <$member.swiftType$>
            <$endforeach$>
            <$if composite.members$>

            <$endif$>
                <$access$>init(<$foreach member composite.members$><$if !memberIsFirst$>, <$endif$><$member.escapedName$>: <$member.swiftType$><$if member.isOptional$> = nil<$endif$><$endforeach$>) {
            <$foreach member composite.members$>
                    self.<$member.escapedName$> = <$member.escapedName$>
            <$endforeach$>
                }

                /// The value that Core Data keeps as a dictionary.
                <$access$>init(dictionary: [<$names.String$>: Any]) {
            <$foreach member composite.members$>
            <$set value = "dictionary[\"" + member.name + "\"]"$>
            <$if member.conversion == "none"$>
                    self.<$member.escapedName$> = <$value$>
            <$elseif member.conversion == "composite"$>
            <$if member.isOptional$>
                    self.<$member.escapedName$> = (<$value$> as? [<$names.String$>: Any]).map(<$member.swiftBaseType$>.init(dictionary:))
            <$else$>
                    self.<$member.escapedName$> = <$member.swiftBaseType$>(dictionary: <$value$> as? [<$names.String$>: Any] ?? [:])
            <$endif$>
            <$elseif member.conversion == "float"$>
                    self.<$member.escapedName$> = (<$value$> as? NSNumber)?.floatValue<$if !member.isOptional$> ?? <$member.fallback$><$endif$>
            <$elseif member.conversion == "decimal"$>
                    self.<$member.escapedName$> = (<$value$> as? NSDecimalNumber)?.decimalValue<$if !member.isOptional$> ?? <$member.fallback$><$endif$>
            <$elseif member.conversion == "timeInterval"$>
                    self.<$member.escapedName$> = (<$value$> as? <$names.Date$>)?.timeIntervalSinceReferenceDate<$if !member.isOptional$> ?? <$member.fallback$><$endif$>
            <$elseif member.isOptional$>
                    self.<$member.escapedName$> = <$value$> as? <$member.swiftBaseType$>
            <$elseif member.fallback != ""$>
                    self.<$member.escapedName$> = <$value$> as? <$member.swiftBaseType$> ?? <$member.fallback$>
            <$else$>
                    self.<$member.escapedName$> = requiredValue("<$member.name$>", in: dictionary)
            <$endif$>
            <$endforeach$>
                }

                /// The value as Core Data keeps it.
                <$access$>var dictionary: [<$names.String$>: Any] {
            <$if composite.members$>
                    var dictionary: [<$names.String$>: Any] = [:]
            <$foreach member composite.members$>
            <$set mark = ""$>
            <$if member.isOptional$>
            <$set mark = "?"$>
            <$endif$>
            <$if member.conversion == "composite"$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$><$mark$>.dictionary
            <$elseif member.conversion == "decimal" and member.isOptional$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$>.map { NSDecimalNumber(decimal: $0) }
            <$elseif member.conversion == "decimal"$>
                    dictionary["<$member.name$>"] = NSDecimalNumber(decimal: self.<$member.escapedName$>)
            <$elseif member.conversion == "timeInterval" and member.isOptional$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$>.map { <$names.Date$>(timeIntervalSinceReferenceDate: $0) }
            <$elseif member.conversion == "timeInterval"$>
                    dictionary["<$member.name$>"] = <$names.Date$>(timeIntervalSinceReferenceDate: self.<$member.escapedName$>)
            <$else$>
                    dictionary["<$member.name$>"] = self.<$member.escapedName$>
            <$endif$>
            <$endforeach$>
                    return dictionary
            <$else$>
                    [:]
            <$endif$>
                }
            <$if composite.hasCodingKeys$>

                private enum CodingKeys: <$names.String$>, <$names.CodingKey$> {
            <$foreach member composite.members$>
                    case <$member.caseName$><$if member.codingKey != ""$> = <$member.codingKeyLiteral$><$elseif member.isRenamedCase$> = "<$member.name$>"<$endif$>
            <$endforeach$>
                }
            <$endif$>
            }
            <$if composite.hasKeys and generator.support != "none"$>

            /// The members of <$composite.name$> in conditions, after the key of an attribute of this type.
            <$generator.isolation$>extension ManagedKey where Value == <$composite.escapedName$> {
            <$foreach member composite.members$>
            <$if member.keyType != ""$>
                <$access$>var <$member.escapedName$>: ManagedReachedKey<KeyScope, <$member.keyType$>> { modelcKey("<$member.name$>") }
            <$endif$>
            <$endforeach$>
            }
            <$endif$>
            <$endforeach$>
            <$if model.needsRequiredValue$>

            <$generator.isolation$>private func requiredValue<Value>(_ key: <$names.String$>, in dictionary: [<$names.String$>: Any]) -> Value {
                guard let value = dictionary[key] as? Value else {
                    <$names.fatalError$>("The required member \(key) of a composite has no value")
                }
                return value
            }
            <$endif$>
            <$endif$>

            """##,
        "description.swift.motemplate": ##"""
            <$comment The description of one property. Before: foreach property … $>
                    do {
                        let property = <$property.className$>()
                        property.name = <$property.name$>
            <$foreach assignment property.assignments$>
                        property.<$assignment.name$> = <$assignment.value$>
            <$endforeach$>
            <$if property.elementsFunction$>
                        property.elements = <$property.elementsFunction$>()
            <$endif$>
            <$if property.predicates$>
                        var predicates: [NSPredicate] = []
            <$foreach predicate property.predicates$>
                        predicates.append(<$predicate$>)
            <$endforeach$>
                        <$if property.warnings$>var<$else$>let<$endif$> warnings: [<$names.String$>] = []
            <$foreach warning property.warnings$>
                        warnings.append(<$warning$>)
            <$endforeach$>
                        property.setValidationPredicates(predicates, withValidationWarnings: warnings)
            <$endif$>
                        properties.append(property)
                    }

            """##,
        "fetchRequests.swift.motemplate": ##"""
            <$comment The fetch request templates of the model as functions: the variables of their predicates are parameters. $>
            <$foreach request entity.fetchRequests$>
            <$if !requestIsFirst$>

            <$endif$>
            <$foreach line request.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
                <$request.access$>class func <$request.functionName$>(
            <$foreach variable request.variables$>
                    <$variable.parameterName$>: <$variable.swiftType$>,
            <$endforeach$>
                    in <$request.modelName$>: NSManagedObjectModel
                ) -> NSFetchRequest<<$request.resultType$>> {
                    let variables: [<$names.String$>: Any] = [<$if !request.variables$>:<$endif$><$foreach variable request.variables$><$if !variableIsFirst$>, <$endif$><$variable.nameLiteral$>: <$variable.parameterName$><$endforeach$>]
                    let request = <$request.modelName$>.fetchRequestFromTemplate(
                        withName: <$request.nameLiteral$>, substitutionVariables: variables)
                    guard let request = request as? NSFetchRequest<<$request.resultType$>> else {
                        <$names.fatalError$>("The model has no fetch request for <$request.functionName$>")
                    }
                    return request
                }
            <$endforeach$>

            """##,
        "human.swift.motemplate": ##"""
            <$comment
                The human class of an entity, which is written once and then belongs to the user.
                Its imports are not public even in public files: no declaration here names anything of Core Data.
                An open class cannot inherit from one that is not, so a class with subclasses is open.
            $>
            import CoreData
            import Foundation

            <$if entity.hasObjectiveCName$>
            @objc(<$entity.className$>)
            <$endif$>
            <$generator.isolation$><$if entity.isFinal$><$entity.access$>final <$else$><$entity.openAccess$><$endif$>class <$entity.escapedClassName$>: <$entity.machineClassName$> {
                // This file is yours: modelc never writes it again.
            }

            """##,
        "imports.swift.motemplate": ##"""
            <$comment The imports of a file. Before: set imports = … $>
            <$foreach import imports$>
            <$if import.isConditional$>
            #if canImport(<$import.module$>)
            <$endif$>
            <$if import.isPublic$>public <$endif$>import <$import.module$>
            <$if import.isConditional$>
            #endif
            <$endif$>
            <$endforeach$>

            """##,
        "keyTable.swift.motemplate": ##"""
            <$comment
                The typed keys of the stored properties of this class, as requirements of a protocol. Nothing conforms to it: a key path to a
                requirement is enough, since the type of the requirement has the name as the label of a tuple. Requirements are no functions,
                which would be much of the work of the compiler in a debug build.
            $>

                // MARK: Keys
                /// The stored properties that <$entity.className$> declares: `<$entity.className$>.keys`.
                <$generator.isolation$><$access$>protocol ModelcKeys<$if !entity.isRoot$>: <$entity.superclassName$>.ModelcKeys<$endif$> {
            <$foreach attribute entity.attributes$>
            <$if attribute.hasColumn$>
                    var <$attribute.escapedName$>: <$if attribute.hasSetter$>ManagedColumn<$else$>ManagedDerivedColumn<$endif$><<$attribute.keyType$>, (<$attribute.escapedName$>: (), ())> { get }
            <$endif$>
            <$endforeach$>
            <$foreach relationship entity.relationships$>
            <$if relationship.hasColumn$>
                    var <$relationship.escapedName$>: <$if relationship.isToMany$>ManagedToManyColumn<$else$>ManagedToOneColumn<$endif$><<$relationship.elementType$>, any <$relationship.elementKeys$>, (<$relationship.escapedName$>: (), ())> { get }
            <$endif$>
            <$endforeach$>
                }
            <$if entity.isRoot$>
                <$access$>typealias ModelcTable = any ModelcKeys
            <$endif$>

            """##,
        "keys.swift.motemplate": ##"""
            <$comment
                What typed keys have beside the class. A class that inherits from another one has more keys than its root. A property has a key
                of its own in an extension if it cannot be in the protocol: it has another access level, or the name of a condition.
            $>
            <$if !entity.isRoot$>

            <$generator.isolation$>extension KeyedModelObject where Self: <$entity.machineClassName$> {
                /// The stored properties as typed keys, with inherited ones.
                <$access$>static var keys: ManagedKeys<ManagedOwn<Self>, Self, any <$entity.machineClassName$>.ModelcKeys> { ManagedKeys(modelcPath: "") }
            }
            <$endif$>
            <$if entity.hasSingleKeys$>

            <$generator.isolation$>extension ManagedKeys where KeyedObject: <$entity.machineClassName$> {
            <$foreach attribute entity.attributes$>
            <$if attribute.keyType != "" and !attribute.hasColumn$>
                <$attribute.keyAccess$>var <$attribute.escapedName$>: <$if attribute.hasSetter$>ManagedKey<$else$>ManagedReachedKey<$endif$><KeyScope, <$attribute.keyType$>> { .init(path: modelcAdding("<$attribute.name$>")) }
            <$endif$>
            <$endforeach$>
            <$foreach relationship entity.relationships$>
            <$if relationship.isStored and !relationship.hasColumn$>
                <$relationship.keyAccess$>var <$relationship.escapedName$>: <$if relationship.isToMany$>ManagedToManyKey<$else$>ManagedReachedKeys<$endif$><KeyScope, <$relationship.elementType$>, any <$relationship.elementKeys$>> { .init(<$if relationship.isToMany$>path<$else$>modelcPath<$endif$>: modelcAdding("<$relationship.name$>")) }
            <$endif$>
            <$endforeach$>
            }
            <$endif$>
            <$foreach unique entity.uniqueKeys$>

            <$generator.isolation$>extension InsertableModelObject where Self: <$entity.machineClassName$> {
                /// The object with <$foreach parameter unique.parameters$><$if !parameterIsFirst$> and <$endif$>this `<$parameter.name$>`<$endforeach$>, or else a new one. The model has a uniqueness constraint.
                <$entity.access$>static func findOrCreate(
                    in context: NSManagedObjectContext<$foreach parameter unique.parameters$>, <$parameter.parameterName$> <$parameter.name$>Value: <$parameter.swiftType$><$endforeach$>
                ) throws -> Self {
                    let filter = <$foreach parameter unique.parameters$><$if !parameterIsFirst$> && <$endif$>keys.<$parameter.parameterName$> == <$parameter.name$>Value<$endforeach$>
                    if let found = try first(in: context, where: filter) { return found }
                    let created = try modelcInsert(in: context)
            <$foreach parameter unique.parameters$>
                    created.setValue(<$parameter.name$>Value, forKey: <$parameter.nameLiteral$>)
            <$endforeach$>
                    return created
                }
            }
            <$endforeach$>

            """##,
        "machine.swift.motemplate": ##"""
            <$comment
                The machine class of an entity: everything that follows from the model.
                Declarations stand in the class's body, because members of an extension would be isolated to the main actor in
                modules that are so by default.
            $>
            <$set names = model.names$>
            <$set access = entity.access$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$> from <$model.fileName$>. Do not edit; edit <$entity.humanFileName$>.
            <$include "shields.swift.motemplate"$>

            <$set imports = entity.imports$>
            <$include "imports.swift.motemplate"$>

            <$endif$>
            <$if generator.style == "xcode-compatible"$>
            <$access$>typealias <$entity.className$>CoreDataClassSet = NSSet
            <$access$>typealias <$entity.className$>CoreDataPropertiesSet = NSSet

            <$endif$>
            <$foreach line entity.documentation$>
            ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if entity.hasObjectiveCName$>
            @objc(<$entity.machineClassName$>)
            <$endif$>
            <$generator.isolation$><$entity.openAccess$>class <$entity.machineClassName$>: <$entity.superclassName$><$foreach conformance entity.conformances$>, <$conformance$><$endforeach$> {
                // MARK: Entity
                <$if !entity.isRoot$>override <$endif$><$entity.openAccess$>class var entityName: <$names.String$> { <$entity.nameLiteral$> }
            <$if generator.style == "xcode-compatible"$>

                /// A request for all objects of the class. The type of a call has to be known, since `NSManagedObject` has such a
                /// method, too: `let request: NSFetchRequest<<$entity.className$>> = <$entity.className$>.fetchRequest()`.
                @nonobjc <$access$>class func fetchRequest() -> NSFetchRequest<<$entity.escapedClassName$>> {
                    NSFetchRequest<<$entity.escapedClassName$>>(entityName: <$entity.nameLiteral$>)
                }
            <$endif$>
            <$if generator.support == "none"$>
            <$if entity.isRoot$>

                /// The entity of the class in the model of a context; nil if that model has no entity with this name.
                <$entity.openAccess$>class func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
                    NSEntityDescription.entity(forEntityName: entityName, in: context)
                }
            <$endif$>

                /// A request for all objects of the class.
                <$access$>class func make<$if !(entity.isRoot and entity.isFinal)$><$entity.className$><$endif$>FetchRequest() -> NSFetchRequest<<$entity.escapedClassName$>> {
                    NSFetchRequest<<$entity.escapedClassName$>>(entityName: <$entity.nameLiteral$>)
                }
            <$endif$>
            <$if entity.insertsObjects and generator.support == "none"$>

                // MARK: Insertion
                /// Inserts an object of the class's entity.
                <$access$>convenience init(insertInto context: NSManagedObjectContext) {
                    guard let entity = Self.entity(in: context) else {
                        <$names.fatalError$>("The model of the context has no entity " + Self.entityName)
                    }
                    self.init(entity: entity, insertInto: context)
                }
            <$elseif entity.initializer$>

                // MARK: Insertion
            <$endif$>
            <$if entity.initializer$>
            <$set context = entity.initializer.contextName$>
            <$if entity.insertsObjects and generator.support == "none"$>

            <$endif$>
                /// Inserts an object with everything that it needs before it can be saved.
                <$entity.initializer.access$>convenience init(
                    context<$if context != "context"$> <$context$><$endif$>: NSManagedObjectContext<$foreach parameter entity.initializer.parameters$>,
                    <$parameter.parameterName$>: <$parameter.swiftType$><$endforeach$>
                ) {
            <$if generator.support == "none"$>
                    self.init(insertInto: <$context$>)
            <$else$>
                    self.init(entity: Self.requiredEntity(in: <$context$>), insertInto: <$context$>)
            <$endif$>
            <$foreach parameter entity.initializer.parameters$>
            <$set value = parameter.parameterName$>
            <$if !parameter.isStoredByKey$>
                    self.<$value$> = <$value$>
            <$elseif parameter.conversion == "json" or parameter.conversion == "jsonString"$>
                    do {
            <$if parameter.conversion == "json"$>
                        try setValue(<$names.JSONEncoder$>().encode(<$value$>), forKey: <$parameter.nameLiteral$>)
            <$else$>
                        try setValue(
                            <$names.String$>(decoding: <$names.JSONEncoder$>().encode(<$value$>), as: <$names.UTF8$>.self), forKey: <$parameter.nameLiteral$>)
            <$endif$>
                    } catch {
                        <$names.NSLog$>("%@", NSString(string: "<$entity.className$>.<$parameter.name$> has no value, since it cannot be encoded as JSON: \(error)"))
                    }
            <$elseif parameter.conversion == "composite"$>
                    setValue(<$value$>.dictionary, forKey: <$parameter.nameLiteral$>)
            <$elseif parameter.conversion == "rawValue"$>
                    setValue(<$value$>.rawValue, forKey: <$parameter.nameLiteral$>)
            <$elseif parameter.conversion == "decimal"$>
                    setValue(NSDecimalNumber(decimal: <$value$>), forKey: <$parameter.nameLiteral$>)
            <$elseif parameter.conversion == "timeInterval"$>
                    setValue(<$names.Date$>(timeIntervalSinceReferenceDate: <$value$>), forKey: <$parameter.nameLiteral$>)
            <$else$>
                    setValue(<$value$>, forKey: <$parameter.nameLiteral$>)
            <$endif$>
            <$endforeach$>
                }
            <$endif$>
            <$if entity.initialized$>

                /// Sets the values that a new object begins with, once: an object that comes from a child context has them already.
                override <$entity.openAccess$>func awakeFromInsert() {
                    super.awakeFromInsert()
            <$foreach attribute entity.initialized$>
                    if primitiveValue(forKey: "<$attribute.name$>") == nil {
                        let value: <$attribute.initialType$> = <$attribute.initialValue$>
                        setPrimitiveValue(<$attribute.initialStored$>, forKey: "<$attribute.name$>")
                    }
            <$endforeach$>
                }
            <$endif$>
            <$include "names.swift.motemplate"$>
            <$if entity.attributes$>

                // MARK: Attributes
            <$include "attributes.swift.motemplate"$>
            <$endif$>
            <$if entity.relationships$>

                // MARK: Relationships
            <$include "relationships.swift.motemplate"$>
            <$endif$>
            <$if entity.fetchedProperties$>

                // MARK: Fetched properties
            <$foreach property entity.fetchedProperties$>
            <$if property.isSpaced$>

            <$endif$>
            <$foreach line property.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if property.isOverReleased$>
            <$set type = property.swiftType$>
            <$set isOptional = false$>
            <$set modifiers = property.modifiers$>
            <$set hasSetter = false$>
            <$set isAttribute = false$>
            <$set read = "value"$>
            <$include "overReleased.swift.motemplate"$>
            <$else$>
                @NSManaged <$property.modifiers$>var <$property.escapedName$>: <$property.swiftType$>
            <$endif$>
            <$endforeach$>
            <$endif$>
            <$if entity.fetchRequests$>

                // MARK: Fetch requests
            <$include "fetchRequests.swift.motemplate"$>
            <$endif$>
            <$if generator.support != "none"$>
            <$include "keyTable.swift.motemplate"$>
            <$endif$>
            }
            <$if generator.support != "none"$>
            <$include "keys.swift.motemplate"$>
            <$endif$>
            <$foreach type entity.rawTypes$>

            /// The values of an attribute of <$entity.className$>, by its user info.
            <$generator.isolation$><$access$>enum <$type.name$>: <$type.valueType$>, <$names.CaseIterable$>, <$names.Sendable$><$if type.isCodable$>, <$names.Codable$><$endif$> {
            <$foreach case type.cases$>
                case <$case.name$> = <$case.value$>
            <$endforeach$>
            }
            <$endforeach$>
            <$include "snapshot.swift.motemplate"$>

            """##,
        "model.swift.motemplate": ##"""
            <$comment
                The model built in code, without a compiled model: for packages, playgrounds and tests.
                A function for each entity, so that the compiler's work stays small. What names other entities follows once there are
                all of them.
            $>
            <$if model.description$>
            <$set names = model.names$>
            <$set description = model.description$>
            <$set access = generator.access$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$> from <$model.fileName$>. Do not edit.
            <$include "shields.swift.motemplate"$>

            <$access$>import CoreData
            import Foundation

            <$endif$>
            /// The model <$model.name$>, built in code.
            <$if description.composites$>
            @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
            <$endif$>
            <$generator.isolation$><$access$>enum <$description.typeName$> {
                /// A new model. Make one for all stores of an app: with two of them, Core Data does not know whose class is whose.
                <$access$>static func makeModel() -> NSManagedObjectModel {
                    let entities = makeEntities()
            <$foreach entity description.entities$>
            <$if entity.subentities or entity.links or entity.fetched or entity.indexes$>
                    <$entity.function$>Connections(entities)
            <$endif$>
            <$endforeach$>
                    let model = NSManagedObjectModel()
                    model.entities = entities.keys.sorted().compactMap { entities[$0] }
            <$if description.versionIdentifiers$>
                    model.versionIdentifiers = [<$description.versionIdentifiers.join(", ")$>]
            <$endif$>
            <$foreach configuration description.configurations$>
                    model.setEntities(
                        [<$configuration.entities.join(", ")$>].compactMap { (name: <$names.String$>) in entities[name] },
                        forConfigurationName: <$configuration.name$>)
            <$endforeach$>
            <$foreach request description.requests$>
                    do {
                        let request = NSFetchRequest<any NSFetchRequestResult>()
            <$if request.entity$>
                        request.entity = entities[<$request.entity$>]
            <$endif$>
            <$foreach assignment request.assignments$>
                        request.<$assignment.name$> = <$assignment.value$>
            <$endforeach$>
                        model.setFetchRequestTemplate(request, forName: <$request.name$>)
                    }
            <$endforeach$>
                    return model
                }

                private static func makeEntities() -> [<$names.String$>: NSEntityDescription] {
            <$if description.entities$>
                    var entities: [<$names.String$>: NSEntityDescription] = [:]
            <$foreach entity description.entities$>
                    entities[<$entity.name$>] = <$entity.function$>()
            <$endforeach$>
                    return entities
            <$else$>
                    [:]
            <$endif$>
                }
            <$foreach entity description.entities$>

                private static func <$entity.function$>() -> NSEntityDescription {
                    let entity = NSEntityDescription()
                    entity.name = <$entity.name$>
            <$if entity.className$>
                    entity.managedObjectClassName = NSStringFromClass(<$entity.className$>.self)
            <$endif$>
            <$foreach assignment entity.assignments$>
            <$if assignment.name != "uniquenessConstraints"$>
                    entity.<$assignment.name$> = <$assignment.value$>
            <$endif$>
            <$endforeach$>
            <$if entity.properties$>
                    var properties: [NSPropertyDescription] = []
            <$foreach property entity.properties$>
            <$include "description.swift.motemplate"$>
            <$endforeach$>
                    entity.properties = properties
            <$endif$>
            <$foreach assignment entity.assignments$>
            <$if assignment.name == "uniquenessConstraints"$>
                    entity.uniquenessConstraints = <$assignment.value$>
            <$endif$>
            <$endforeach$>
                    return entity
                }
            <$if entity.subentities or entity.links or entity.fetched or entity.indexes$>

                private static func <$entity.function$>Connections(_ entities: [<$names.String$>: NSEntityDescription]) {
                    guard let entity = entities[<$entity.name$>] else { return }
            <$if entity.subentities$>
                    entity.subentities = [<$entity.subentities.join(", ")$>].compactMap { (name: <$names.String$>) in entities[name] }
            <$endif$>
            <$foreach link entity.links$>
                    do {
                        let relationship = entity.relationshipsByName[<$link.name$>]
                        relationship?.destinationEntity = entities[<$link.destination$>]
            <$if link.inverse$>
                        relationship?.inverseRelationship = entities[<$link.inverseEntity$>]?.relationshipsByName[<$link.inverse$>]
            <$endif$>
                    }
            <$endforeach$>
            <$foreach property entity.fetched$>
                    do {
                        let request = NSFetchRequest<any NSFetchRequestResult>()
            <$if property.request.entity$>
                        request.entity = entities[<$property.request.entity$>]
            <$endif$>
            <$foreach assignment property.request.assignments$>
                        request.<$assignment.name$> = <$assignment.value$>
            <$endforeach$>
                        (entity.propertiesByName[<$property.name$>] as? NSFetchedPropertyDescription)?.fetchRequest = request
                    }
            <$endforeach$>
            <$if entity.indexes$>
                    var indexes: [NSFetchIndexDescription] = []
            <$foreach fetchIndex entity.indexes$>
                    do {
                        <$if fetchIndex.elements$>var<$else$>let<$endif$> elements: [NSFetchIndexElementDescription] = []
            <$foreach element fetchIndex.elements$>
                        if let property = entity.propertiesByName[<$element.property$>] {
                            let element = NSFetchIndexElementDescription(property: property, collationType: .<$element.collation$>)
            <$if !element.isAscending$>
                            element.isAscending = false
            <$endif$>
                            elements.append(element)
                        }
            <$endforeach$>
                        let index = NSFetchIndexDescription(name: <$fetchIndex.name$>, elements: elements)
            <$if fetchIndex.partialPredicate$>
                        index.partialIndexPredicate = NSPredicate(format: <$fetchIndex.partialPredicate$>)
            <$endif$>
                        indexes.append(index)
                    }
            <$endforeach$>
                    entity.indexes = indexes
            <$endif$>
                }
            <$endif$>
            <$endforeach$>
            <$foreach composite description.composites$>

                private static func <$composite.function$>() -> [NSAttributeDescription] {
            <$if composite.members$>
                    var properties: [NSAttributeDescription] = []
            <$foreach property composite.members$>
            <$include "description.swift.motemplate"$>
            <$endforeach$>
                    return properties
            <$else$>
                    []
            <$endif$>
                }
            <$endforeach$>
            }
            <$endif$>

            """##,
        "names.swift.motemplate": ##"""
            <$comment
                The names of fetched properties and the user info as constants, those of this class alone. Attributes and relationships have
                typed keys.
            $>
            <$if entity.fetchedProperties or entity.userInfoConstants$>

                // MARK: Names
            <$endif$>
            <$if entity.fetchedProperties$>
                /// The names of the fetched properties that this class declares.
                <$generator.isolation$><$access$>enum <$model.keyTypes.fetchedProperty$>: <$names.String$>, <$names.CaseIterable$>, <$names.Sendable$> {
            <$foreach property entity.fetchedProperties$>
                    case <$property.caseName$><$if property.isRenamedCase$> = "<$property.name$>"<$endif$>
            <$endforeach$>

                    /// The name for key-value coding.
                    <$access$>var key: <$names.String$> { rawValue }
                }
            <$endif$>
            <$if entity.userInfoConstants$>
            <$if entity.fetchedProperties$>

            <$endif$>
                /// The user info of the entity.
                <$generator.isolation$><$access$>enum <$model.keyTypes.userInfo$> {
            <$foreach constant entity.userInfoConstants$>
                    <$access$>static let <$constant.name$> = <$constant.literal$>
            <$endforeach$>
                }
            <$endif$>

            """##,
        "overReleased.swift.motemplate": ##"""
            <$comment
                A property whose name makes Swift release the value of Core Data's getter once too often. Before: set property,
                type = its type without the mark of an optional, isOptional, modifiers, hasSetter, isAttribute, read = the method that
                reads it.
                Objective-C does not see it, so that `value(forKey:)` finds Core Data's own getter.
            $>
            <$if property.documentation$>
                ///
            <$endif$>
                /// Computed, since Swift would release the value of a getter of Core Data with this name once too often. There is no
                /// Objective-C key path to this property.
                @nonobjc <$modifiers$>final var <$property.escapedName$>: <$property.swiftType$> {
                    get {
            <$if isAttribute$>
                        willAccessValue(forKey: "<$property.name$>")
                        defer { didAccessValue(forKey: "<$property.name$>") }
            <$endif$>
            <$if isOptional$>
                        return <$read$>(forKey: "<$property.name$>") as? <$type$>
            <$elseif property.emptyValue$>
                        return <$read$>(forKey: "<$property.name$>") as? <$type$> ?? <$property.emptyValue$>
            <$else$>
                        guard let object = <$read$>(forKey: "<$property.name$>") as? <$type$> else {
                            <$names.fatalError$>("<$entity.className$>.<$property.name$> is required, and has no value")
                        }
                        return object
            <$endif$>
                    }
            <$if hasSetter$>
                    set {
            <$if isAttribute$>
                        willChangeValue(forKey: "<$property.name$>")
                        defer { didChangeValue(forKey: "<$property.name$>") }
                        setPrimitiveValue(newValue, forKey: "<$property.name$>")
            <$else$>
                        setValue(newValue, forKey: "<$property.name$>")
            <$endif$>
                    }
            <$endif$>
                }

            """##,
        "relationships.swift.motemplate": ##"""
            <$comment The relationships of a class, ordered ones with a view as a typed array, and what changes the others. $>
            <$foreach relationship entity.relationships$>
            <$if relationship.isSpaced$>

            <$endif$>
            <$foreach line relationship.documentation$>
                ///<$if line != ""$> <$line$><$endif$>
            <$endforeach$>
            <$if relationship.needsCare$>
            <$if relationship.documentation$>
                ///
            <$endif$>
                /// Required, but nil until it is set and after a nullification: do not read it then.
            <$endif$>
            <$if relationship.isOverReleased$>
            <$set property = relationship$>
            <$set type = relationship.collectionType$>
            <$set isOptional = relationship.isOptional$>
            <$set modifiers = relationship.access$>
            <$set hasSetter = true$>
            <$set isAttribute = false$>
            <$set read = "value"$>
            <$include "overReleased.swift.motemplate"$>
            <$else$>
                @NSManaged <$relationship.access$>var <$relationship.escapedName$>: <$relationship.swiftType$>
            <$endif$>
            <$if relationship.hasArray$>

                <$relationship.access$>var <$relationship.name$>Array: [<$relationship.elementType$>] {
            <$comment With `self`: a relationship named `get` would begin a getter. $>
                    self.<$relationship.escapedName$><$if relationship.isOptional$>?<$endif$>.array as? [<$relationship.elementType$>] ?? []
                }
            <$endif$>
            <$endforeach$>
            <$if entity.toMany$>

                // MARK: To-many mutators
            <$endif$>
            <$foreach relationship entity.toMany$>
            <$set Name = relationship.capitalizedName$>
            <$set element = relationship.elementType$>
            <$set memberAccess = relationship.access$>
            <$if !relationshipIsFirst$>

            <$endif$>
            <$if relationship.isOrdered$>
            <$comment Over the mutable proxy: Core Data's own ordered mutators crashed for years. $>
            <$if relationship.hasAdd$>
                <$memberAccess$>func addTo<$Name$>(_ value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").add(value)
                }
            <$endif$>
            <$if relationship.hasRemove$>

                <$memberAccess$>func removeFrom<$Name$>(_ value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").remove(value)
                }
            <$endif$>
            <$if relationship.hasInsert$>

                <$memberAccess$>func insertInto<$Name$>(_ value: <$element$>, at index: <$names.Int$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").insert(value, at: index)
                }
            <$endif$>
            <$if relationship.hasRemove$>

                <$memberAccess$>func removeFrom<$Name$>(at index: <$names.Int$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").removeObject(at: index)
                }
            <$endif$>
            <$if relationship.hasReplace$>

                <$memberAccess$>func replace<$Name$>(at index: <$names.Int$>, with value: <$element$>) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").replaceObject(at: index, with: value)
                }
            <$endif$>
            <$if generator.style == "xcode-compatible"$>
            <$include "xcodeMutators.swift.motemplate"$>
            <$endif$>
            <$else$>
            <$if relationship.hasAdd$>
                @objc(add<$Name$>Object:) @NSManaged <$memberAccess$>func addTo<$Name$>(_ value: <$element$>)
            <$endif$>
            <$if relationship.hasRemove$>
                @objc(remove<$Name$>Object:) @NSManaged <$memberAccess$>func removeFrom<$Name$>(_ value: <$element$>)
            <$endif$>
            <$if relationship.hasAdd$>
                @objc(add<$Name$>:) @NSManaged <$memberAccess$>func addTo<$Name$>(_ values: <$relationship.collectionType$>)
            <$endif$>
            <$if relationship.hasRemove$>
                @objc(remove<$Name$>:) @NSManaged <$memberAccess$>func removeFrom<$Name$>(_ values: <$relationship.collectionType$>)
            <$endif$>
            <$endif$>
            <$endforeach$>

            """##,
        "shields.swift.motemplate": ##"""
            <$comment What keeps formatters from machine files, behind their first line. $>
            <$if generator.hasShields$>
            // swift-format-ignore-file
            // swiftformat:disable all
            // swiftlint:disable all
            <$endif$>

            """##,
        "single.swift.motemplate": ##"""
            <$comment
                All machine code of a model in one file (`--single-file`): the other templates leave out their first lines and imports
                then. The whole stands under a condition, so that a package with a model also builds where there is no Core Data.
            $>
            // <$generator.marker$> from <$model.fileName$>. Do not edit.
            <$include "shields.swift.motemplate"$>

            #if canImport(CoreData)
            <$if imports$>

            <$include "imports.swift.motemplate"$>
            <$endif$>
            <$foreach part parts$>

            // MARK: - <$part.name$>

            <$part.text$>
            <$endforeach$>

            #endif

            """##,
        "snapshot.swift.motemplate": ##"""
            <$comment A structure with the values of an object, for other threads, for previews and for JSON. $>
            <$foreach snapshot entity.snapshots$>
            <$set identifier = "managedID"$>
            <$set identifierType = "ManagedID<" + entity.escapedClassName + ">"$>
            <$if generator.support == "none"$>
            <$set identifier = "objectID"$>
            <$set identifierType = "NSManagedObjectID"$>
            <$endif$>
            <$set hasParameters = snapshot.attributes or snapshot.relationships or snapshot.hasIdentifier$>
            <$set absence = "ManagedAbsence"$>
            <$if generator.support == "none"$>
            <$set absence = "_" + snapshot.name + "Absence"$>
            <$endif$>

            /// The values of an object of <$entity.className$>, which can be handed to other threads.
            <$if snapshot.omitted$>
            ///
            /// Without <$snapshot.omitted.join(", ")$>: nothing says that such values can be shared<$if snapshot.isCodable$> and encoded<$endif$>.
            <$endif$>
            <$if snapshot.unhashable$>
            ///
            /// Not Hashable: nothing says that the values of <$snapshot.unhashable.join(", ")$> are.
            <$endif$>
            <$generator.isolation$><$snapshot.access$>struct <$snapshot.name$>: <$snapshot.conformances.join(", ")$> {
            <$if snapshot.hasIdentifier$>
                /// The object's identifier; nil in a snapshot that was not made of an object.
                <$snapshot.access$>var <$identifier$>: <$identifierType$>?
            <$endif$>
            <$foreach attribute snapshot.attributes$>
                <$attribute.access$>var <$attribute.caseName$>: <$attribute.swiftType$><$if snapshot.isCodable and attribute.mayBeAbsent$> { didSet { _absent.remove(<$attribute.codingKeyLiteral$>) } }<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                <$relationship.access$>var <$relationship.escapedName$>: <$relationship.identifierType$>
            <$endforeach$>
            <$if snapshot.identity != ""$>

            <$if snapshot.identity == "managedID"$>
                <$snapshot.access$>var id: <$snapshot.identityType$> { ManagedSnapshotID(self.managedID, _identity) }

                private let _identity = ManagedIdentity()
            <$elseif snapshot.identity == "objectID"$>
                /// The object, or in a snapshot that was not made of an object, the snapshot itself.
                <$snapshot.access$>var id: <$snapshot.identityType$> { self.objectID.map(Swift.AnyHashable.init) ?? _identity.id }

                private let _identity = _<$snapshot.name$>Identity()
            <$else$>
                <$snapshot.access$>var id: <$snapshot.identityType$> { self.<$snapshot.identity$> }
            <$endif$>
            <$endif$>

            <$if hasParameters$>
                <$snapshot.access$>init(
            <$foreach attribute snapshot.attributes$>
                    <$attribute.caseName$>: <$attribute.swiftType$><$if attribute.lateFallback != ""$><$if !attribute.isOptional$>?<$endif$> = nil<$elseif attribute.fallback != ""$> = <$attribute.fallback$><$elseif attribute.isOptional$> = nil<$endif$><$if !attributeIsLast or snapshot.relationships or snapshot.hasIdentifier$>,<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    <$relationship.escapedName$>: <$relationship.identifierType$> = <$if relationship.isToMany$>[]<$else$>nil<$endif$><$if !relationshipIsLast or snapshot.hasIdentifier$>,<$endif$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    <$identifier$>: <$identifierType$>? = nil
            <$endif$>
                ) {
            <$foreach attribute snapshot.attributes$>
                    self.<$attribute.caseName$> = <$attribute.caseName$><$if attribute.lateFallback != ""$> ?? (<$attribute.lateFallback$>)<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    self.<$relationship.escapedName$> = <$relationship.escapedName$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    self.<$identifier$> = <$identifier$>
            <$endif$>
                }
            <$else$>
                <$snapshot.access$>init() {}
            <$endif$>

                /// The values that the object has now.
                <$snapshot.access$>init(_ object: <$entity.escapedClassName$>) {
            <$if snapshot.hasIdentifier$>
                    <$if generator.support == "none"$>objectID = object.objectID<$else$>managedID = ManagedID(unchecked: object.objectID)<$endif$>
            <$endif$>
            <$foreach attribute snapshot.attributes$>
                    self.<$attribute.caseName$> = object.<$attribute.escapedName$><$if attribute.conversion == "decimal" and attribute.isManaged$><$if attribute.isOptional$>?<$endif$>.decimalValue<$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
            <$set value = "object." + relationship.escapedName$>
            <$if relationship.isToMany$>
            <$set objects = value$>
            <$set mark = ""$>
            <$if relationship.isOptional$>
            <$set mark = "?"$>
            <$endif$>
            <$if relationship.isOrdered$>
            <$set objects = "(" + value + mark + ".array as? [NSManagedObject] ?? [])"$>
            <$elseif relationship.collectionType == "NSSet"$>
            <$set objects = "(" + value + mark + ".allObjects as? [NSManagedObject] ?? [])"$>
            <$endif$>
            <$if generator.support != "none"$>
                    self.<$relationship.escapedName$> = <$if relationship.isOrdered$>modelcOrderedIDs<$elseif relationship.collectionType == "NSSet"$>modelcUntypedIDs<$else$>modelcIDs<$endif$>(<$value$>)
            <$elseif relationship.isOrdered$>
                    self.<$relationship.escapedName$> = <$objects$>.map { $0.objectID }
            <$else$>
                    self.<$relationship.escapedName$> = <$names.Set$>(<$objects$>.map { $0.objectID })
            <$endif$>
            <$elseif relationship.isOptional$>
                    self.<$relationship.escapedName$> = <$if generator.support == "none"$><$value$>?.objectID<$else$>modelcID(of: <$value$>)<$endif$>
            <$else$>
            <$comment The object may be missing even where one is required: see `modelcID`. $>
                    self.<$relationship.escapedName$> = <$if generator.support == "none"$>(object.value(forKey: "<$relationship.name$>") as? NSManagedObject)?.objectID<$else$>object.modelcID(forKey: "<$relationship.name$>")<$endif$>
            <$endif$>
            <$endforeach$>
                }
            <$if snapshot.isHashable and generator.support != "none"$>

            <$comment
                Written, because the compiler would put the whole of `==` for optional values in line, once for each property: a third
                of what a snapshot costs in a build without optimization.
            $>
                <$snapshot.access$>static func == (left: <$snapshot.name$>, right: <$snapshot.name$>) -> Swift.Bool {
            <$foreach attribute snapshot.attributes$>
                    guard modelcEqual(left.<$attribute.caseName$>, right.<$attribute.caseName$>) else { return false }
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    guard modelcEqual(left.<$relationship.escapedName$>, right.<$relationship.escapedName$>) else { return false }
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    guard modelcEqual(left.<$identifier$>, right.<$identifier$>) else { return false }
            <$endif$>
                    return true
                }
            <$endif$>
            <$if snapshot.settable$>

                /// Gives these values to an object<$if snapshot.isCodable and snapshot.mayBeAbsent$>. What JSON lacked is left as it is<$endif$>. <$if snapshot.fixed$>Relationships, <$snapshot.fixed.join(", ")$><$else$>Relationships<$endif$> stay as they are.
                /// A value that the object has already is not set again, so that the object does not count as changed.
                <$snapshot.access$>func apply(to object: <$entity.escapedClassName$>) {
            <$if snapshot.isCodable and snapshot.mayBeAbsent$>
                    let absent = _absent
            <$endif$>
            <$foreach attribute snapshot.settable$>
            <$set own = "self." + attribute.caseName$>
            <$set value = own$>
            <$if attribute.conversion == "decimal" and attribute.isManaged and attribute.isOptional$>
            <$if generator.support == "none"$>
            <$set value = own + ".map { NSDecimalNumber(decimal: $0) }"$>
            <$else$>
            <$set value = "modelcNumber(" + own + ")"$>
            <$endif$>
            <$elseif attribute.conversion == "decimal" and attribute.isManaged$>
            <$set value = "NSDecimalNumber(decimal: " + own + ")"$>
            <$endif$>
            <$set differs = ""$>
            <$include "snapshotDifference.swift.motemplate"$>
            <$if snapshot.isCodable and attribute.mayBeAbsent and differs != ""$>
                    if !absent.contains(<$attribute.codingKeyLiteral$>), <$differs$> { object.<$attribute.escapedName$> = <$value$> }
            <$elseif snapshot.isCodable and attribute.mayBeAbsent$>
                    if !absent.contains(<$attribute.codingKeyLiteral$>) { object.<$attribute.escapedName$> = <$value$> }
            <$elseif differs != ""$>
                    if <$differs$> { object.<$attribute.escapedName$> = <$value$> }
            <$else$>
                    object.<$attribute.escapedName$> = <$value$>
            <$endif$>
            <$endforeach$>
                }
            <$endif$>
            <$if snapshot.isCodable$>
            <$if generator.support == "none"$>
            <$include "snapshotKeys.swift.motemplate"$>
            <$else$>
            <$include "snapshotCoding.swift.motemplate"$>
            <$endif$>
            <$endif$>
            }
            <$if snapshot.identity == "objectID"$>

            /// What tells a snapshot from others with the same values. Two snapshots with the same values are equal all the same.
            <$generator.isolation$>private struct _<$snapshot.name$>Identity: Swift.Hashable, Swift.Sendable {
                private let own = Foundation.UUID()

                var id: Swift.AnyHashable { Swift.AnyHashable(own) }

                static func == (_: Self, _: Self) -> Swift.Bool { true }

                func hash(into _: inout Swift.Hasher) {}
            }
            <$endif$>
            <$if snapshot.isCodable and snapshot.mayBeAbsent and generator.support == "none"$>
            <$set absenceAccess = "private "$>
            <$include "absence.swift.motemplate"$>
            <$endif$>
            <$endforeach$>

            """##,
        "snapshotCoding.swift.motemplate": ##"""
            <$comment
                JSON of a snapshot. The support file reads and writes each value and keeps the first error until the end: a `try` for each
                would cost the compiler the code that destroys the values before it. What has to be in JSON is read first, since there is
                no other value to go on with.
            $>

            <$comment What JSON lacks is as in a new object; identifiers of objects are not in it. $>
                <$snapshot.access$>init(from decoder: any <$names.Decoder$>) throws {
            <$if snapshot.attributes$>
                    let values = try ManagedDecoding(decoder)
            <$endif$>
            <$foreach attribute snapshot.attributes$>
            <$if !attribute.mayBeAbsent$>
                    self.<$attribute.caseName$> = try values.needed(<$attribute.codingKeyLiteral$>)
            <$endif$>
            <$endforeach$>
            <$foreach attribute snapshot.attributes$>
            <$if attribute.mayBeAbsent$>
                    self.<$attribute.caseName$> = values.<$if attribute.isOptional$>value<$else$>required<$endif$>(<$attribute.codingKeyLiteral$>, <$if attribute.fallback != ""$><$attribute.fallback$><$elseif attribute.lateFallback != ""$><$attribute.lateFallback$><$else$>nil<$endif$>)
            <$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    self.<$relationship.escapedName$> = <$if relationship.isToMany$>[]<$else$>nil<$endif$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    managedID = nil
            <$endif$>
            <$if snapshot.mayBeAbsent$>
                    _absent = values.absent
                    try values.finish()
            <$endif$>
                }

            <$comment
                Null is written as well: what is missing would be as in a new object, and would leave an object as it is. Only what JSON
                lacked, and what still has no value, is missing again.
            $>
                <$snapshot.access$>func encode(to encoder: any Swift.Encoder) throws {
                    let values = ManagedEncoding(encoder<$if snapshot.mayBeAbsent$>, _absent<$endif$>)
            <$foreach attribute snapshot.attributes$>
                    values.set(<$attribute.codingKeyLiteral$>, self.<$attribute.caseName$>)
            <$endforeach$>
                    try values.finish()
                }
            <$if snapshot.mayBeAbsent$>

                private var _absent = ManagedAbsence()
            <$endif$>

            """##,
        "snapshotDifference.swift.motemplate": ##"""
            <$comment
                When `apply(to:)` has to set an attribute: setting an equal value would mark the object as changed, and would write
                back the nil or the case that an unreadable value reads as.
                Before: set own = the value in the snapshot, and set differs = "", which stays empty where nothing says that the values can be
                compared.
            $>
            <$set key = "\"" + attribute.name + "\""$>
            <$set current = "object." + attribute.escapedName$>
            <$set wanted = own$>
            <$set mark = ""$>
            <$if attribute.isOptional$>
            <$set mark = "?"$>
            <$endif$>
            <$if attribute.conversion == "decimal" and attribute.isManaged$>
            <$set current = current + mark + ".decimalValue"$>
            <$elseif attribute.rawPolicy == "total" and !attribute.isHashable$>
            <$set current = current + mark + ".rawValue"$>
            <$set wanted = own + mark + ".rawValue"$>
            <$endif$>
            <$if attribute.rawPolicy == "fatal"$>
            <$comment The property cannot be read where the value is none of the type. $>
            <$set differs = "(object.value(forKey: " + key + ") as? " + attribute.swiftBaseType + ".RawValue) != " + own + ".rawValue"$>
            <$elseif attribute.isHashable or attribute.rawPolicy == "total"$>
            <$if generator.support == "none"$>
            <$set differs = current + " != " + wanted$>
            <$else$>
            <$set differs = "!modelcEqual(" + current + ", " + wanted + ")"$>
            <$endif$>
            <$elseif attribute.isOptional$>
            <$set differs = own + " != nil || " + current + " != nil"$>
            <$endif$>
            <$comment
                A required value of a new object may be missing. Then it cannot be read, or reads as a value that the store does not
                have; but zero and the fallback for an optional value are not worth a change.
            $>
            <$if differs != "" and !attribute.isOptional and attribute.rawPolicy != "fatal" and (attribute.isRequired or !attribute.isScalar and attribute.rawPolicy != "fallback")$>
            <$if generator.support == "none"$>
            <$set differs = "object.value(forKey: " + key + ") == nil || " + differs$>
            <$else$>
            <$set differs = "modelcLacks(object, " + key + ") || " + differs$>
            <$endif$>
            <$endif$>

            """##,
        "snapshotKeys.swift.motemplate": ##"""
            <$comment JSON of a snapshot where there is no support file: with keys of its own. $>

            <$comment What JSON lacks is as in a new object; identifiers of objects are not in it. $>
                <$snapshot.access$>init(from decoder: any <$names.Decoder$>) throws {
            <$if snapshot.attributes$>
                    let values = try decoder.container(keyedBy: CodingKeys.self)
            <$endif$>
            <$foreach attribute snapshot.attributes$>
            <$if !attribute.mayBeAbsent$>
                    self.<$attribute.caseName$> = try values.decode(<$attribute.swiftBaseType$>.self, forKey: .<$attribute.caseName$>)
            <$else$>
                    self.<$attribute.caseName$> = try _absent.<$if attribute.isOptional$>value<$else$>requiredValue<$endif$>(<$if attribute.fallback != ""$><$attribute.fallback$><$elseif attribute.lateFallback != ""$><$attribute.lateFallback$><$else$>nil<$endif$>, of: .<$attribute.caseName$>, in: values)
            <$endif$>
            <$endforeach$>
            <$foreach relationship snapshot.relationships$>
                    self.<$relationship.escapedName$> = <$if relationship.isToMany$>[]<$else$>nil<$endif$>
            <$endforeach$>
            <$if snapshot.hasIdentifier$>
                    <$identifier$> = nil
            <$endif$>
                }

            <$if snapshot.mayBeAbsent$>
            <$comment
                Null is written as well: what is missing would be as in a new object, and would leave an object as it is. Only what JSON
                lacked, and what still has no value, is missing again.
            $>
                <$snapshot.access$>func encode(to encoder: any Swift.Encoder) throws {
                    var values = encoder.container(keyedBy: CodingKeys.self)
            <$foreach attribute snapshot.attributes$>
            <$if attribute.isOptional and attribute.fallback == "" and attribute.initialValue == ""$>
                    try _absent.encode(self.<$attribute.caseName$>, of: .<$attribute.caseName$>, in: &values)
            <$else$>
                    try values.encode(self.<$attribute.caseName$>, forKey: .<$attribute.caseName$>)
            <$endif$>
            <$endforeach$>
                }

                private var _absent = <$absence$>()

            <$endif$>
            <$if snapshot.attributes$>
                private enum CodingKeys: <$names.String$>, <$names.CodingKey$> {
            <$else$>
            <$comment An enumeration without cases can have no raw type. $>
                private enum CodingKeys: <$names.CodingKey$> {
            <$endif$>
            <$foreach attribute snapshot.attributes$>
                    case <$attribute.caseName$><$if attribute.codingKey != ""$> = <$attribute.codingKeyLiteral$><$elseif attribute.isRenamedCase$> = "<$attribute.name$>"<$endif$>
            <$endforeach$>
                }

            """##,
        "support.swift.motemplate": ##"""
            <$comment
                Shared by all generated classes. These things cannot be in the classes: a subclass's function with another result type would be
                an overload, and every call of it ambiguous.
                Each part is there only if the model and the settings use it: see `support`. Models may take the names of types of the standard
                library, so these have their module in front.
            $>
            <$if entities and model.support.isWritten$>
            <$set access = generator.access$>
            <$set isolation = generator.isolation$>
            <$set support = model.support$>
            <$if !generator.isSingleFile$>
            // <$generator.marker$>. Do not edit.
            <$include "shields.swift.motemplate"$>

            <$access$>import CoreData
            import Foundation

            <$endif$>
            <$if support.accessors or support.identifiers$>
            /// What properties do that Objective-C cannot express.
            <$isolation$>extension NSManagedObject {
            <$if support.accessors$>
                func modelcValue<Value>(forKey key: Swift.String) -> Value? {
                    willAccessValue(forKey: key)
                    defer { didAccessValue(forKey: key) }
                    return primitiveValue(forKey: key) as? Value
                }
                func setModelcValue<Value>(_ value: Value?, forKey key: Swift.String) {
                    willChangeValue(forKey: key)
                    defer { didChangeValue(forKey: key) }
                    setPrimitiveValue(value, forKey: key)
                }
            <$endif$>
            <$if support.floats$>
                /// A number that the store may keep more exactly than `Float` can say, for which a cast fails.
                func modelcFloat(forKey key: Swift.String) -> Swift.Float? {
                    let number: NSNumber? = modelcValue(forKey: key)
                    return number?.floatValue
                }
            <$endif$>
            <$if support.identifiers$>
            <$if support.accessors$>
            <$endif$>
                /// The object of a to-one relationship, which may be missing even where the model requires one: nullifying the other end
                /// leaves nil until the object is saved or deleted.
                func modelcID<Object: NSManagedObject>(forKey key: Swift.String) -> ManagedID<Object>? {
                    (value(forKey: key) as? NSManagedObject).map { ManagedID(unchecked: $0.objectID) }
                }
            <$endif$>
            }
            <$endif$>
            <$if support.keys$>
            <$if support.accessors or support.identifiers$>

            <$endif$>
            /// Shared by generated classes.
            <$isolation$><$access$>protocol ModelObject: NSManagedObject {
                /// The entity's name in the model.
                static var entityName: Swift.String { get }
            }

            <$isolation$>extension ModelObject {
                /// The entity of the class in the model of a context; nil if that model has no entity with this name.
                <$access$>static func entity(in context: NSManagedObjectContext) -> NSEntityDescription? { NSEntityDescription.entity(forEntityName: entityName, in: context) }
            <$if support.initializers$>
                static func requiredEntity(in context: NSManagedObjectContext) -> NSEntityDescription {
                    if let entity = entity(in: context) { entity } else { Swift.fatalError("The model of the context has no entity \(entityName)") }
                }
            <$endif$>
                /// The object's identifier, which can be given to other contexts once the object is saved. Until then it is temporary:
                /// other contexts find no object with it, and it changes when the object is saved.
                <$access$>var managedID: ManagedID<Self> { ManagedID(unchecked: objectID) }
            <$if support.objectKeys$>
                /// The keys of a class of which only the protocol is known: there are conditions on the objects themselves.
                <$access$>static var keys: ManagedKeys<ManagedOwn<Self>, Self, any ManagedNoKeys> { ManagedKeys(modelcPath: "") }
            <$endif$>
            }

            /// Shared by generated classes: those that inherit from another one have more keys.
            <$isolation$><$access$>protocol KeyedModelObject: ModelObject { associatedtype ModelcTable }
            <$isolation$>extension KeyedModelObject {
                /// The stored properties as typed keys: `Order.keys.total`, `Order.keys.customer.name`.
                <$access$>static var keys: ManagedKeys<ManagedOwn<Self>, Self, ModelcTable> { ManagedKeys(modelcPath: "") }
            }

            /// An object identifier that knows the class of its object.
            <$isolation$><$access$>struct ManagedID<Object: NSManagedObject>: Swift.Hashable, Swift.Sendable {
                <$access$>let objectID: NSManagedObjectID
                /// Does not check that the identifier belongs to an object of this class.
                <$access$>init(unchecked objectID: NSManagedObjectID) { self.objectID = objectID }
            }

            /// The identifier of an object belongs to an object of another class.
            <$isolation$><$access$>struct ManagedIDMismatch: Swift.Error { <$access$>let objectID: NSManagedObjectID }

            <$isolation$>extension NSManagedObjectContext {
                /// The object of an identifier, fetched if it is not in the context yet.
                <$access$>func object<Object: NSManagedObject>(_ id: ManagedID<Object>) throws -> Object {
                    if let object = try existingObject(with: id.objectID) as? Object { return object }
                    throw ManagedIDMismatch(objectID: id.objectID)
                }
            }
            <$include "supportKeys.swift.motemplate"$>
            <$include "supportFilters.swift.motemplate"$>
            <$include "supportFetching.swift.motemplate"$>
            <$if support.snapshots$>
            <$include "supportSnapshots.swift.motemplate"$>
            <$endif$>
            <$if support.coding$>
            <$include "supportCoding.swift.motemplate"$>
            <$endif$>
            <$endif$>
            <$endif$>

            """##,
        "supportCoding.swift.motemplate": ##"""
            <$comment How snapshots are read from JSON and written to it. $>

            /// The keys that JSON lacked. Two snapshots with the same values are equal all the same.
            <$isolation$>struct ManagedAbsence: Swift.Hashable, Swift.Sendable {
                fileprivate var keys: Swift.Set<Swift.String> = []
                static func == (_: ManagedAbsence, _: ManagedAbsence) -> Swift.Bool { true }
                func hash(into _: inout Swift.Hasher) {}
                func contains(_ key: Swift.StaticString) -> Swift.Bool { keys.contains(key.description) }
                mutating func remove(_ key: Swift.StaticString) {
                    if !keys.isEmpty { keys.remove(key.description) }
                }
            }

            /// A key of JSON.
            <$isolation$>private struct ManagedCodingKey: Swift.CodingKey {
                let stringValue: Swift.String
                var intValue: Swift.Int? { nil }
                init(_ name: Swift.StaticString) { stringValue = name.description }
                init(stringValue: Swift.String) { self.stringValue = stringValue }
                init?(intValue _: Swift.Int) { nil }
            }

            /// The values of a snapshot in JSON. What cannot be read is the initial value; `finish` throws the first error.
            <$isolation$>final class ManagedDecoding {
                private(set) var absent = ManagedAbsence()
                private let values: Swift.KeyedDecodingContainer<ManagedCodingKey>
                private var error: (any Swift.Error)?
                init(_ decoder: any Swift.Decoder) throws { values = try decoder.container(keyedBy: ManagedCodingKey.self) }
                /// A value that has to be there.
                func needed<Value: Swift.Decodable>(_ name: Swift.StaticString) throws -> Value { try values.decode(Value.self, forKey: ManagedCodingKey(name)) }
                /// A value that may be nil, or else what a new object begins with.
                func value<Value: Swift.Decodable>(_ name: Swift.StaticString, _ initial: Value?) -> Value? {
                    let key = ManagedCodingKey(name)
                    guard values.contains(key) else {
                        absent.keys.insert(key.stringValue)
                        return initial
                    }
                    do {
                        return try values.decodeIfPresent(Value.self, forKey: key)
                    } catch {
                        if self.error == nil { self.error = error }
                        return initial
                    }
                }
                /// A value, or else what a new object begins with.
                func required<Value: Swift.Decodable>(_ name: Swift.StaticString, _ initial: Value) -> Value { value(name, initial) ?? initial }
                func finish() throws {
                    if let error { throw error }
                }
            }

            /// JSON that gets the values of a snapshot; `finish` throws the first error.
            <$isolation$>final class ManagedEncoding {
                private let absent: ManagedAbsence
                private var values: Swift.KeyedEncodingContainer<ManagedCodingKey>
                private var error: (any Swift.Error)?
                init(_ encoder: any Swift.Encoder, _ absent: ManagedAbsence = ManagedAbsence()) {
                    self.absent = absent
                    values = encoder.container(keyedBy: ManagedCodingKey.self)
                }
                /// Writes a value, null as well, unless there was none in JSON and there is none now.
                func set<Value: Swift.Encodable>(_ name: Swift.StaticString, _ value: Value?) {
                    if error != nil || (value == nil && absent.contains(name)) { return }
                    do {
                        if let value {
                            try values.encode(value, forKey: ManagedCodingKey(name))
                        } else { try values.encodeNil(forKey: ManagedCodingKey(name)) }
                    } catch { self.error = error }
                }
                func finish() throws {
                    if let error { throw error }
                }
            }

            """##,
        "supportConditions.swift.motemplate": ##"""
            <$comment The conditions of attributes. $>

            <$isolation$>extension ManagedKey {
                /// Whether there is no value.
                <$access$>var isNil: ManagedFilter<KeyScope.FetchedObject> { compared("==", nil) }
                fileprivate func compared(_ comparison: Swift.String, _ value: (any Swift.Sendable)?) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(path, comparison, value)
                }
            }

            <$isolation$>extension ManagedKey where Value: ManagedValue {
                <$access$>static func == (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("==", value) }
                <$access$>static func != (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("!=", value) }
                <$access$>func isIn(_ values: some Swift.Sequence<Value>) -> ManagedFilter<KeyScope.FetchedObject> { compared("IN", Swift.Array(values)) }
            }
            <$if support.rawKeys$>

            <$isolation$>extension ManagedKey where Value: Swift.RawRepresentable, Value.RawValue: ManagedValue {
                <$access$>static func == (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("==", value?.rawValue) }
                <$access$>static func != (key: ManagedKey, value: Value?) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("!=", value?.rawValue) }
                <$access$>func isIn(_ values: some Swift.Sequence<Value>) -> ManagedFilter<KeyScope.FetchedObject> { compared("IN", values.map { $0.rawValue }) }
            }
            <$endif$>
            <$if support.orderedTypes$>

            <$isolation$>extension ManagedKey where Value: ManagedOrderedValue {
                <$access$>static func < (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("<", value) }
                <$access$>static func <= (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared("<=", value) }
                <$access$>static func > (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared(">", value) }
                <$access$>static func >= (key: ManagedKey, value: Value) -> ManagedFilter<KeyScope.FetchedObject> { key.compared(">=", value) }
                /// Whether the value is in the range; both bounds belong to it.
                <$access$>func isBetween(_ range: Swift.ClosedRange<Value>) -> ManagedFilter<KeyScope.FetchedObject> { compared("BETWEEN", [range.lowerBound, range.upperBound]) }
            }
            <$endif$>
            <$if support.texts$>

            /// What a comparison of texts ignores.
            <$isolation$><$access$>struct ManagedTextOptions: Swift.OptionSet, Swift.Sendable {
                <$access$>let rawValue: Swift.Int
                <$access$>init(rawValue: Swift.Int) { self.rawValue = rawValue }
                <$access$>static let ignoringCase = ManagedTextOptions(rawValue: 1)
                <$access$>static let ignoringDiacritics = ManagedTextOptions(rawValue: 2)
            }

            <$isolation$>extension ManagedKey where Value == Swift.String {
                <$access$>func equals(_ text: Swift.String, _ options: ManagedTextOptions) -> ManagedFilter<KeyScope.FetchedObject> { compared("==", text, options) }
                <$access$>func contains(_ text: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> { compared("CONTAINS", text, options) }
                <$access$>func beginsWith(_ text: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> { compared("BEGINSWITH", text, options) }
                <$access$>func endsWith(_ text: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> { compared("ENDSWITH", text, options) }
                /// `?` stands for a character, `*` for any number of them.
                <$access$>func isLike(_ pattern: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> { compared("LIKE", pattern, options) }
                /// The pattern is a regular expression for the whole text.
                <$access$>func matches(_ pattern: Swift.String, _ options: ManagedTextOptions = []) -> ManagedFilter<KeyScope.FetchedObject> { compared("MATCHES", pattern, options) }
                private func compared(_ comparison: Swift.String, _ text: Swift.String, _ options: ManagedTextOptions) -> ManagedFilter<KeyScope.FetchedObject> {
                    let ignored = (options.contains(.ignoringCase) ? "c" : "") + (options.contains(.ignoringDiacritics) ? "d" : "")
                    return compared(ignored.isEmpty ? comparison : comparison + "[" + ignored + "]", text)
                }
            }
            <$endif$>

            """##,
        "supportFetching.swift.motemplate": ##"""
            <$comment
                Finding, counting, deleting and creating objects. The asynchronous forms run on the queue of the context; what they
                return can leave it.
            $>

            /// Fetches. Those that are `async` run on the queue of the context, and return what `transform` makes of the objects there:
            /// snapshots, for example. A limit of 0 means no limit.
            <$isolation$>extension ModelObject {
                /// A request for the objects that meet a condition.
                <$access$>static func makeFetchRequest(where filter: ManagedFilter<Self>? = nil, sortedBy order: [ManagedSort<Self>] = [], limit: Swift.Int = 0) -> NSFetchRequest<Self> {
                    let request = NSFetchRequest<Self>(entityName: entityName)
                    request.predicate = filter?.predicate
                    request.sortDescriptors = order.isEmpty ? nil : order.map(\.descriptor)
                    request.fetchLimit = limit
                    return request
                }
            <$if support.objectKeys$>
                /// The same request, with objects of the context in the condition.
                private static func request(
                    in context: NSManagedObjectContext, _ filter: ManagedFilter<Self>?, _ order: [ManagedSort<Self>] = [], limit: Swift.Int = 0
                ) -> NSFetchRequest<Self> {
                    let request = makeFetchRequest(sortedBy: order, limit: limit)
                    request.predicate = filter?.predicate(in: context)
                    return request
                }
            <$endif$>
                /// The objects that meet a condition.
                <$access$>static func fetch(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil, sortedBy order: [ManagedSort<Self>] = [],
                    limit: Swift.Int = 0
                ) throws -> [Self] { try context.fetch(<$if support.objectKeys$>request(in: context, filter, order, limit: limit)<$else$>makeFetchRequest(where: filter, sortedBy: order, limit: limit)<$endif$>) }
                <$access$>static func fetch<Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil, sortedBy order: [ManagedSort<Self>] = [],
                    limit: Swift.Int = 0, _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> [Result] { try await context.perform { try fetch(in: context, where: filter, sortedBy: order, limit: limit).map(transform) } }
                /// The first object that meets a condition; nil if there is none.
                <$access$>static func first(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil, sortedBy order: [ManagedSort<Self>] = []
                ) throws -> Self? { try fetch(in: context, where: filter, sortedBy: order, limit: 1).first }
                <$access$>static func first<Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil, sortedBy order: [ManagedSort<Self>] = [],
                    _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> Result? { try await context.perform { try first(in: context, where: filter, sortedBy: order).map(transform) } }
                /// How many objects meet a condition.
                <$access$>static func count(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil) throws
                    -> Swift.Int { try context.count(for: <$if support.objectKeys$>request(in: context, filter)<$else$>makeFetchRequest(where: filter)<$endif$>) }
                <$access$>static func count(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil) async throws
                    -> Swift.Int { try await context.perform { try count(in: context, where: filter) } }
                /// Whether any object meets a condition.
                <$access$>static func exists(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil) throws
                    -> Swift.Bool { try context.count(for: <$if support.objectKeys$>request(in: context, filter, limit: 1)<$else$>makeFetchRequest(where: filter, limit: 1)<$endif$>) > 0 }
                <$access$>static func exists(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>? = nil) async throws
                    -> Swift.Bool { try await context.perform { try exists(in: context, where: filter) } }
                /// Deletes the objects that meet a condition, one by one, as the delete rules ask, and returns how many. Save afterwards.
                @discardableResult <$access$>static func delete(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>) throws
                    -> Swift.Int { try fetch(in: context, where: filter).map(context.delete).count }
                @discardableResult <$access$>static func delete(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>) async throws
                    -> Swift.Int { try await context.perform { try delete(in: context, where: filter) } }
                /// Deletes the objects that meet a condition in the store, without loading them, takes them out of the context, and returns
                /// how many. Delete rules and validation do not run, unsaved objects are not seen, and the store must be SQLite's.
                @discardableResult <$access$>static func batchDelete(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>) throws -> Swift.Int {
                    let found = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
                    found.predicate = filter.predicate
                    let request = NSBatchDeleteRequest(fetchRequest: found)
                    request.resultType = .resultTypeObjectIDs
                    let ids = (try context.execute(request) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID] ?? []
                    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
                    return ids.count
                }
                @discardableResult <$access$>static func batchDelete(in context: NSManagedObjectContext, where filter: ManagedFilter<Self>) async throws
                    -> Swift.Int { try await context.perform { try batchDelete(in: context, where: filter) } }
            }
            <$if support.insertion$>

            /// Shared by generated classes whose entity is not abstract.
            <$isolation$><$access$>protocol InsertableModelObject: ModelObject {}

            <$isolation$>extension InsertableModelObject {
                /// Inserts an object of the class's entity.
                <$access$>init(insertInto context: NSManagedObjectContext) { self.init(entity: Self.requiredEntity(in: context), insertInto: context) }
                /// The object with a value of one of its own attributes, or else a new one that has it. Give the attribute a uniqueness
                /// constraint, so that two contexts cannot create the same object.
                <$access$>static func findOrCreate<Value: ManagedValue>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value
                ) throws -> Self { try first(in: context, where: key == value) ?? modelcInsert(in: context, value, key.path) }
                <$access$>static func findOrCreate<Value: ManagedValue, Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value,
                    _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> Result { try await context.perform { try transform(findOrCreate(in: context, where: key, is: value)) } }
            <$if support.rawKeys$>
                <$access$>static func findOrCreate<Value: Swift.RawRepresentable>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value
                ) throws -> Self where Value.RawValue: ManagedValue { try first(in: context, where: key == value) ?? modelcInsert(in: context, value.rawValue, key.path) }
                <$access$>static func findOrCreate<Value: Swift.RawRepresentable & Swift.Sendable, Result: Swift.Sendable>(
                    in context: NSManagedObjectContext, where key: ManagedKey<ManagedOwn<Self>, Value>, is value: Value,
                    _ transform: @escaping @Sendable (Self) throws -> Result
                ) async throws -> Result where Value.RawValue: ManagedValue { try await context.perform { try transform(findOrCreate(in: context, where: key, is: value)) } }
            <$endif$>
            <$comment An initializer could not be called on `Self`, which may require values. $>
                static func modelcInsert(in context: NSManagedObjectContext, _ value: Any? = nil, _ key: Swift.String = "") throws -> Self {
                    let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
                    guard let created = object as? Self else { throw ManagedIDMismatch(objectID: object.objectID) }
                    if let value { created.setValue(value, forKey: key) }
                    return created
                }
            }
            <$endif$>

            """##,
        "supportFilters.swift.motemplate": ##"""
            <$comment
                Conditions out of typed keys, kept as a format with its arguments: values and key paths are arguments, never text. In the
                condition on the objects of a to-many relationship (SUBQUERY), the key paths are replaced by text after a variable.
            $>

            /// A condition on the objects of a class: `Order.keys.total > 100 && Order.keys.isPaid == false`.
            /// It is a value, which can be kept, used again and given to other tasks.<$if support.objectKeys$> Of an object it keeps the identifier, which is
            /// temporary until the object is saved.<$endif$>
            <$if support.objectKeys$>
            <$isolation$><$access$>struct ManagedFilter<FetchedObject>: Swift.Sendable {
                fileprivate let term: ManagedTerm
            <$if support.toManyKeys$>
                /// The condition of the objects that do not meet this one. Of an object without a value to compare, SQLite says neither
                /// yes nor no, so this condition also asks for nil.
                fileprivate let opposite: ManagedTerm
                fileprivate init(_ term: ManagedTerm, opposite: ManagedTerm? = nil) {
                    self.term = term
                    self.opposite = opposite ?? term.enclosed("NOT (", ")")
                }
            <$else$>
                fileprivate init(_ term: ManagedTerm) { self.term = term }
            <$endif$>
                /// - Parameter value: nil to ask whether there is a value at all.
                fileprivate init(_ path: Swift.String, _ comparison: Swift.String, _ value: (any Swift.Sendable)?) {
                    let key = ManagedTerm("%K", [path])
                    let term = key.enclosed("", " \(comparison) \(value == nil ? "nil" : "%@")", value.map { [$0] } ?? [])
            <$if support.toManyKeys$>
                    let opposite = term.enclosed("NOT (", ")").joined("OR", key.enclosed("", " == nil"))
                    self.init(term, opposite: value == nil || comparison == "!=" ? nil : opposite)
            <$else$>
                    self.init(term)
            <$endif$>
                }
                /// A condition that the typed keys cannot express, as `NSPredicate(format:argumentArray:)` takes it. Its key paths begin
                /// at the fetched object<$if support.toManyKeys$>, so it has no place in `any`, `all` and `none`<$endif$>. Give identifiers in place of objects.
                <$access$>init(format: Swift.String, arguments: [any Swift.Sendable] = []) { self.init(ManagedTerm(format, arguments)) }
                /// Every object meets this condition.
                <$access$>static var all: ManagedFilter { ManagedFilter(format: "TRUEPREDICATE") }
                /// The condition for Core Data, with identifiers in place of objects.
                <$access$>var predicate: NSPredicate { term.predicate(nil) }
                /// The same with objects of a context, as conditions need that are evaluated in memory.
                <$access$>func predicate(in context: NSManagedObjectContext) -> NSPredicate { term.predicate(context) }
                <$access$>static func && (left: ManagedFilter, right: ManagedFilter) -> ManagedFilter {
                    ManagedFilter(left.term.joined("AND", right.term)<$if support.toManyKeys$>, opposite: left.opposite.joined("OR", right.opposite)<$endif$>)
                }
                <$access$>static func || (left: ManagedFilter, right: ManagedFilter) -> ManagedFilter {
                    ManagedFilter(left.term.joined("OR", right.term)<$if support.toManyKeys$>, opposite: left.opposite.joined("AND", right.opposite)<$endif$>)
                }
                <$access$>static prefix func ! (filter: ManagedFilter) -> ManagedFilter { ManagedFilter(filter.term.enclosed("NOT (", ")")<$if support.toManyKeys$>, opposite: filter.term<$endif$>) }
            }

            /// A format and its arguments.
            <$isolation$>private struct ManagedTerm: Swift.Sendable {
                let format: Swift.String
                let arguments: [any Swift.Sendable]
            <$if support.toManyKeys$>
                /// How many subqueries are in each other.
                let depth: Swift.Int
            <$endif$>
                init(_ format: Swift.String, _ arguments: [any Swift.Sendable]<$if support.toManyKeys$>, depth: Swift.Int = 0<$endif$>) { (self.format, self.arguments<$if support.toManyKeys$>, self.depth<$endif$>) = (format, arguments<$if support.toManyKeys$>, depth<$endif$>) }
                func enclosed(_ start: Swift.String, _ end: Swift.String, _ more: [any Swift.Sendable] = []) -> ManagedTerm {
                    ManagedTerm(start + format + end, arguments + more<$if support.toManyKeys$>, depth: depth<$endif$>)
                }
                func joined(_ word: Swift.String, _ other: ManagedTerm) -> ManagedTerm {
                    let format = "(" + format + ") " + word + " (" + other.format + ")"
                    return ManagedTerm(format, arguments + other.arguments<$if support.toManyKeys$>, depth: Swift.max(depth, other.depth)<$endif$>)
                }
                /// - Parameter context: where to look objects up; nil to leave them as identifiers.
                func predicate(_ context: NSManagedObjectContext?) -> NSPredicate {
                    let found = { (reference: ManagedReference) in context?.object(with: reference.objectID) as Any? ?? reference.objectID }
                    let term = rooted(at: nil)
                    let values = term.arguments.map { argument -> Any in
                        if let reference = argument as? ManagedReference { return found(reference) }
                        if let references = argument as? [ManagedReference] { return references.map(found) }
                        return argument
                    }
                    return NSPredicate(format: term.format, argumentArray: values)
                }
                /// The condition with text in place of key paths: after the variable of a subquery, or for the object itself.
                private func rooted(at variable: Swift.String?) -> ManagedTerm {
                    var (text, values, rest) = ("", [any Swift.Sendable](), arguments[...])
                    for (index, piece) in format.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
                        let argument = index == 0 ? nil : rest.popFirst()
                        if index > 0, piece.first == "K", let path = argument as? Swift.String, variable != nil || path.isEmpty {
            <$if support.toManyKeys$>
                            let names = path.split(separator: ".").map { Self.words.contains($0.lowercased()) ? "#" + $0 : $0 }
                            text += ([Swift.Substring(variable ?? "SELF")] + names).joined(separator: ".") + piece.dropFirst()
            <$else$>
                            text += "SELF" + piece.dropFirst()
            <$endif$>
                        } else {
                            text += (index == 0 ? "" : "%") + piece
                            if let argument { values.append(argument) }
                        }
                    }
                    return ManagedTerm(text, values + rest<$if support.toManyKeys$>, depth: depth<$endif$>)
                }
            <$if support.toManyKeys$>
                /// How many objects of a relationship meet this condition.
                func counted(_ path: Swift.String, _ comparison: Swift.String) -> ManagedTerm {
                    let variable = "$x\(depth + 1)"
                    let condition = rooted(at: variable)
                    let format = "SUBQUERY(%K, " + variable + ", " + condition.format + ").@count " + comparison
                    return ManagedTerm(format, [path] + condition.arguments, depth: depth + 1)
                }
                /// What a name in a format must not be, unless it is escaped.
                private static let words = Swift.Set(
                    ("all and any anykey beginswith between cast contains endswith false falsepredicate fetch in like matches nil no none not "
                        + "null or self some subquery true truepredicate yes").split(separator: " ").map { Swift.String($0) })
            <$endif$>
            }

            /// An object in a condition.
            <$isolation$>private struct ManagedReference: Swift.Sendable { let objectID: NSManagedObjectID }
            <$else$>
            <$isolation$><$access$>struct ManagedFilter<FetchedObject>: Swift.Sendable {
                private let format: Swift.String
                private let arguments: [any Swift.Sendable]
                /// A condition that the typed keys cannot express, as `NSPredicate(format:argumentArray:)` takes it.
                <$access$>init(format: Swift.String, arguments: [any Swift.Sendable] = []) { (self.format, self.arguments) = (format, arguments) }
                /// - Parameter value: nil to ask whether there is a value at all.
                fileprivate init(_ path: Swift.String, _ comparison: Swift.String, _ value: (any Swift.Sendable)?) {
                    self.init(format: "%K " + comparison + (value == nil ? " nil" : " %@"), arguments: [path] + (value.map { [$0] } ?? []))
                }
                /// Every object meets this condition.
                <$access$>static var all: ManagedFilter { ManagedFilter(format: "TRUEPREDICATE") }
                <$access$>var predicate: NSPredicate { NSPredicate(format: format, argumentArray: arguments) }
                <$access$>func predicate(in _: NSManagedObjectContext) -> NSPredicate { predicate }
                <$access$>static func && (left: ManagedFilter, right: ManagedFilter) -> ManagedFilter { left.joined("AND", right) }
                <$access$>static func || (left: ManagedFilter, right: ManagedFilter) -> ManagedFilter { left.joined("OR", right) }
                <$access$>static prefix func ! (filter: ManagedFilter) -> ManagedFilter { ManagedFilter(format: "NOT (" + filter.format + ")", arguments: filter.arguments) }
                private func joined(_ word: Swift.String, _ other: ManagedFilter) -> ManagedFilter {
                    ManagedFilter(format: "(" + format + ") " + word + " (" + other.format + ")", arguments: arguments + other.arguments)
                }
            }
            <$endif$>
            <$include "supportConditions.swift.motemplate"$>
            <$if support.objectKeys$>
            <$include "supportObjects.swift.motemplate"$>
            <$endif$>
            <$if support.toManyKeys$>
            <$include "supportToMany.swift.motemplate"$>
            <$endif$>

            """##,
        "supportKeys.swift.motemplate": ##"""
            <$comment
                Typed keys. The properties of a generated class are requirements of its protocol `ModelcKeys`; a key path to one of them has
                the type of the key and its name. Few properties are in extensions of `ManagedKeys`. The names of its type parameters are
                unusual, because those extensions name classes of the model beside them.
            $>

            /// The class whose objects are fetched by a key, and whether the key is one of their own attributes.
            <$isolation$><$access$>protocol ManagedScope: Swift.Sendable { associatedtype FetchedObject }
            <$isolation$><$access$>enum ManagedOwn<FetchedObject>: ManagedScope {}
            <$if support.reachedKeys$>

            /// Keys of what cannot be set in a fetched object: it is in a related object or in a composite, or the store computes it.
            <$isolation$><$access$>enum ManagedReached<FetchedObject>: ManagedScope {}
            <$endif$>

            /// The keys of a class, seen from the class whose objects are fetched: the same class, or one with a relationship to it.
            @dynamicMemberLookup <$isolation$><$access$>struct ManagedKeys<KeyScope: ManagedScope, KeyedObject, ModelcTable>: Swift.Sendable {
                let modelcPath: Swift.String
                func modelcAdding(_ name: Swift.String) -> Swift.String { modelcPath.isEmpty ? name : modelcPath + "." + name }
                private func modelcAdding<Label>(_ label: Label.Type) -> Swift.String { modelcAdding(Swift.String(describing: label).dropFirst().prefix { $0 != ":" }.filter { $0 != "`" }) }
                <$access$>subscript<Value, Label>(dynamicMember _: Swift.KeyPath<ModelcTable, ManagedColumn<Value, Label>>) -> ManagedKey<KeyScope, Value> { ManagedKey(path: modelcAdding(Label.self)) }
            <$if support.derivedKeys$>
                <$access$>subscript<Value, Label>(dynamicMember _: Swift.KeyPath<ModelcTable, ManagedDerivedColumn<Value, Label>>) -> ManagedReachedKey<KeyScope, Value> { .init(path: modelcAdding(Label.self)) }
            <$endif$>
            <$if support.toOneKeys$>
                <$access$>subscript<Object, Table, Label>(dynamicMember _: Swift.KeyPath<ModelcTable, ManagedToOneColumn<Object, Table, Label>>) -> ManagedReachedKeys<KeyScope, Object, Table> { .init(modelcPath: modelcAdding(Label.self)) }
            <$endif$>
            <$if support.toManyKeys$>
                <$access$>subscript<Element, Table, Label>(dynamicMember _: Swift.KeyPath<ModelcTable, ManagedToManyColumn<Element, Table, Label>>) -> ManagedToManyKey<KeyScope, Element, Table> { .init(path: modelcAdding(Label.self)) }
            <$endif$>
            }

            /// The types of the properties of `ModelcKeys`, which have no values. `Label` is a tuple whose first label is the name.
            <$isolation$><$access$>enum ManagedColumn<Value, Label> {}
            <$if support.derivedKeys$>
            <$isolation$><$access$>enum ManagedDerivedColumn<Value, Label> {}
            <$endif$>
            <$if support.toOneKeys$>
            <$isolation$><$access$>enum ManagedToOneColumn<Object, Table, Label> {}
            <$endif$>
            <$if support.toManyKeys$>
            <$isolation$><$access$>enum ManagedToManyColumn<Element, Table, Label> {}
            <$endif$>
            <$if support.objectKeys$>

            /// The keys of a class that is not generated.
            <$isolation$><$access$>protocol ManagedNoKeys {}
            <$isolation$>extension NSManagedObject { <$access$>typealias ModelcKeys = ManagedNoKeys }
            <$endif$>

            /// The key of an attribute: a key path from the fetched object, and the type of its values.
            <$isolation$><$access$>struct ManagedKey<KeyScope: ManagedScope, Value>: Swift.Sendable {
                /// The key path for key-value coding: `customer.name`.
                <$access$>let path: Swift.String
            <$if support.compositeKeys$>
                /// The key of a member of a composite.
                func modelcKey<Member>(_ name: Swift.String) -> ManagedReachedKey<KeyScope, Member> { .init(path: path + "." + name) }
            <$endif$>
            }
            <$if support.toManyKeys$>

            /// The key of a to-many relationship.
            <$isolation$><$access$>struct ManagedToManyKey<KeyScope: ManagedScope, Element, ModelcTable>: Swift.Sendable {
                /// The key path for key-value coding: `items`.
                <$access$>let path: Swift.String
            }
            <$endif$>
            <$if support.derivedKeys or support.compositeKeys$>

            /// The key of a value that cannot be set in a fetched object.
            <$access$>typealias ManagedReachedKey<KeyScope: ManagedScope, Value> = ManagedKey<ManagedReached<KeyScope.FetchedObject>, Value>
            <$endif$>
            <$if support.toOneKeys$>

            /// The keys of a related object.
            <$access$>typealias ManagedReachedKeys<KeyScope: ManagedScope, KeyedObject, ModelcTable> = ManagedKeys<ManagedReached<KeyScope.FetchedObject>, KeyedObject, ModelcTable>
            <$endif$>

            /// The types of values that predicates compare.
            <$isolation$><$access$>protocol ManagedValue: Swift.Sendable {}
            /// The types of values by which a store and an object in memory can be sorted.
            <$isolation$><$access$>protocol ManagedSortedValue: ManagedValue {}
            /// The types of values that can be less or greater.
            <$isolation$><$access$>protocol ManagedOrderedValue: ManagedSortedValue, Swift.Comparable {}

            <$foreach type support.plainTypes$>
            <$isolation$>extension <$type$>: ManagedValue {}
            <$endforeach$>
            <$foreach type support.sortedTypes$>
            <$isolation$>extension <$type$>: ManagedSortedValue {}
            <$endforeach$>
            <$foreach type support.orderedTypes$>
            <$isolation$>extension <$type$>: ManagedOrderedValue {}
            <$endforeach$>

            /// The order of fetched objects by a key.
            <$isolation$><$access$>struct ManagedSort<FetchedObject>: Swift.Sendable {
                fileprivate let path: Swift.String
                fileprivate let isAscending: Swift.Bool
            <$if support.texts$>
                fileprivate var selector: Swift.String?
            <$endif$>
            <$if support.texts$>
                <$access$>var descriptor: NSSortDescriptor { NSSortDescriptor(key: path, ascending: isAscending, selector: selector.map(NSSelectorFromString)) }
            <$else$>
                <$access$>var descriptor: NSSortDescriptor { NSSortDescriptor(key: path, ascending: isAscending) }
            <$endif$>
            }

            <$isolation$>extension ManagedKey where Value: ManagedSortedValue {
                <$access$>var ascending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path: path, isAscending: true) }
                <$access$>var descending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path: path, isAscending: false) }
            }
            <$if support.rawKeys$>

            /// The order of the raw values.
            <$isolation$>extension ManagedKey where Value: Swift.RawRepresentable, Value.RawValue: ManagedSortedValue {
                <$access$>var ascending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path: path, isAscending: true) }
                <$access$>var descending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path: path, isAscending: false) }
            }
            <$endif$>
            <$if support.texts$>

            /// The order of Finder: by the rules of the user's language, and `2` before `10`.
            <$isolation$>extension ManagedKey where Value == Swift.String {
                <$access$>var localizedAscending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path: path, isAscending: true, selector: "localizedStandardCompare:") }
                <$access$>var localizedDescending: ManagedSort<KeyScope.FetchedObject> { ManagedSort(path: path, isAscending: false, selector: "localizedStandardCompare:") }
            }
            <$endif$>

            """##,
        "supportObjects.swift.motemplate": ##"""
            <$comment Conditions that name objects. $>

            <$isolation$>extension ManagedKeys where KeyedObject: NSManagedObject {
                <$access$>static func == (keys: ManagedKeys, object: KeyedObject?) -> ManagedFilter<KeyScope.FetchedObject> { keys.modelcCompared("==", object?.objectID) }
                <$access$>static func != (keys: ManagedKeys, object: KeyedObject?) -> ManagedFilter<KeyScope.FetchedObject> { keys.modelcCompared("!=", object?.objectID) }
                <$access$>static func == (keys: ManagedKeys, id: ManagedID<KeyedObject>) -> ManagedFilter<KeyScope.FetchedObject> { keys.modelcCompared("==", id.objectID) }
                <$access$>static func != (keys: ManagedKeys, id: ManagedID<KeyedObject>) -> ManagedFilter<KeyScope.FetchedObject> { keys.modelcCompared("!=", id.objectID) }
                <$access$>func isIn(_ objects: some Swift.Sequence<KeyedObject>) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(modelcPath, "IN", objects.map { ManagedReference(objectID: $0.objectID) })
                }
                <$access$>func isIn(_ ids: some Swift.Sequence<ManagedID<KeyedObject>>) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(modelcPath, "IN", ids.map { ManagedReference(objectID: $0.objectID) })
                }
                private func modelcCompared(_ comparison: Swift.String, _ id: NSManagedObjectID?) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(modelcPath, comparison, id.map { ManagedReference(objectID: $0) })
                }
            }

            """##,
        "supportSnapshots.swift.motemplate": ##"""
            <$comment Shared by snapshots. $>
            <$if support.snapshotIDs$>

            /// Identifies a snapshot: by its object, or, in a snapshot that was not made of an object, by the snapshot itself.
            <$isolation$><$access$>struct ManagedSnapshotID<Object: NSManagedObject>: Swift.Hashable, Swift.Sendable {
                private let objectID: NSManagedObjectID?
                private let own: ManagedIdentity?
                init(_ id: ManagedID<Object>?, _ identity: ManagedIdentity) {
                    objectID = id?.objectID
                    own = id == nil ? identity : nil
                }
                <$access$>static func == (left: ManagedSnapshotID, right: ManagedSnapshotID) -> Swift.Bool { left.objectID == right.objectID && left.own === right.own }
                <$access$>func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(objectID)
                    hasher.combine(own.map { Swift.ObjectIdentifier($0) })
                }
            }

            /// Tells a snapshot from others with the same values. Two snapshots with the same values are equal all the same.
            <$isolation$>final class ManagedIdentity: Swift.Hashable, Swift.Sendable {
                static func == (_: ManagedIdentity, _: ManagedIdentity) -> Swift.Bool { true }
                func hash(into _: inout Swift.Hasher) {}
            }
            <$endif$>
            <$if support.snapshotRelationships$>

            /// The identifiers of related objects.
            <$isolation$>func modelcID<Object: NSManagedObject>(of object: Object?) -> ManagedID<Object>? { object.map { ManagedID<Object>(unchecked: $0.objectID) } }

            <$isolation$>func modelcIDs<Object: NSManagedObject>(_ objects: Swift.Set<Object>) -> Swift.Set<ManagedID<Object>> {
                Swift.Set(objects.map { ManagedID<Object>(unchecked: $0.objectID) })
            }

            <$isolation$>func modelcUntypedIDs<Object: NSManagedObject>(_ objects: NSSet?) -> Swift.Set<ManagedID<Object>> {
                let objects = objects?.allObjects as? [NSManagedObject] ?? []
                return Swift.Set(objects.map { ManagedID<Object>(unchecked: $0.objectID) })
            }

            <$isolation$>func modelcOrderedIDs<Object: NSManagedObject>(_ objects: NSOrderedSet?) -> [ManagedID<Object>] {
                let objects = objects?.array as? [NSManagedObject] ?? []
                return objects.map { ManagedID<Object>(unchecked: $0.objectID) }
            }
            <$endif$>
            <$if support.decimals$>

            <$isolation$>func modelcNumber(_ value: Foundation.Decimal?) -> NSDecimalNumber? { value.map { NSDecimalNumber(decimal: $0) } }
            <$endif$>

            /// Whether an object has no value at all, not even where its property is not optional.
            <$isolation$>func modelcLacks(_ object: NSManagedObject, _ key: Swift.String) -> Swift.Bool { object.value(forKey: key) == nil }
            <$if support.cases$>

            /// The case of a default of the model, which the user's type has to have.
            <$isolation$>func modelcCase<Value: Swift.RawRepresentable>(_ rawValue: Value.RawValue) -> Value {
                guard let value = Value(rawValue: rawValue) else { Swift.fatalError("\(Value.self) has no case for the default \(rawValue)") }
                return value
            }
            <$endif$>

            /// Whether two values are equal: `==` of optional values as a call.
            <$isolation$>func modelcEqual<Value: Swift.Equatable>(_ left: Value?, _ right: Value?) -> Swift.Bool { left == right }

            """##,
        "supportToMany.swift.motemplate": ##"""
            <$comment The conditions of to-many relationships. $>

            /// How many objects a to-many relationship has.
            <$isolation$><$access$>struct ManagedCount<FetchedObject>: Swift.Sendable {
                /// The key path for key-value coding: `items.@count`.
                <$access$>let path: Swift.String
                <$access$>static func == (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> { count.compared("==", number) }
                <$access$>static func != (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> { count.compared("!=", number) }
                <$access$>static func < (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> { count.compared("<", number) }
                <$access$>static func <= (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> { count.compared("<=", number) }
                <$access$>static func > (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> { count.compared(">", number) }
                <$access$>static func >= (count: ManagedCount, number: Swift.Int) -> ManagedFilter<FetchedObject> { count.compared(">=", number) }
                /// Whether the number is in the range; both bounds belong to it.
                <$access$>func isBetween(_ range: Swift.ClosedRange<Swift.Int>) -> ManagedFilter<FetchedObject> { compared("BETWEEN", [range.lowerBound, range.upperBound]) }
                private func compared(_ comparison: Swift.String, _ value: any Swift.Sendable) -> ManagedFilter<FetchedObject> {
                    ManagedFilter(ManagedTerm("%K " + comparison + " %@", [path, value]))
                }
            }

            <$isolation$>extension ManagedToManyKey {
                /// How many objects there are.
                <$access$>var count: ManagedCount<KeyScope.FetchedObject> { ManagedCount(path: path + ".@count") }
                /// Whether there are no objects.
                <$access$>var isEmpty: ManagedFilter<KeyScope.FetchedObject> { ManagedFilter(ManagedTerm("%K.@count == 0", [path])) }
                /// Whether any of the objects meets a condition: `Order.keys.items.any { $0.price > 100 }`.
                <$access$>func any(
                    _ condition: (ManagedKeys<ManagedOwn<Element>, Element, ModelcTable>) -> ManagedFilter<Element>
                ) -> ManagedFilter<KeyScope.FetchedObject> { ManagedFilter(condition(elementKeys).term.counted(path, "> 0")) }
                /// Whether all of the objects meet a condition, as no objects do. An object without a value to compare does not meet it.
                <$access$>func all(
                    _ condition: (ManagedKeys<ManagedOwn<Element>, Element, ModelcTable>) -> ManagedFilter<Element>
                ) -> ManagedFilter<KeyScope.FetchedObject> { ManagedFilter(condition(elementKeys).opposite.counted(path, "== 0")) }
                /// Whether none of the objects meets a condition.
                <$access$>func none(
                    _ condition: (ManagedKeys<ManagedOwn<Element>, Element, ModelcTable>) -> ManagedFilter<Element>
                ) -> ManagedFilter<KeyScope.FetchedObject> { ManagedFilter(condition(elementKeys).term.counted(path, "== 0")) }
                private var elementKeys: ManagedKeys<ManagedOwn<Element>, Element, ModelcTable> { ManagedKeys(modelcPath: "") }
            }

            <$isolation$>extension ManagedToManyKey where Element: NSManagedObject {
                /// Whether an object is one of them.
                <$access$>func contains(_ object: Element) -> ManagedFilter<KeyScope.FetchedObject> { contains(object.objectID) }
                <$access$>func contains(_ id: ManagedID<Element>) -> ManagedFilter<KeyScope.FetchedObject> { contains(id.objectID) }
                private func contains(_ id: NSManagedObjectID) -> ManagedFilter<KeyScope.FetchedObject> {
                    ManagedFilter(ManagedTerm("ANY %K == %@", [path, ManagedReference(objectID: id)]))
                }
            }

            """##,
        "swift.manifest": ##"""
            # What the set makes: template, file name, for each of what, who owns the file.
            machine.swift.motemplate     _{{class}}.swift            entity  machine
            human.swift.motemplate       {{class}}.swift             entity  human
            composites.swift.motemplate  _{{model}}Composites.swift  model   machine
            support.swift.motemplate     _ModelcSupport.swift        model   machine
            model.swift.motemplate       _{{model}}Model.swift       model   machine

            """##,
        "xcodeMutators.swift.motemplate": ##"""
            <$comment
                What Xcode's classes have for an ordered relationship besides the mutators above.
                Before: set Name = …, element = …, memberAccess = ….
            $>
            <$if relationship.hasAdd$>

                <$memberAccess$>func addTo<$Name$>(_ values: NSOrderedSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").union(values)
                }
            <$endif$>
            <$if relationship.hasRemove$>

                <$memberAccess$>func removeFrom<$Name$>(_ values: NSOrderedSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").minus(values)
                }

                <$memberAccess$>func removeFrom<$Name$>(at indexes: NSIndexSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").removeObjects(at: indexes as <$names.IndexSet$>)
                }
            <$endif$>
            <$if relationship.hasInsert$>

                <$memberAccess$>func insertInto<$Name$>(_ values: [<$element$>], at indexes: NSIndexSet) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").insert(values, at: indexes as <$names.IndexSet$>)
                }
            <$endif$>
            <$if relationship.hasReplace$>

                <$memberAccess$>func replace<$Name$>(at indexes: NSIndexSet, with values: [<$element$>]) {
                    mutableOrderedSetValue(forKey: "<$relationship.name$>").replaceObjects(at: indexes as <$names.IndexSet$>, with: values)
                }
            <$endif$>

            """##,
    ]
}
