"""A bot for tables of Sandtable, in plain Python: it does any legal thing whenever its seats must decide.

    python3 bot.py http://localhost:7044 TABLE TOKEN [--decisions N]

TABLE and TOKEN stand in the link of a seat: #/online/TABLE/TOKEN. What it sends and reads is told in docs/online.md.
"""
import argparse
import json
import random
import urllib.request

arguments = argparse.ArgumentParser()
arguments.add_argument("server")
arguments.add_argument("table")
arguments.add_argument("token")
arguments.add_argument("--decisions", type=int, default=0, help="stop after so many")
wish = arguments.parse_args()
base = f"{wish.server}/api/tables/{wish.table}"


def call(path="", body=None):
    """Asks the server: a GET, or a POST of JSON."""
    request = urllib.request.Request(base + path, data=body and json.dumps(body).encode())
    request.add_header("Authorization", f"Bearer {wish.token}")
    request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request, timeout=60)


def wait(seq):
    """Listens until something has happened since."""
    with call(f"/events?seq={seq}") as events:
        for line in events:
            if line.startswith(b"data: {\"changed\"") and json.loads(line[6:])["changed"]["seq"] > seq:
                return


done = 0
while True:
    table = json.load(call())
    if table["over"] or (wish.decisions and done >= wish.decisions):
        break
    seat, seq = table["to_act"], table["seq"]
    if seat not in table["mine"]:
        wait(seq)
        continue
    sight = json.load(call("/ask", {"seat": seat, "question": {"sight": {"from": table["played"]}}}))["value"]
    if not sight["offers"]:
        continue
    action = random.choice(sight["offers"])["action"]
    call("/do", {"play": {"seat": seat, "seq": seq, "from": table["played"], "action": action}})
    print(action)
    done += 1
print("over" if table["over"] else f"{done} decisions")
