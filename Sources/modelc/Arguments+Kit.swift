import ArgumentParser
import ModelcKit

extension OutputFormat: ExpressibleByArgument {}
