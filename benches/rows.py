"""Streams any number of rows, by repeating the rows of a sweep of two settings on one puzzle with consecutive seeds.
docs/CLUSTER.md uses it to measure `annealing-lab statistics` on more rows than fit on the disk:

    python3 benches/rows.py rows.csv 100000000 | annealing-lab statistics /dev/stdin
"""

import sys

header, *rows = open(sys.argv[1], "rb").read().splitlines(True)
wished = int(sys.argv[2])

# Each text contains both rows of a seed. Each row has two placeholders for the seed: its column, and the end of the
# link.
texts = []
for pair in zip(rows[::2], rows[1::2]):
    text = b""
    for row in pair:
        before, seed, after = row.rstrip(b"\n").replace(b"%", b"%%").split(b",", 2)
        assert after.endswith(b"seed=" + seed), "the link of a row ends with its seed"
        text += before + b",%d," + after.removesuffix(seed) + b"%d\n"
    texts.append(text)

out = sys.stdout.buffer
out.write(header)
for first in range(1, wished // 2 + 1, len(texts)):
    seeds = range(first, min(first + len(texts), wished // 2 + 1))
    out.write(b"".join(text % ((seed,) * 4) for text, seed in zip(texts, seeds)))
