/// A request to do the work of one of Apple's compilers, from a build system.
package struct StandInRequest {
    /// The task of the compiler.
    package enum Action {
        case compile
        /// Generates the classes of the model, as `momc` does in a build.
        case generate
    }

    let compiler: AppleCompiler
    /// The path of the model or mapping model.
    let input: String
    /// The file or folder for the result.
    let output: String
    package var action = Action.compile
    /// The name of the product module; nil if the build system does not give it.
    package var module: String?
    /// Whether this is a dry run that writes nothing and lists the files.
    package var isRehearsal = false
    /// Whether to omit warnings.
    package var isSilent = false
    /// The lint rules for problems that the compiler reports as warnings.
    package var warningRules: [String] = []
    /// The lint rules for problems that the compiler reports as errors.
    package var errorRules: [String] = []

    package init(_ compiler: AppleCompiler, input: String, output: String) {
        self.compiler = compiler
        self.input = input
        self.output = output
    }
}
