#!/usr/bin/env bash
# Builds the wheel of python/, and installs it by pip for the tests of this folder. `./dev test slow` runs it. Does nothing where the
# packages that the tests need are not installed.
set -euo pipefail
cd "$(dirname "$0")/../.."
[[ -e target/python/.stamp ]] || exit 0
python=target/python/bin/python
rm -rf target/wheels
"$python" -m maturin build --quiet --release --locked --manifest-path python/Cargo.toml --out target/wheels
# What is installed needs nothing else: its only requirement is there.
"$python" -m pip install --quiet --disable-pip-version-check --no-index --force-reinstall --no-deps target/wheels/*.whl
"$python" -m pip check --disable-pip-version-check >&2
