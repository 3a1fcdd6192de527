"""A bot in the line protocol: a question on each line of its input, an answer on each line of its output.

    greatpowers simulate imperial --bots "python examples/line_bot.py,thumb,thumb,thumb"

Put something better than a random choice here.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(random.choice(question["legal"])["action"], flush=True)
