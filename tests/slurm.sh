#!/usr/bin/env bash
# Sweeps on a cluster: Slurm's own daemons with two nodes on this machine, one of which loses its power in the middle of
# a shard. Each sweep must give the bytes of one machine. Prints how long each took.
#
#   tests/slurm.sh PROGRAM SNAKEMAKE [TEST...]      as root; ./dev test slow installs what it takes
#
# All processes are in namespaces of their own: no port is open outside of them, and none of them outlives this script.
set -euo pipefail

((EUID == 0)) || exec sudo "$0" "$@"
if [[ ! ${ANNEALING_CLUSTER:-} ]]; then
  for tool in munged slurmctld slurmd sbatch "${@:1:2}"; do
    command -v "$tool" >/dev/null || { echo "✗ $tool is missing: ./dev test slow installs it" >&2; exit 1; }
  done
  # Slurm wants 0755 on the way to munged's socket, and the path of a socket has 108 bytes at most.
  folder=$(mktemp -d /tmp/annealing-slurm.XXXXXX)
  chmod 755 "$folder"
  trap 'rm -rf "$folder"' EXIT
  export ANNEALING_CLUSTER=$folder
  setpriv --pdeathsig KILL unshare --net --uts --pid --mount-proc --fork --kill-child "$0" "$@"
  exit
fi

top=$(realpath "$(dirname "$0")/..")
program=$(realpath "$1")
snakemake=$(realpath "$2")
folder=$ANNEALING_CLUSTER
cd "$folder"
mkdir bin state n1 n2
ln -s "$program" bin/annealing-lab
PATH=$folder/bin:$PATH

# Half of the runs use up their moves, the other half end when they are solved.
LINK='compare&seeds=1..160&moves=10000000&with=name=Hot;cooling=constant;t0=40&with=preset=published'
SHARDS=8
ROWS=320

# The first process of a namespace hears only what it listens to.
trap 'exit 130' INT TERM

