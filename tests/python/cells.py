"""Executes the notebooks of python/notebooks/ cell by cell, in any Python: CPython or Pyodide.

`./dev test slow` runs it in both. By hand: python3 tests/python/cells.py NOTEBOOK... prints the output of each cell as
JSON.
"""

import ast
import asyncio
import contextlib
import inspect
import io
import json
import sys


async def shown(notebook):
    """What each cell of code shows: what it prints, and its last value as HTML or text."""
    scope, all_shown = {"__name__": "__main__"}, []
    for cell in json.loads(notebook)["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop().value if isinstance(tree.body[-1], ast.Expr) else ast.Constant(None, lineno=1, col_offset=0)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            for code, mode in ((tree, "exec"), (ast.Expression(last), "eval")):
                value = eval(compile(code, "cell", mode, ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), scope)
                value = await value if inspect.iscoroutine(value) else value
        html = getattr(value, "_repr_html_", None)
        all_shown.append([printed.getvalue(), html() if html else repr(value)])
    return json.dumps(all_shown)


if __name__ == "__main__":
    print(json.dumps([json.loads(asyncio.run(shown(open(name).read()))) for name in sys.argv[1:]]))
