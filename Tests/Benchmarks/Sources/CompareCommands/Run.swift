/// What one run of a command took.
struct Run {
    var duration: Duration
    var peakKilobytes: Int

    var milliseconds: Double { duration / .milliseconds(1) }
}