fail() {
  echo "✗ $*" >&2
  tail -n 20 ./*.log >&2
  exit 1
}
# until SECONDS WHAT COMMAND...: waits until COMMAND goes well.
until_() {
  local end=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    ((SECONDS < end)) || fail "$what: not within its time"
    sleep 0.2
  done
}
now() { date +%s.%N; }
since() { awk "BEGIN { printf \"%.1f\", $(now) - $1 }"; }
same() { cmp rows.csv "$1/rows.csv" || fail "$1: not the bytes of one machine"; }

# ── the cluster ──────────────────────────────────────────────────────────────────────────────────────────────────────

cluster() {
  hostname localhost
  ip link set lo up
  # Names resolve only where there is an address other than the loopback's own.
  ip address add 192.0.2.1/32 dev lo
  head -c 128 /dev/urandom >munge.key
  chmod 400 munge.key
  munged --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munge.pid" \
    --log-file="$folder/munge.log" --seed-file="$folder/munge.seed"
  cat >slurm.conf <<END
ClusterName=test
SlurmctldHost=localhost
SlurmUser=root
AuthInfo=socket=$folder/munge.socket
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/%n
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/%n.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/%n.log
MailProg=/bin/true
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SlurmdTimeout=10
ReturnToService=2
NodeName=n1 NodeHostname=localhost NodeAddr=127.0.0.1 Port=6821 CPUs=1 RealMemory=1000
NodeName=n2 NodeHostname=localhost NodeAddr=127.0.0.1 Port=6822 CPUs=1 RealMemory=1000
PartitionName=all Nodes=ALL Default=YES
END
  # Where all of Slurm looks, in this script's own view of the files.
  mount --bind "$folder" /etc/slurm
  slurmctld -D >/dev/null 2>&1 &
  power_on n1
  power_on n2
}

declare -A POWER
# A node has processes of its own, which all end with the first of them.
power_on() {
  unshare --pid --mount-proc --fork --kill-child slurmd -D -N "$1" >/dev/null 2>&1 &
  POWER[$1]=$!
  until_ 60 "node $1 comes up" idle "$1"
}
power_off() {
  kill -KILL "${POWER[$1]}"
  wait "${POWER[$1]}" 2>/dev/null || true
}
idle() { [[ $(sinfo --noheader --nodes "$1" --format %T) == idle ]]; }

# ── the tests ────────────────────────────────────────────────────────────────────────────────────────────────────────

submit() { "$top/deploy/slurm/sweep.sbatch" submit "$1" "$SHARDS" "$LINK" >>submitted.log; }
# sweep FOLDER: submits a sweep, and waits for its rows.
sweep() {
  submit "$1"
  until_ 600 "$1 has rows" test -e "$1/rows.csv"
}

one_machine() {
  local begun
  begun=$(now)
  RAYON_NUM_THREADS=1 annealing-lab sweep "$LINK" --out rows.csv 2>/dev/null
  echo "one core, no scheduler: $(since "$begun") s, $ROWS rows"
  (($(wc -l <rows.csv) == ROWS + 1)) || fail "not $ROWS rows"
}

one_node_and_two() {
  local begun
  scontrol update nodename=n2 state=drain reason=test
  begun=$(now)
  sweep one-node
  echo "Slurm, one node: $(since "$begun") s"
  same one-node
  scontrol update nodename=n2 state=resume
  until_ 60 "n2 is there again" idle n2
  begun=$(now)
  sweep two-nodes
  echo "Slurm, two nodes: $(since "$begun") s"
  same two-nodes
}

# Tasks that do nothing but note the time.
scheduling() {
  local begun tasks=20
  mkdir empty
  begun=$(now)
  # shellcheck disable=SC2016 # The task fills it in.
  sbatch --wait --output=/dev/null --array=1-$tasks --wrap 'date +%s.%N >empty/$SLURM_ARRAY_TASK_ID' >/dev/null
  [[ $(find empty -type f -size +0 | wc -l) == "$tasks" ]] || fail "empty tasks: not all ran"
  sort -n empty/* | awk -v begun="$begun" -v tasks=$tasks '
    NR == 1 { first = $1 } END {
      printf "Slurm, %d empty tasks: the first began after %.2f s, the last after %.1f s: %.2f s of a node a task\n",
        tasks, first - begun, $1 - begun, 2 * ($1 - first) / (tasks - 1) }'
}

# at_work FOLDER: whether node n2 is in the middle of a shard, with three rows; then JOB and SHARD are its numbers.
at_work() {
  # The index of an array's task, or the comment that Snakemake gives, such as rule_shard_wildcards_3_8.
  read -r JOB SHARD < <(squeue --noheader --states=running --nodelist=n2 --format='%A %K %k')
  SHARD=${SHARD#N/A rule_shard_wildcards_} SHARD=${SHARD%%[ _]*}
  PART=$1/shard-$SHARD-of-$SHARDS.csv.part
  (($(wc -l <"$PART") >= 4))
}

# node_dies FOLDER: n2 loses its power in the middle of a shard.
node_dies() {
  local rows
  until_ 120 "n2 is in the middle of a shard" at_work "$1"
  power_off n2
  until_ 5 "the sweep on n2 is dead" flock --nonblock "$PART" true
  rows=$(($(wc -l <"$PART") - 1))
  [[ ! -e ${PART%.part} ]] || fail "shard $SHARD was complete when its node was killed"
  echo "  node n2 killed: shard $SHARD had $rows of $((ROWS / SHARDS)) rows"
}

a_node_is_killed() {
  local begun restarts
  begun=$(now)
  submit killed
  node_dies killed
  until_ 600 "killed has rows" test -e killed/rows.csv
  restarts=$(scontrol show job "$JOB" | grep -o 'Restarts=[0-9]*')
  [[ $restarts == Restarts=1 ]] || fail "shard $SHARD was not queued again: $restarts"
  echo "Slurm, a node killed: $(since "$begun") s; Slurm queued shard $SHARD again"
  same killed
  power_on n2
}

only_shard_3() {
  [[ $(find "$1" -name 'shard-*.csv' -newer before) == "$1/shard-3-of-$SHARDS.csv" ]] ||
    fail "$1: not shard 3 alone came again"
}

# A shard that is lost is made again by the same command, and no other.
a_shard_is_lost() {
  rm killed/rows.csv killed/shard-3-of-$SHARDS.csv
  touch before
  sweep killed
  same killed
  only_shard_3 killed
  echo "Slurm, a lost shard: made again, alone"
}


# snake FOLDER [OPTION...]: Snakemake runs the sweep. Its cache is elsewhere than the person's own.
snake() {
  XDG_CACHE_HOME=$folder/cache "$snakemake" --snakefile "$top/deploy/snakemake/Snakefile" --directory "$1" \
    --config shards=$SHARDS link="$LINK" "${@:2}" >>"$1.log" 2>&1
}
on_slurm() {
  snake "$1" --executor slurm --jobs $SHARDS --slurm-no-requeue --slurm-status-command squeue \
    --slurm-init-seconds-before-status-checks 5
}
tried_again() { grep --quiet 'Trying to restart job' "$1.log" || fail "$1: Snakemake did not try again"; }

# A sweep dies on this machine: Snakemake tries again.
snakemake_here() {
  local begun snake
  begun=$(now)
  snake here --cores 1 &
  snake=$!
  until_ 60 "a sweep has rows" has_rows here
  kill -KILL "$(pgrep --full '^annealing-lab sweep')"
  wait $snake || fail "Snakemake gave up"
  tried_again here
  echo "Snakemake, one core, a sweep killed: $(since "$begun") s"
  same here
}
has_rows() {
  local parts=("$1"/*.part)
  (($(wc -l <"${parts[0]}") >= 4))
}

snakemake_on_slurm() {
  local begun
  begun=$(now)
  on_slurm snake
  echo "Snakemake on Slurm, two nodes: $(since "$begun") s"
  same snake
}

snakemake_loses_a_shard() {
  rm snake/rows.csv snake/shard-3-of-$SHARDS.csv
  touch before
  on_slurm snake
  same snake
  only_shard_3 snake
  echo "Snakemake on Slurm, a lost shard: made again, alone"
}

snakemake_loses_a_node() {
  local begun snake
  begun=$(now)
  on_slurm snake-killed &
  # Kept, because Bash sets $! for process substitutions, too.
  snake=$!
  node_dies snake-killed
  wait $snake || fail "Snakemake gave up"
  tried_again snake-killed
  grep --quiet 'node failure' snake-killed.log || fail "Snakemake did not hear of the node"
  echo "Snakemake on Slurm, a node killed: $(since "$begun") s; Snakemake submitted shard $SHARD again"
  same snake-killed
  power_on n2
}

cluster
one_machine
if (($# > 2)); then
  for test in "${@:3}"; do "$test"; done
else
  one_node_and_two
  scheduling
  a_node_is_killed
  a_shard_is_lost
  snakemake_here
  snakemake_on_slurm
  snakemake_loses_a_shard
  snakemake_loses_a_node
fi
