"""Executes python/example.ipynb with the installed package, and checks its outputs.

`./dev test slow` runs it. By hand: python3 tests/python/example.py PROGRAM FILE, which also writes the notebook as HTML
to FILE.
"""

import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbconvert import HTMLExporter

NOTEBOOK = Path(__file__).parents[2] / "python" / "example.ipynb"

with tempfile.TemporaryDirectory() as folder:
    os.environ |= {"IPYTHONDIR": folder, "JUPYTER_RUNTIME_DIR": folder, "MPLCONFIGDIR": folder}
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    assert not any(cell.get("outputs") for cell in notebook.cells), "outputs are not kept in git"
    NotebookClient(notebook, timeout=300, store_widget_state=True, resources={"metadata": {"path": folder}}).execute()

outputs = [[output for output in cell.outputs] for cell in notebook.cells if cell.cell_type == "code"]
data = [[output.get("data", {}) for output in each] for each in outputs]
errors = [output for each in outputs for output in each if output.get("name") == "stderr" or output.output_type == "error"]
assert not errors, errors
solved, plot, boards, widget, rows, count, report = data
assert "<svg" in solved[0]["text/html"] and "solved after 122,205 moves, energy 0." in solved[0]["text/html"]
assert any("image/png" in each for each in plot)
assert boards[0]["text/plain"].startswith("((123, 19)"), boards
# Without widgets, a host shows the board, its description and the link, which the widget hides.
still, shown = widget
assert "<svg" in still["text/html"] and still["image/svg+xml"].startswith("<svg"), widget
assert "puzzle=sudoku" in still["text/plain"] and "seed=3" in still["text/plain"], widget
view = "application/vnd.jupyter.widget-view+json"
assert list(shown) == [view], widget
states = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
saved = states[shown[view]["model_id"]]["state"]
assert saved["state"]["status"] == "running" and saved["speed"] == 1000 and "render" in saved["_esm"], saved
assert f'class="{saved["still"]}"' in still["text/html"], saved["still"]
assert any(view in each for each in rows), "no progress bar"
table = rows[-1]["text/plain"]
assert "0.25" in table and "1.0" in table, table
assert count[0]["text/plain"] == "{'solutions': 48, 'classes': 4, 'symmetries': 12, 'complete': True}", count
assert "24149" in report[0]["text/plain"] or "10895" in report[0]["text/plain"], report
if len(sys.argv) > 2:
    Path(sys.argv[2]).write_text(HTMLExporter().from_notebook_node(notebook)[0])
print(f"{len(data)} cells of python/example.ipynb show what they should with Python {sys.version.split()[0]}")
