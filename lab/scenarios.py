"""What the lab plays. Each takes a lab (run.py) and raises Failure if something is not as it should be."""

import json
import os
import subprocess

from table import Failure, Phone, Table, now, phones_in


def whole_game(lab):
    """A host and three guests play a whole Standard game; their logs are equal and the audit passes."""
    with phones_in(lab, 4) as phones:
        table = Table(lab, phones)
        table.gather(lab.code())
        before = lab.air.bytes_sent()
        table.finish()
        lab.count_bytes("bytes on air for the game", before)
        lab.figures.count("moves", table.moves)


def come_back(table, phone, follows=False):
    """A device that was killed; until it is the host's guest and has everything that the host has. Whoever was the host
    is asked before it follows another."""
    begun = now()
    phone.come_back()
    if follows:
        phone.wait("what others did meanwhile", lambda: phone.event("company", lambda told: told["overtaken"]), table.patience)
        phone.do("follow")
    is_guest = lambda told: told["hostHere"] and not told["host"]
    found = phone.wait("the host", lambda: phone.event("company", is_guest), table.patience)
    phone.wait("the host's log", lambda: phone.head()["hash"] == table.host.head()["hash"], table.patience)
    table.lab.figures.took("come back, until in step", max(found["at"], phone.head()["at"]) - begun)


def killed_in_turn(table, at_once):
    """A guest asks and is killed at once, or when the ask is on its way: its move is made once, and it gets its answer."""
    table.play_until(lambda board: board["phase"] == "turn" and board["waitingFor"][0] != table.host.seat)
    move, expected = table.people.next_move()
    phone = table.of_seat(move["player"])
    learned = len(phone.do("state")["private"]["learned"])
    if at_once:
        phone.say(move)
    else:
        table.ask(move)
    phone.kill()
    come_back(table, phone)
    phone.wait("the end of what it asked", lambda: not phone.do("state")["private"].get("asking"), table.patience)
    if at_once and len(phone.do("state")["private"]["learned"]) == learned:
        table.ask(move)  # it was killed before it had stored that somebody asked
    table.moves += 1
    table.agree()
    answer = phone.do("state")["private"]["learned"][-1][1]
    if answer != expected["answer"]:
        raise Failure(f"{phone.name} came back and was told {answer}, planetx says {expected['answer']}")


def killed_in_theory_phase(table):
    """A guest is killed when its theories are sealed and others' are not: nobody can go on until it is back."""
    guest_seals = lambda board: board["phase"] == "theories" and board["waitingFor"][0] != table.host.seat \
        and len(board["waitingFor"]) > 1
    if not table.play_until(guest_seals):
        raise Failure("the game ended without a theory phase")
    phone = table.of_seat(table.play()["player"])
    phone.kill()
    table.play(without=[phone])
    come_back(table, phone)
    table.agree()


def killed_guest(lab):
    """A guest is killed in its turn and in a theory phase, comes back each time and misses nothing."""
    with phones_in(lab, 3) as phones:
        table = Table(lab, phones)
        table.gather(lab.code(), seed=2)
        table.play_moves(2)
        killed_in_turn(table, at_once=True)
        killed_in_turn(table, at_once=False)
        killed_in_theory_phase(table)
        table.finish()


def killed_host(lab):
    """The host is killed, a guest carries the table on, the old host returns and plays on as a guest."""
    with phones_in(lab, 3) as phones:
        table = Table(lab, phones)
        table.gather(lab.code(), seed=3)
        table.play_moves(4)
        old, new, other = phones
        killed = now()
        old.kill()
        new.wait("the host to be missed", lambda: not new.last("company")["hostHere"], table.patience)
        lab.figures.took("until the host is missed", new.last("company")["at"] - killed)
        new.wait("the other guest", lambda: other.seat in new.last("company")["present"], table.patience)
        lab.figures.took("until the guests have found each other", now() - killed)
        new.do("carryOn")
        other.wait("the offer", lambda: other.last("company")["offered"], table.patience)
        other.do("agree")
        for phone in (new, other):
            told = phone.wait("epoch 1", lambda: phone.event("head", lambda head: head["epoch"] == 1), table.patience)
        lab.figures.took("until the table is carried on", told["at"] - killed)
        table.phones = [new, other]
        while not table.is_over and table.reference.board["waitingFor"][0] != old.seat:
            table.play_moves(1)
        table.phones = [new, other, old]
        come_back(table, old, follows=True)
        table.finish()
        if not new.last("company")["host"] or old.last("company")["host"]:
            raise Failure("the old host is one again")


