"""Replaces a Jupyter kernel: reads each message of the widget's front-end as a line of JSON, and prints the state after
it as a line of JSON. The argument is the link of the run."""

import json
import sys

from annealing_lab.widget import RunWidget

widget = RunWidget(sys.argv[1])
print(json.dumps({"board": widget.board, "speed": widget.speed, "still": widget.still, "state": widget.state}), flush=True)
for line in sys.stdin:
    widget._handle_custom_msg(json.loads(line), [])
    print(json.dumps(widget.state), flush=True)
