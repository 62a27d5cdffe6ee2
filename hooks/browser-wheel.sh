#!/usr/bin/env bash
# Builds the wheel for Python in a browser into dist/python/, where a page with Pyodide in it finds it.
set -euo pipefail
cd "$(dirname "$0")/.."
CARGO_TARGET_WASM32_UNKNOWN_EMSCRIPTEN_LINKER=$PWD/hooks/side-module.sh PYO3_NO_PYTHON=1 \
  cargo build --locked --quiet --release --package annealing-lab-python --target wasm32-unknown-emscripten
rm -rf dist/python
python3 hooks/wheel.py target/wasm32-unknown-emscripten/release/_core.wasm dist/python
