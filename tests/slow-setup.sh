# shellcheck shell=bash
# What the slow step needs besides: ./dev reads this file, and says there what `have`, `say`, `fail`, `apt_install` and `is_debian` do.

# Packages of Python for what programs of other people read of ours (tests/python/), locked by their hashes, in an environment of their
# own. They are wheels, so that none of them runs anything while it is installed. Where they cannot be installed those tests are skipped;
# under CI they fail.
python_packages() {
  local home=target/python list=tests/python/packages.txt stamp
  stamp="$(sha256sum <"$list") $(python3 --version 2>/dev/null || true)"
  [[ $(cat "$home/.stamp" 2>/dev/null) != "$stamp" ]] || return 0
  rm -rf "$home"
  python3 -c 'import ensurepip' 2>/dev/null || ! is_debian || (apt_install python3-venv) || true
  say "$home: installing $(sed '/^#/d' "${list%txt}in" | paste -sd ' ') by pip (about two minutes, once)"
  mkdir -p target
  if python3 -m venv "$home" && "$home/bin/pip" install --quiet --disable-pip-version-check \
    --require-hashes --only-binary :all: --requirement "$list"; then
    printf '%s\n' "$stamp" >"$home/.stamp"
  elif [[ ${CI:-} ]]; then fail "these packages of Python could not be installed"
  else say "these packages of Python could not be installed: the tests of tests/python/ are skipped"; fi
}

# locked SOURCE HOME WHAT COMMAND...: installs into HOME the packages of npm that SOURCE locks by their hashes, then runs COMMAND there.
# Where that fails the tests that need WHAT are skipped; under CI they fail.
locked() {
  local source=$1 home=$2 what=$3 stamp
  shift 3
  stamp="$(cat "$source"/* .npmrc | sha256sum) $(uname -sm)"
  [[ $(cat "$home/.stamp" 2>/dev/null) != "$stamp" ]] || return 0
  say "$home: npm ci"
  rm -rf "$home"
  mkdir -p "$home"
  cp "$source"/* .npmrc "$home"
  if (cd "$home" && npm ci --no-audit --no-fund --loglevel=error && "$@"); then printf '%s\n' "$stamp" >"$home/.stamp"
  elif [[ ${CI:-} ]]; then fail "$what could not be installed"
  else say "$what could not be installed: their tests are skipped"; fi
}

# Bundlers, servers and checkers that other people use the npm package by.
npm_tools() { locked tests/npm/tools target/tools "the tools of tests/npm/" true; }

# Python in a browser, and micropip, which installs wheels there.
pyodide() { locked tests/python/pyodide target/pyodide "Pyodide and micropip" micropip; }
micropip() {
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --python-version 3.14 \
    --require-hashes --requirement micropip.txt --dest .
}

# The servers that deploy/ has files for, for tests/hosting/: Debian's packages, unpacked and not installed, so that none of them starts.
# Where they cannot be had, the tests take what is on PATH, or are skipped; under CI they fail.
servers() {
  local home=target/servers
  [[ ! -e $home/.done ]] && is_debian && have apt-get && have dpkg-deb || return 0
  say "$home: nginx, Caddy and Apache"
  rm -rf "$home"
  mkdir -p "$home"
  if (cd "$home" && apt-get download -qq nginx libnginx-mod-http-brotli-filter apache2-bin caddy libapr1 libaprutil1 libbrotli1 \
    libnghttp2-14 libjansson4 && for package in *.deb; do dpkg-deb -x "$package" . && rm "$package"; done); then
    touch "$home/.done"
  elif [[ ${CI:-} ]]; then fail "the servers could not be fetched: apt-get update may help"
  else say "the servers could not be fetched: what is not on PATH is skipped"; fi
}

# A cluster on this machine, for the slow step: Slurm's daemons by apt, which the test starts itself; Snakemake by pip, below target/.
cluster() {
  local missing=() tool PATH=$PATH:/usr/sbin
  for tool in munged:munge slurmctld:slurmctld slurmd:slurmd sbatch:slurm-client ip:iproute2; do
    have "${tool%:*}" || missing+=("${tool#*:}")
  done
  python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv)
  ((!${#missing[@]})) || apt_install "${missing[@]}"
  hash -r
  local list=tests/slurm/packages.txt
  export SNAKEMAKE_HOME=$PWD/target/snakemake
  if cmp --silent "$list" "$SNAKEMAKE_HOME/.done"; then return 0; fi
  say "$(grep -v '^#' tests/slurm/packages.in | paste -sd ' '): installing by pip into ${SNAKEMAKE_HOME#"$PWD"/}"
  python3 -m venv --clear "$SNAKEMAKE_HOME"
  "$SNAKEMAKE_HOME/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement "$list"
  cp "$list" "$SNAKEMAKE_HOME/.done"
}