def wrong_code(lab):
    """Somebody with a wrong code is refused while somebody with the right one joins; then they type it right."""
    with phones_in(lab, 3) as phones:
        host, right, wrong = phones
        table = Table(lab, phones)
        table.invite(lab.code())
        wrong.do("join", code=lab.code_beside(table.code), players=[wrong.player])
        right.do("join", code=table.code, players=[right.player])
        right.wait_stage("AtDoor", table.patience)
        refused = lambda: wrong.event("stage", lambda told: told["obstacle"] and told["obstacle"]["why"] == "WrongCode")
        wrong.wait("the refusal of a wrong code", refused, table.patience)
        at_door = lambda: [guest["names"] for guest in host.do("meeting")["guests"]]
        host.wait("the other guest alone", lambda: at_door() == [[right.name]], table.patience)
        wrong.do("join", code=table.code, players=[wrong.player])
        wrong.wait_stage("AtDoor", table.patience)
        table.start(seed=4)
        table.play_moves(4)
        table.compare()


def many_messages(lab):
    """Three channels carry 1,000 messages of up to 4 KiB each, half of them each way: none is lost, repeated or reordered."""
    messages = lab.messages // 2  # of each end
    soak = lab.program("aphelion-soak")
    before = lab.air.bytes_sent()
    limit = str(int(lab.left()) - 10)
    calls = [[soak, lab.air.of(0), limit, "host", "3", str(messages)]]
    calls += [[soak, lab.air.of(n), limit, "guest", str(messages)] for n in (1, 2, 3)]
    running = [subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) for call in calls]
    try:
        said = [json.loads(process.communicate()[0]) for process in running]
    finally:
        for process in running:
            process.kill()
    if any(process.returncode != 0 for process in running):
        raise Failure(f"aphelion-soak said {said}")
    if [result["heard"] for result in said] != [3 * messages, messages, messages, messages]:
        raise Failure(f"not everything was heard: {said}")
    lab.figures.count("messages", 6 * messages)
    lab.figures.count("bytes in them", said[0]["bytes"])
    lab.figures.count("seconds", said[0]["seconds"])
    lab.count_bytes("bytes on air", before)


def look_around(lab, phone, tables):
    """Somebody who knows no code sees the public symbols of those that are gathered here."""
    begun = now()
    phone.do("lookAround")
    near = {table.code[:2] for table in tables}
    told = phone.wait("tables near", lambda: phone.event("near", lambda told: set(told["lobbies"]) == near), lab.air.patience)
    lab.figures.took("look around, until all tables near are known", told["at"] - begun)
    phone.do("stopLookingAround")


def two_tables(lab):
    """Two tables in one room, noticed by those who look around, each with a guest of its own: both games end as planetx says."""
    with phones_in(lab, 4) as phones:
        tables = [Table(lab, [phones[0], phones[2]]), Table(lab, [phones[1], phones[3]])]
        codes = lab.two_codes()
        for table, code in zip(tables, codes):
            table.invite(code)
        look_around(lab, phones[2], tables)
        for number, table in enumerate(tables):
            table.join()
            table.start(seed=5 + number)
        while not all(table.is_over for table in tables):
            for table in tables:
                table.play_moves(1)
        for table in tables:
            table.finish()
        if phones[0].head()["hash"] == phones[1].head()["hash"]:
            raise Failure("both tables have the same log")


def no_rights(lab):
    """A program that may not advertise says so, instead of waiting for ever to be found."""
    phone = Phone(lab.program("aphelion-headless"), os.path.join(lab.out, "player"), lab.air.of(1), "Noa", as_user=1000)
    phone.start().new_player()
    phone.do("join", code=lab.code(), players=[phone.player])
    phone.wait("airState NoRights", lambda: phone.last("stage")["airState"] == "NoRights", lab.air.patience)
    phone.stop()


ALL = {"whole-game": whole_game, "killed-guest": killed_guest, "killed-host": killed_host, "wrong-code": wrong_code,
       "many-messages": many_messages, "two-tables": two_tables, "no-rights": no_rights}
