// swift-format-ignore-file

/// The ids of `Diagnostics.md` and `PlanDocument.md` inside the program: id, kind and meaning. A test compares them, and
/// writes this file anew where `MODELC_RECORD_GOLDENS` is 1.
enum ExplainedIDTable {
    static let text = ##"""
        no-working-folder	error	The folder in which the command runs was removed, or cannot be read.	Change to a folder that exists, with `cd`, or give `--directory` one.
        wrong-usage	error	The arguments are wrong: an unknown option, a value that an option does not take, or options that exclude each other. In JSON documents only.	Read the usage that is printed with the message; `modelc help COMMAND` lists the options.
        no-such-path	error	There is nothing at the path.	Correct the path; it counts from the folder in which the command runs, or from that of `-C`.
        not-a-model	error	The path leads to something that is not a data model, or to a file where a folder belongs.	Give the path of an `.xcdatamodeld` bundle, of an `.xcdatamodel` folder, or of a folder with one below it.
        unusable-input	error	The path leads to something that the command cannot use.	Give one of the kinds of files that `modelc help COMMAND` names.
        unreadable-file	error	A file or folder cannot be read: no permission, a folder in place of a file, a circle of links.	Give yourself permission to read it (`ls -l`), or give another path.
        no-current-version	error	The bundle has several versions, and `.xccurrentversion` does not say which one is current, or is damaged.	Name the current version: `modelc versions use MODEL VERSION`.
        current-version-missing	error	`.xccurrentversion` names a version that is not in the bundle.	Choose a version that is there: `modelc versions use MODEL VERSION`.
        no-models	error	There is no data model in the folder that is searched.	Give the path of a model, or run the command in the folder of the project.
        unknown-version	error	`--model-version`, `--from` or `--to` names a version that is not in the bundle, or a number that several have.	Choose one of the versions that `modelc versions list` shows.
        uncertain-version-order	warning	`plan` cannot determine the order in which the versions shipped: their names are of several kinds and git does not show it, or some come after the target. An error with `--emit staged`, where the names do not tell; a note where the order was taken from git.	Name all versions in their order: `--order 'Model,Model 2,Model 3'`.
        incomplete-version-order	error	`plan --order` leaves out versions of the bundle: a version that is not in the list would have no place, and might be the target.	Add the versions that the message names to `--order`.
        unknown-entity	error	`--entity`, or the entity of `simulate delete`, is in no shown version.	Choose one of the entities that `modelc inspect` shows.
        not-a-mapping-model	error	The path leads to something that is not an `.xcmappingmodel`.	Give the path of an `.xcmappingmodel` bundle, or of a folder with one below it.
        unreadable-mapping-model	error	The file is not a mapping model: not well-formed, a merge conflict, declarations in its DOCTYPE, another root element.	Restore the file from version control, or make a new one: `modelc mapping new`.
        unknown-mapping-content	warning	An object, an attribute or an element that no known mapping model has; objects and attributes are kept.	Nothing, if it is right; else remove it where the message says.
        invalid-object-id	error	An id or a reference is not `z` and a number.	Restore the file from version control; a merge may have damaged it.
        repeated-object-id	error	Two objects have one id, or two mappings share an object; the first one counts.	Restore the file from version control; a merge may have joined two objects.
        dangling-object-id	error	A reference leads to no object, or to one of the wrong type.	Restore the file from version control; a merge may have dropped the object.
        missing-mapping-object	error	The file has no mapping model object, or more than one.	Restore the file from version control, or make a new one: `modelc mapping new`.
        orphaned-mapping	note	A mapping that nothing leads to, or a row without a name: a leftover of Xcode without effect.	Nothing; it has no effect.
        invalid-base64	error	Binary data are damaged; the location is that of the first wrong character.	Restore the file from version control.
        missing-embedded-model	error	The mapping model has no copy of its source or destination model.	Make the mapping model again: `modelc mapping new`.
        unreadable-mapping-archive	error	An expression or user info is not a readable archive.	Restore the file from version control, or write the expression again in Xcode.
        unclear-model-version	error	The version that a mapping model was made from is not below `--models`, or several times.	Give the folder of the model with `--models`, one that has the version once.
        refused-mapping-model	error	A mapping model cannot be made: a model has a feature whose archived form is not known, an entity of it has no version hash, or the copies of both take more than 64 MB.	Remove the feature that the message names from the model, or make the mapping model in Xcode.
        existing-mapping-model	error	`modelc mapping new` would replace another mapping model; `--force` does.	Choose another path, or replace the file with `--force`.
        no-mapping-models	error	A folder that `modelc mapping check` searches has no mapping model.	Give the path of a mapping model, or of a folder with one below it.
        refused-refresh	error	A mapping model cannot be refreshed: an entity is gone, or a model has a feature whose archived form is not known.	Correct the mapping model by hand, or make it again: `modelc mapping new`.
        opaque-expression	note	An expression that has no format text; it is kept as it is.	Nothing.
        missing-name	error	An element lacks an attribute that it needs.	Add the attribute where the message says.
        invalid-number	error	A number of a mapping model is not a number.	Write a number where the message says.
        unknown-archive-value	warning	User info of a mapping model has a value without meaning; it is ignored.	Nothing, if it is right; else remove the entry of user info.
        unproven-feature	warning	`modelc compile` writes a feature in a form that is documented, but that no known file of Apple's compiler shows. An error with `--strict`.	Compare the result with one of Xcode's compiler on a Mac: `modelc compile --verify-on-mac` writes a script for it. `--strict` refuses such features.
        unknown-feature	error	A feature has no known compiled form; `--leave-out` leaves out those without which the stores stay the same.	Remove the feature from the model, or leave it out with `--leave-out`.
        omitted-feature	warning	A feature is left out of the compiled model, because `--leave-out` says so, or because Core Data never reads it; an error with `--strict` in the second case.	Nothing, if the app does not need it; else compile with Xcode.
        refused-mapping-compilation	error	A mapping model cannot be compiled: an expression has no known form, or an entity's version hash is not certain.	Change the expression that the message names, or compile the mapping model with Xcode.
        nothing-to-emit	note	There is nothing that a file could be made of: no stages, no policies, no checks.	Leave out the kind of file from `--emit`.
        bridge-version-needed	warning	Two versions can be no neighbours in a staged migration; the file says how to make one in between.	Add a version between the two, as the file describes, before you ship.
        mapping-model-there	note	The app has a mapping model for a hop already: no other is written beside it.	Nothing; delete the mapping model first if you want a new one.
        no-mapping-needed	note	There is no mapping model to write: no hop needs one.	Nothing; Core Data infers the migration.
        checksum-unverified	note	A version's checksum is not certain; the file asks the compiled model for it.	Nothing; compile the model, and compare the checksum in a test.
        unreadable-model	error	The file is not a data model, or cannot be read: not well-formed, a merge conflict, a DOCTYPE, another encoding than UTF-8, another root element, a damaged binary form; or a bundle without a version.	Correct the file where the message says, or restore it from version control.
        missing-compiled-version	warning	`VersionInfo.plist` of a compiled bundle lists a version of which there is no `.mom` file.	Compile the model again.
        unreadable-element	error	An element lacks what it cannot do without, or has it twice: a name, a type or a delete rule that exists, a number where one belongs, a fetch request.	Correct the element where the message says; until then nothing is generated for its entity.
        merge-conflict-marker	error	A merge of models left a conflict, with a comment that says what each side wants: [`modelc merge`](CommandMerge.md).	Decide for one side where the comment is, and remove the comment.
        unknown-xml	warning	An element, an attribute or text that the format does not know; it is kept, and but for text written back.	Nothing, if a newer Xcode wrote it; else remove it.
        ignored-content	warning	A setting that has no effect where it stands, or a value that is not understood and ignored.	Remove the setting, or correct the value.
        too-many-faults	error	The file has more faults than are shown.	Correct the first faults, and run the command again.
        undefined-attribute-type	warning	A type that Xcode never writes, `Undefined` or `ObjectID`, or a number of a type that does not exist.	Choose a type: `modelc edit set attribute Book.title --type String`.
        default-not-representable	warning	The default is not a number, does not fit into the type, or is ignored; a note where Xcode itself leaves it behind.	Set a default that the type can have, or remove it.
        transformer-on-non-transformable	warning	An attribute that is not transformable has a transformer.	Make the attribute Transformable, or remove the transformer.
        class-on-non-transformable	warning	An attribute that is not transformable has a class.	Make the attribute Transformable, or remove the class.
        external-storage-on-non-binary	warning	An attribute that is neither Binary nor Transformable allows external storage.	Make the attribute Binary, or remove the setting.
        invalid-derivation	warning	A derived attribute has no derivation expression.	Give the attribute a derivation expression, such as `now()`.
        delete-rule-unset	warning	The relationship has no delete rule; Nullify is read.	Choose a delete rule: Nullify, Cascade, Deny or No Action.
        ordered-to-one	warning	A to-one relationship is ordered; the order has no effect.	Remove the setting Ordered.
        to-many-of-one	warning	A to-many relationship has the maximum count 1.	Make the relationship to-one, or remove the maximum.
        to-one-max-count	warning	A to-one relationship has another maximum count than 1.	Set the maximum to 1, or make the relationship to-many.
        minimum-count-without-effect	note	An optional to-one relationship has a minimum count, a remnant of Xcode 3.	Nothing.
        partial-request-flags	note	A fetch request sets some of its flags; the framework's defaults are read for the others.	Nothing.
        entity-without-class	note	The entity has no class of its own, or has the base class; it gets no files.	Give the entity a class of its own if it is to get files.
        codegen-conflict	warning	Xcode generates the class itself (Codegen); it is skipped.	Set Codegen of the entity to Manual/None, or pass `--include-xcode-codegen`.
        foreign-module	warning	The class lives in another module; it is skipped.	Nothing, if the class is written elsewhere; else correct the module of the entity's class.
        invalid-class-name	error	The class name is not an identifier of Swift.	Give the entity another class name.
        invalid-model-name	error	The model's name has a control character, which generated code would repeat.	Rename the bundle.
        invalid-property-name	error	The property's name is not an identifier of Swift.	Rename the property: `modelc edit rename attribute Book.1st first`.
        invalid-objc-class	warning	The class of a transformable attribute is not an Objective-C class name; an error where it is not a type at all.	Name a class that Objective-C can have.
        reserved-property-name	error	NSManagedObject has a member of that name. A warning in Xcode's layout.	Rename the property, with a renaming identifier, so that stores keep its values: `modelc edit rename attribute Book.hash code`.
        model-code-left-out	warning	A part of the model was left out, and so the model was not written as code (`programmatic-model`).	Correct the errors that the other messages name.
        left-out	warning	No code was generated for a part of the model, because of an error in it or in what it needs.	Correct the error that the message names; `--strict` writes nothing until then.
        duplicate-class	error	Two entities have one class. A warning in Xcode's layout, which has the files of the first.	Give one of the entities another class.
        duplicate-file-name	error	Two files would differ by letter case only.	Rename one of the classes or versions: many file systems do not tell letter case.
        duplicate-member	error	Two members of a class would have one name. A note where a property of the model hides a member that modelc adds (`managedID`).	Rename one of the properties.
        access-conflict	error	A user info key asks for an access level that cannot be given. A warning where Xcode declares a class public that names a generated, internal one; a note where public code names a class that is not generated.	Choose another access level, or make the class that it names public.
        conflicting-value-class	warning	The class of a transformable attribute and that of its user info differ.	Remove one of the two.
        custom-base-class	warning	A forced superclass replaces the parent entity's class.	Nothing, if the base class is right; else remove `mogenerator.customBaseClass`.
        swift-class-name	warning	Objective-C: the classes are named with a module, as only Swift's are found; reported once per model.	Remove the module from the class names, or generate Swift.
        system-type-name	warning	Objective-C: a class has the name of a type in Apple's headers.	Rename the class, or give classes a prefix.
        user-info-value-ignored	warning	A user info key counts by being there, and its value says `NO`.	Remove the key; its value is not read.
        unknown-user-info-key	error	There is no user info key of that name that begins with `modelc.`.	Correct the key; [User info keys](UserInfoKeys.md) lists them.
        ignored-user-info-key	warning	A user info key that is known has no effect here; a note where every model has it.	Remove the key, or move it to where it has an effect: [User info keys](UserInfoKeys.md).
        initial-value-unused	warning	An attribute cannot have the value of `on-insert`, or no entity has the attribute.	Correct the name or the value under `on-insert`.
        invalid-user-info-value	error	A user info value is not one that its key accepts.	Use one of the values that the message names.
        invalid-predicate	warning	The predicate of a fetch request template cannot be read, and its function is left out; in Objective-C an error.	Correct the predicate in the model.
        invalid-fetch-request-name	error	No function can be named after a fetch request template.	Rename the fetch request template.
        conflicting-fetch-variable	error	A variable of a fetch request is compared with values of different types.	Use two variables.
        untyped-fetch-variable	warning	Nothing tells the type of a variable of a fetch request.	Compare the variable with an attribute, or name its type in user info.
        unreadable-templates	error	There is no folder of templates, or one of its templates, or one of `outputs`, cannot be read.	Correct the path; `modelc templates copy` makes a folder with all templates.
        outside-output-folder	error	A file would stand outside the output folder.	Correct the name of the output so that it stays in the folder.
        foreign-file	error	There is a file at the path that modelc did not write, or that is never to be replaced, such as a human file.	Choose another folder or name, move the file away, or replace it with `--force`.
        unusable-file-name	error	The name of an output has invisible characters, or blanks at its ends.	Correct the name of the output in the manifest.
        unwritable-file	error	A file or folder cannot be written, or its name is too long; all names are checked before the first file is written.	Give yourself permission to write there, or choose another folder.
        file-changed	error	A file that is to be changed is not what it was when it was read; nothing is written.	Run the command again.
        orphaned-file	warning	A machine file belongs to no entity any more; with `--check` an error.	Remove such files with `modelc generate --prune`.
        missing-output	error	`generate --check`: a file is missing that would be generated; of a human file a note.	Run `modelc generate`, and commit the file.
        outdated-output	error	`generate --check`: a file is not as it would be generated.	Run `modelc generate`, and commit the file.
        second-human-file	warning	Two human files declare one class: the class was written once more after a change of folders.	Move your code into one of the files, and delete the other.
        earlier-layout	warning	Files of Xcode's layout declare a class that the modern layout declares, too: the module would have it twice.	Delete the files of Xcode's layout once your code is in the new ones.
        output-collision	error	Two models, or two templates of one, would write one file with different contents, or a file would stand where another one needs a folder.	Give each model its own folder, or the outputs other names.
        output-without-marker	error	A rewritten file of the user's own templates does not say that modelc made it.	Begin the template with the line that `modelc templates show` has at the top.
        human-output-with-marker	error	A human file of the user's own templates begins as machine files do, which `--prune` removes.	Remove the line with the marker from the template.
        wrong-template-set	error	The folder of templates is a copy of the bundled set of another language or layout.	Copy the set that you generate with: `modelc templates copy`.
        unused-template	warning	A file in a folder of templates takes the place of no bundled one, and nothing names it.	Include the file, name it in the manifest, or delete it.
        version-hash-refused	error	An entity has no version hash, because the model does not say what it is computed from.	Correct the errors of the model that the other messages name.
        hash-unverified/derived-expression	warning	A derivation other than `now()`, `canonical:(key)` and `key.@count`, or with more than an expression.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/uniqueness	warning	An entity has several uniqueness constraints.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/entity-modifier	warning	An entity has a version hash modifier; those of properties are known.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/preserve-external	warning	An attribute has external storage and is preserved after deletion.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/cloud-encryption	warning	An attribute is encrypted in the cloud.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/composite	warning	An attribute is a composite.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/object-id	warning	An attribute is of type ObjectID.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/sort-order	warning	Names are in another order if their digits are read as numbers (`line10`, `line2`).	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/non-ascii	warning	A name or another text that is hashed is not ASCII.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        hash-unverified/self-inverse	warning	A relationship that is its own inverse is to-many, ordered, or inherited.	Compare with the hashes of a store or of a compiled model from Xcode: `modelc identify`.
        model-not-locked	error	`modelc lock --check` is asked about a model of which no version is locked.	Lock its versions: `modelc lock MODEL`.
        locked-model-missing	error	A model of the lock file is gone.	Restore the model; if it never shipped, forget it: `modelc lock --update-all`.
        locked-version-missing	error	A locked version is gone.	Restore the version; if it never shipped, forget it: `modelc lock --update VERSION`.
        locked-entity-added	error	A locked version has an entity more.	Undo the edit, and make it in a new version: `modelc versions add`. If the version never shipped: `modelc lock --update VERSION`.
        locked-entity-removed	error	A locked version has an entity less.	Undo the edit, and make it in a new version: `modelc versions add`. If the version never shipped: `modelc lock --update VERSION`.
        locked-entity-changed	error	An entity of a locked version changed besides its properties.	Undo the edit, and make it in a new version: `modelc versions add`. If the version never shipped: `modelc lock --update VERSION`.
        locked-property-added	error	An entity of a locked version has a property more.	Undo the edit, and make it in a new version: `modelc versions add`. If the version never shipped: `modelc lock --update VERSION`.
        locked-property-removed	error	An entity of a locked version has a property less.	Undo the edit, and make it in a new version: `modelc versions add`. If the version never shipped: `modelc lock --update VERSION`.
        locked-property-changed	error	A property of a locked version changed.	Undo the edit, and make it in a new version: `modelc versions add`. If the version never shipped: `modelc lock --update VERSION`.
        unlocked-version	warning	A version is neither locked nor current.	Lock it if it has shipped: `modelc lock`.
        invalid-lock	error	The lock file is damaged: a merge conflict, a missing line, a line without meaning.	Restore the file from version control, or resolve the conflict: keep the lines of both sides.
        unsupported-lock-version	error	The lock file has a format that this modelc does not support.	Update modelc, or write the file again: `modelc lock --update-all`.
        fix-refused	warning	Fixes are not made in a version that is not current, binary, or damaged; fixes that change a version hash not in one that is locked, released, or in the base of `--against`.	Make the change in a new version: `--new-version NAME`, or `modelc versions add`.
        fix-failed	error	The edited file would not say what was announced, or a version hash would change; nothing is written.	Make the change by hand, and report the model that showed this.
        fix-skipped	warning	Not everything of a model could be read; nothing is changed in it.	Correct the errors that the other messages name, and run the command again.
        fixes-withheld	note	`--diff` shows nothing, because all fixes change what an app or generated code does, or version hashes.	Show them with `--unsafe`, or with `--unsafe --new-version NAME`.
        fixes-contradict	error	Fixes take each other back; nothing is written.	Make one of the changes by hand, or leave out one of the rules with `--except`.
        new-version-not-needed	note	`--new-version` makes no version: no fix changes a version hash, or the current version has not been released.	Nothing.
        step-not-repeated	warning	`--new-version` made a version: the changes of the previous one are no longer checked without `--all-versions`.	Nothing; `--all-versions` checks the older step as well.
        unusable-version-name	error	The version that `--new-version` asks for cannot be made.	Choose a name that no version has, without `/`.
        new-model-refused	error	The model cannot be made: something exists under its name, or the name cannot be used.	Choose another name, or another folder.
        invalid-action	error	An action of `modelc edit` is not complete, or has a word or a value that it cannot have; [`modelc edit`](CommandEdit.md) lists the actions.	Correct the action; `modelc help edit` lists them.
        unknown-element	error	An action names an entity, a property or another element that the model does not have.	Correct the name; `modelc inspect` shows the elements.
        ambiguous-element	error	An action names an entity or a property that the model has more than once.	Rename one of the two in the model's file first.
        name-taken	error	An action would give an element a name that another one has, or connect a relationship with an inverse that has one.	Choose another name, or remove the other element first.
        unusable-name	error	An action would give an element, or an entry of user info, a name that it cannot have.	Choose a name that begins with a letter and has no special characters.
        still-referenced	error	What an action removes is referred to elsewhere; `--cascade` removes that, too.	Remove what the message names first, or everything together with `--cascade`.
        edit-refused	error	The version is locked, has shipped, or cannot be read, so it is not edited; nothing is written.	Edit a new version: `--in-new-version`.
        version-refused	error	A version cannot be added, used, renamed or removed; nothing is written.	Do what the message says, or name another version.
        project-not-edited	warning	A project of Xcode names the bundle, and how it lists the versions is not understood: it has to be changed in Xcode.	Open the project in Xcode, and add or remove the version there.
        project-disagrees	warning	A project of Xcode lists other versions than the bundle has; `modelc versions use` corrects it.	Run `modelc versions use MODEL VERSION`, and commit the project.
        reference-not-followed	warning	A predicate or an expression may mean a property that was renamed or removed, and cannot be read: it was not changed.	Correct the predicate or the expression by hand.
        comments-not-formatted	warning	`modelc format` leaves a file as it is that has comments, text or processing instructions, or the binary form of before Xcode 4.	Remove the comments, or leave the file as it is.
        edit-failed	error	The edited file would not say what the actions say; nothing is written.	Make the change by hand, and report the model that showed this.
        merge-conflict	error	Both sides of a merge changed the same thing; [`modelc merge`](CommandMerge.md) says what the file has then.	Decide for one side in the file, and remove the comment.
        merge-failed	error	Two files cannot be merged; nothing is written.	Merge the files by hand, or take one side: `git checkout --ours FILE`.
        comments-not-merged	warning	The other side of a merge has comments, text or processing instructions, which the result lacks; or a comment of ours stood above what the other side removed.	Add the comment again, if it is needed.
        merge-driver-unused	warning	git does not merge a model by modelc, although 'modelc merge --install' has run: another line of its attributes says otherwise.	Remove the line of `.gitattributes` that the message names.
        unreadable-configuration	error	`.modelc.yml` cannot be read.	Give yourself permission to read the file, or name another one with `--config`.
        invalid-yaml	error	The configuration is no YAML.	Correct the line that the message names.
        unsupported-yaml	error	Anchors, aliases, tags and merge keys are refused.	Write the value where it is used.
        unknown-configuration-key	error	There is no such key.	Correct the key; [Configuration](Configuration.md) lists them.
        duplicate-configuration-key	error	A key is there twice.	Remove one of the two.
        missing-configuration-key	error	A key that is needed is missing.	Add the key; [Configuration](Configuration.md) has an example.
        invalid-configuration-value	error	A value is not one that its key accepts.	Use one of the values that the message names.
        unsupported-configuration-version	error	The configuration is of a version that this modelc does not support.	Update modelc, or set `version: 1`.
        too-many-configuration-faults	error	The configuration has more faults than are shown.	Correct the first faults, and run the command again.
        invalid-setting	error	A base class or a module that is not a name.	Use a name that the language can have.
        setting-conflict	error	The style or the language that was chosen has no use for a setting.	Remove the setting, or choose another style or language.
        setting-without-effect	note	The same, where the setting is there for other models, or the choice was made nearer to the command line.	Nothing.
        unknown-configured-entity	error	`entities` names an entity that is not in the model; in `generate`, one that no model has.	Correct the name under `entities`; `modelc inspect` shows the entities.
        invalid-lint-setting	error	`lint` names a preset, a rule, a category or an option that does not exist, or selects nothing.	Correct the name; `modelc rules` lists rules and categories.
        no-sources	warning	A pattern of `sources` matches no source code.	Correct the pattern under `sources`; it counts from the folder of `.modelc.yml`.
        unused-ignore-entry	warning	An entry of `ignore` suppresses nothing.	Remove the entry.
        unknown-released-version	warning	`released` names a version that no model has.	Correct the name; `modelc versions list` shows the versions.
        unknown-model-configuration	error	The model has no configuration of that name.	Correct the name; `modelc inspect` shows the configurations.
        no-older-version	error	The version is the first of its bundle, and nothing says what to compare it with.	Name the version to compare with: `--from`, or `--against`.
        too-much-inherited	error	The entities of a version inherit so much together that it is not compared with another one, and no classes are generated.	Let fewer entities inherit from each other.
        plan-too-large	error	The versions of a bundle are so many, and differ so much, that no plan is made.	Plan from one version: `--from VERSION`.
        git-unavailable	error	Git was not found, so no revision can be read.	Install git, or add its folder to `PATH`.
        not-in-git	error	The model is not in a git repository.	Run the command in a clone, or compare with the path of a copy.
        unknown-revision	error	The revision names no commit; in a shallow clone it may not have been fetched.	Fetch it: `git fetch origin`, and in CI all commits (`fetch-depth: 0`).
        no-release-tag	warning	No tag of git matches the patterns of `released`.	Fetch the tags: `git fetch --tags`; or correct the pattern under `released`.
        not-in-revision	error	The revision does not have the model at this path. A note of `lint`, for which it is a new one.	Name the path that the model had there: `REVISION:PATH`.
        known-findings	note	Findings that the state of `--against` has, too, are not reported.	Nothing; `--all-findings` reports them.
        moved-model	note	The model stands elsewhere in the revision that `lint` compares it with.	Nothing.
        missing-git-objects	error	A partial clone does not have the contents of the revision's files.	Fetch them: `git fetch`, or clone without a filter.
        git-failed	error	git itself reported a failure.	Run the git command that the message names, and correct what it reports.
        shallow-clone	warning	`modelc doctor` runs in a clone without older commits: models cannot be compared with what it lacks.	Fetch all commits: `git fetch --unshallow`; in CI `fetch-depth: 0`.
        unlisted-model	warning	A model of the project is not in the configuration, so that commands without MODEL pass over it.	Add the model to `models` in `.modelc.yml`; `modelc init` prints the lines.
        unreadable-baseline	error	The baseline is missing, or the file is not a baseline.	Write it again with `--write-baseline`, or correct the path.
        stale-baseline-entry	note	The baseline has a finding that no longer exists; with `--strict-baseline` an error.	Remove such entries with `--prune-baseline`.
        no-baseline	note	The baseline that `.modelc.yml` names does not exist yet; all findings count. `modelc check --write-baseline` writes it.	Write it, if you want to tolerate the findings of today: `modelc check --write-baseline`.
        unwritten-baseline	error	`--write-baseline` and `--prune-baseline` leave the file as it is: something could not be read.	Correct the errors that the other messages name, and run the command again.
        written-baseline	note	The baseline was written.	Commit the file.
        template-encoding	error	The template is no UTF-8.	Save the template as UTF-8.
        template-line-ends	warning	The template has CRLF line ends; they are read as LF.	Save the template with LF line ends.
        template-limit	error	The template is larger or more deeply nested than is accepted.	Split the template, or nest it less deeply.
        template-unclosed-command	error	A command has no `$>`.	Add `$>`.
        template-stray-delimiter	warning	A `$>` ends no command; it is copied.	Remove it, or write `<$"$>"$>`.
        template-empty-command	error	A command says nothing.	Remove it, or write a command into it.
        template-unsupported-command	error	A command of other engines that this one does not have.	Use one of the commands of [Templates](Templates.md).
        template-reserved-name	error	A name is that of a command.	Choose another name.
        template-missing-blank	error	A space is missing after a command, as in `if(`.	Add the space.
        template-invalid-name	error	A name is not a valid name of a variable.	Use letters, digits and underscores.
        template-else-if	error	`else if` is written `elseif`.	Write `elseif`.
        template-unclosed-block	error	A block has no end.	Add the end, such as `<$endif$>`.
        template-mismatched-end	error	An end belongs to no block, or to another one.	Remove the end, or correct its name.
        template-mismatched-tag	error	The tags of a loop and its end differ.	Use the same tag at both ends.
        template-operator-tag	error	The tag of a loop is an operator.	Choose another tag.
        template-missing-expression	error	A command lacks its expression.	Add the expression; [Templates](Templates.md) shows each command.
        template-trailing-text	error	Text follows an expression.	Remove the text behind the expression.
        template-unexpected-text	error	Something stands where a value belongs.	Write a value there: a name, a number, or a string.
        template-unclosed-string	error	A string has no closing quote.	Add the quote.
        template-unknown-escape	error	There is no such escape.	Use one of the escapes of [Templates](Templates.md).
        template-unknown-operator	error	There is no such operator.	Use one of the operators of [Templates](Templates.md).
        template-invalid-number	error	A number cannot be read.	Write the number with digits only.
        template-unknown-name	error	No key or variable has this name.	Correct the name; `modelc templates describe` lists what templates can ask for.
        template-unknown-key	error	The value has no such key.	Correct the key; `modelc templates describe` lists the keys of each value.
        template-wrong-kind	error	A value is of another kind than is needed here.	Use a value of the kind that the message names.
        template-doubtful-truth	error	It is not clear what would be true.	Ask a question with a clear answer, such as `.isEmpty` or a comparison.
        template-arithmetic	error	A calculation overflows or divides by zero.	Change the calculation.
        template-unknown-include	error	There is no template of this name to include.	Correct the name, or add the template to the folder.
        template-include-cycle	error	A template includes itself.	Take one of the includes out.
        template-manifest-line	error	A line of a set's manifest is wrong.	Correct the line; [Templates](Templates.md) describes the manifest.
        template-manifest-empty	error	A set has no manifest, or one that names no output.	Add a line for each file that is to be made.
        template-several-manifests	error	A folder of templates has more than one manifest.	Keep one of them.
        template-missing-file	error	A manifest names a template that is not there.	Add the template, or remove the line of the manifest.
        manual-codegen	note	An entity whose classes Xcode does not generate is skipped.	Nothing; `--all-entities` generates such classes as well.
        missing-source-language	warning	The model does not say in which language Xcode generates; Objective-C is taken.	Name the language with `--language`, or set it in the model.
        retained-property-name	warning	Under ARC a property's name makes its getter return a retained object.	Rename the property: its name must not begin with `new`, `copy`, `alloc` or `init`.
        unverified-fetched-property	warning	How Xcode declares a fetched property is not known for certain.	Compare the file with the one of Xcode.
        not-a-store	error	The path leads to a folder, a link, an empty file, a file of another kind, a log in place of its store, or a database that Core Data did not write.	Give the path of an SQLite store of Core Data: the `.sqlite` file, and not its `-wal`.
        unreadable-store	error	A store cannot be read: no permission, truncated, damaged, no room for a copy.	Copy the store together with its `-wal` and `-shm` files, and try the copy.
        incomplete-store	error	A store lacks tables or columns that its version has in every store, so that `plan` cannot ask it everything.	Give a store that Core Data has opened.
        store-in-use	error	Another program keeps writing to the store; it was not touched.	Quit the app, or give a copy of the store.
        missing-write-ahead-log	note	The store keeps a write-ahead log, and there is none beside it, as after a clean end or beside a careless copy.	Nothing, if the app ended cleanly; else copy the `-wal` file, too.
        unreadable-store-metadata	warning	Version hashes cannot be read from the store; its tables tell the version.	Nothing; the version is recognised by the tables.
        store-checksum-mismatch	warning	The store's checksum or digest is not that of its version hashes.	Open the store once with the app; if the message stays, its metadata was changed by another program.
        none	class of a step	The schema is the same: the store is opened without a migration.
        lightweight	class of a step	Core Data infers the mapping, and nothing is lost.
        lightweight-rename	class of a step	Likewise, by renaming identifiers.
        data-dependent	class of a step	Core Data infers the mapping; the data of the store decides whether it runs.
        data-loss	class of a step	Core Data infers the mapping and drops values.
        staged-custom	class of a step	Code of the app has to run between two lightweight steps.
        mapping-model	class of a step	A mapping model of the app says how.
        blocked	class of a step	There is no migration path between the versions as they are.
        destructive	flag of a step	Stored values are dropped.
        dataDependent	flag of a step	The data of the store decides whether the migration succeeds.
        needsDefault	flag of a step	Rows get no value for something that needs one.
        lossy	flag of a step	Values may lose precision, range or their links.
        cloudkitForbidden	flag of a step	CloudKit allows additions only, once a schema is in production.
        forcedByModifier	flag of a step	The migration runs because of a version hash modifier.
        indexNotBuilt	flag of a step	Existing stores never get the index.
        hashUnverified	flag of a step	The version hash of what changed is not proven.
        I1	condition of inference	Renaming identifiers that agree, each once.
        I2	condition of inference	Entities that shared no root share none now.
        I3	condition of inference	An attribute stays an attribute, a relationship a relationship.
        I4	condition of inference	Equal types, or two numeric ones.
        I5	condition of inference	A value for every row of a required attribute.
        I6	condition of inference	The same destination.
        I7	condition of inference	Room for every link: to-many stays to-many.
        I8	condition of inference	A link for every row of a required relationship.
        I9	condition of inference	No two rows with equal values of a new uniqueness constraint.
        I10	condition of inference	No rows of exactly an entity that became abstract.
        C1	data check	Rows of the entity.
        C2	data check	Values that are lost.
        C2e	data check	Rows that are lost.
        C2r	data check	Links that are lost.
        C3	data check	Rows without a value.
        C4	data check	Values that several rows have.
        C5	data check	Values out of range, or with a fraction.
        C6	data check	Values that break the new validation; regular expressions are not checked, and lengths are counted in code points.
        C7	data check	Rows with several links.
        C8	data check	Rows without a link, or with too few, and links that lead nowhere.
        C9	data check	Rows of exactly this entity.
        """##
}
