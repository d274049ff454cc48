// The target leaves this file out; it would not compile.
let berthsOfNextYear: [PlannedBerth] = PlannedBerth.all
