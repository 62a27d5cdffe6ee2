#!/usr/bin/env bash
# What others wrote, as far as it can be installed: no more than a bench needs it.
set -euo pipefail
cargo bench --locked --quiet --package annealing-lab-benches --bench peers
(cd benches/peers/argmin && cargo build --locked --release --target-dir ../../../target/peers/argmin) ||
  echo "· argmin could not be built: left out"
venv=target/peers/venv
[[ $(cat "$venv/.stamp" 2>/dev/null) == "$(sha256sum <benches/peers/packages.txt)" ]] || {
  python3 -m venv --clear "$venv" && "$venv/bin/pip" install --quiet --disable-pip-version-check \
    --require-hashes --only-binary :all: --requirement benches/peers/packages.txt &&
    sha256sum <benches/peers/packages.txt >"$venv/.stamp"
} || echo "· the packages of Python could not be installed: left out"
