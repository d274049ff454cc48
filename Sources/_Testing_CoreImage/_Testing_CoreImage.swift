// The toolchain's Testing asks for a module of this name wherever a file also sees one called
// CoreImage, and ships it on Apple's platforms only. It has nothing to add here, but must be there.
