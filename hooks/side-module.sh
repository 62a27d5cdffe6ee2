#!/usr/bin/env bash
# Links a module that Python in a browser loads (Pyodide), in the place of Emscripten's emcc, which no registry of packages has. It takes
# emcc's arguments from rustc, and calls the linker that comes with Rust. What the module needs of C it takes from Python's own module.
set -euo pipefail
inputs=() output='' linkers=''
while (($#)); do
  case $1 in
  *.o | *.rlib) inputs+=("$1") ;;
  -o) output=$2 && shift ;;
  -B*) linkers=${1#-B} ;;
  esac
  shift
done
exec "$linkers/wasm-ld" --shared --experimental-pic --no-entry --import-memory --unresolved-symbols=import-dynamic \
  --export=PyInit__core --export-if-defined=__wasm_apply_data_relocs --export-if-defined=__wasm_call_ctors \
  --gc-sections -O3 --strip-all -o "$output" "${inputs[@]}"
