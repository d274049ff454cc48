#!/usr/bin/env bash
# Builds Perch once and installs it: one library, the modules that projects import, the macro plugin, resources, the command.
#
#     Scripts/install.sh PREFIX [release|debug]
#
# PREFIX/bin/perch is a link; everything else lies in PREFIX/lib/perch. Nothing there refers to this folder, so it can be moved.
# DESTDIR is put before PREFIX, as packagers expect.
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=${1:?Where to? Scripts/install.sh PREFIX [release|debug]}
configuration=${2:-release}

for product in Perch perch perch-rewriter; do
    # shellcheck disable=SC2086 # Several flags, or none.
    swift build ${BUILD_FLAGS:-} -c "$configuration" --product "$product"
done
bin=$(swift build -c "$configuration" --show-bin-path)
mkdir -p "${DESTDIR:-}$prefix/lib" "${DESTDIR:-}$prefix/bin"
home=$(cd "${DESTDIR:-}$prefix/lib" && pwd)/perch
# Put together beside the old one, so that a failure leaves that as it was.
new=$home.new
rm -rf "$new"
mkdir -p "$new"/{modules,include,resources}

cp "$bin/libPerch.so" "$bin/perch" "$bin/perch-rewriter" "$new/"
cp "$bin/PerchMacros-tool" "$new/PerchMacros"
[[ $configuration == debug ]] || strip --strip-unneeded "$new/libPerch.so" "$new/perch" "$new/perch-rewriter" "$new/PerchMacros"
for bundle in perch_Typesetter perch_SwiftUICore perch_PerchWeb; do
    cp -r "$bin/$bundle.resources" "$new/resources/"
done

# The start of every program: its own entry point if it has one, and otherwise the preview tool.
cc -c -O1 -fPIC -o "$new/Start.o" Scripts/start.c
# What gives sessions a time of their own must come before the system's libraries, so each program contains it.
cp "$bin/CTime.build/time.c.o" "$new/Time.o"

# C modules that the Swift modules refer to, in one module map.
c_module() {
    local name=$1 headers=$2 library=${3:-}
    mkdir -p "$new/include/$name"
    cp "$headers"/*.h "$new/include/$name/"
    local header
    echo "module $name {"
    for header in "$headers"/*.h; do echo "    header \"$name/$(basename "$header")\""; done
    [[ -z $library ]] || echo "    link \"$library\""
    echo "    export *"
    echo "}"
}
{
    c_module SQLite3 Sources/StandIns/SQLite3/include sqlite3
    c_module zlib Sources/StandIns/zlib/include z
    for name in CHooks CTime CClasses CImages CRaster; do c_module "$name" "Sources/$name/include"; done
    for name in CCairo CPango CPNG CJPEG; do c_module "$name" "Sources/$name"; done
    c_module CommonCrypto Sources/StandIns/CommonCrypto/include
    c_module CompressionFunctions Sources/StandIns/CompressionFunctions/include
    # Modules with submodules, such as `os.log`, have maps that name no header.
    cat Sources/{CSystemModules,StandIns/CoreImageModules}/include/module.modulemap
    c_module COpenCombineHelpers .build/checkouts/OpenCombine/Sources/COpenCombineHelpers/include
} >"$new/include/module.modulemap"

# Sources, because a project that has the real package must not find another module of its name.
cp -r Sources/PackageStandIns "$new/packages"

cp "$bin"/Modules/*.swiftmodule "$new/modules/"
Scripts/installed-modules.py "$new" $(pkg-config --cflags-only-I cairo-ft pango libpng libjpeg)
Scripts/installed-names.py "$new"

rm -rf "$home"
mv "$new" "$home"
ln -sf ../lib/perch/perch "${DESTDIR:-}$prefix/bin/perch"
echo "Perch is installed: $prefix/bin/perch"
