#!/usr/bin/env python3
"""What was once seen to break a table, tried on running programs: attacks.py --air tcp --bin FOLDER --out FOLDER [ATTACK...]
Every honest device is `aphelion-headless`, every liar `aphelion-hostile`, on the air of this computer. After each attack
the honest ones have one log and play on, and whoever can be named is named."""

import guests
import hosts

import run  # noqa: E402: devices.py says where it is

ALL = {"raised-alone": guests.raised_alone,
       "raised-from-the-past": guests.raised_from_the_past,
       "agreed-twice": guests.agreed_twice,
       "found-and-rekeyed": hosts.found_and_rekeyed,
       "found-and-signed-over": hosts.found_and_signed_over,
       "rekeyed-in-two-logs": hosts.rekeyed_in_two_logs,
       "two-stories": hosts.two_stories,
       "numbered-by-a-guest": guests.numbered_by_a_guest,
       "unsigned": guests.unsigned,
       "restored": hosts.restored}


if __name__ == "__main__":
    run.main(ALL, __doc__)
