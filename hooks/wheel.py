"""Packs the wheel for Python in a browser (Pyodide): python3 hooks/wheel.py MODULE FOLDER. `./dev build --python` runs it.

maturin would, if Emscripten were there. The wheel's bytes depend on nothing but its files. It requires no package: NumPy is used where
it is, and such a wheel of it is in no registry.
"""

import base64
import hashlib
import sys
import tomllib
import zipfile
from pathlib import Path

TOP = Path(__file__).parents[1]
# The first version of Python with the stable interface used by the module, and Pyodide's versions of the C interface
# (Pyodide 314).
TAGS = "cp310-abi3-emscripten_5_0_3_wasm32.pyemscripten_2026_0_wasm32"

module, folder = map(Path, sys.argv[1:])
project = tomllib.loads((TOP / "python/pyproject.toml").read_text())["project"]
version = tomllib.loads((TOP / "Cargo.toml").read_text())["workspace"]["package"]["version"]
extras = project["optional-dependencies"]
metadata = [
    "Metadata-Version: 2.4",
    f"Name: {project['name']}",
    f"Version: {version}",
    f"Summary: {project['description']}",
    *(f"Author: {author['name']}" for author in project["authors"]),
    f"Keywords: {','.join(project['keywords'])}",
    f"License-Expression: {project['license']}",
    *(f"License-File: {name}" for name in project["license-files"]),
    f"Requires-Python: {project['requires-python']}",
    *(f"Provides-Extra: {extra}" for extra in extras),
    *(f"Requires-Dist: {need} ; extra == '{extra}'" for extra, needs in extras.items() for need in needs),
    "Description-Content-Type: text/markdown",
    f"\n{(TOP / 'python/README.md').read_text()}",
]
wheel = ["Wheel-Version: 1.0", "Generator: annealing-lab", "Root-Is-Purelib: false"]
tags = [f"Tag: cp310-abi3-{platform}" for platform in TAGS.split("-")[-1].split(".")]

name = f"{project['name'].replace('-', '_')}-{version}"
files = {f"annealing_lab/{path.name}": path.read_bytes() for path in (TOP / "python/annealing_lab").iterdir() if path.is_file()}
files["annealing_lab/_core.abi3.so"] = module.read_bytes()
files[f"{name}.dist-info/METADATA"] = "\n".join(metadata).encode()
files[f"{name}.dist-info/WHEEL"] = "\n".join([*wheel, *tags, ""]).encode()
for licence in project["license-files"]:
    files[f"{name}.dist-info/licenses/{licence}"] = (TOP / "python" / licence).read_bytes()

record = f"{name}.dist-info/RECORD"
rows = [
    f"{path},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')},{len(data)}"
    for path, data in sorted(files.items())
]
files[record] = "\n".join([*rows, f"{record},,", ""]).encode()

folder.mkdir(parents=True, exist_ok=True)
target = folder / f"{name}-{TAGS}.whl"
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for path, data in sorted(files.items()):
        # One date for all files: the first one that the format can represent.
        entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
        entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
        packed.writestr(entry, data)
print(f"{target}: {target.stat().st_size / 1e6:.1f} MB, for Python in a browser")
