// OpenCombine is Combine's interface for systems without it. What it leaves out stands beside this file. Its Foundation
// and Dispatch modules cannot be used: they leave out conformances once a module named Combine has been built.
@_exported import OpenCombine
