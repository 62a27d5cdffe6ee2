#!/usr/bin/env bash
# What others wrote, as far as it can be installed: no more than a bench needs it.
set -euo pipefail
cargo bench --locked --quiet --bench peers
(cd benches/peers/argmin && cargo build --locked --release --target-dir ../../../target/peers/argmin) ||
  echo "· argmin could not be built: left out"
venv=target/peers/venv
"$venv/bin/python" -c 'import simanneal' 2>/dev/null || {
  python3 -m venv "$venv" && "$venv/bin/pip" install --quiet --disable-pip-version-check simanneal==0.5.0
} || echo "· simanneal could not be installed: left out"
[ -z "${ORIGINAL:-}" ] || "$venv/bin/pip" install --quiet --disable-pip-version-check numpy matplotlib ||
  echo "· NumPy and Matplotlib could not be installed: the original sudoku program is left out"
