import EngineTesting

/// The tests' own knob, since the module under test has one, too.
typealias Knob = EngineTesting.Knob
