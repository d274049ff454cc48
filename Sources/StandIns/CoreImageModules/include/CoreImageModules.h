// The modules are in the module map; C needs a header.
