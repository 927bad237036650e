"""The airs on which scenarios run. Number n is the air of the n-th device."""

import os
import re
import shutil
import subprocess
import time


def await_that(what, seconds, step=0.05):
    """Whether it came true in time; for things that tell nobody when they do."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(step)
    return True


class Tcp:
    """Connections within this computer: a rehearsal."""

    name = "tcp"
    privileges = False  # nothing is refused to anybody
    patience = 30  # seconds for anything to happen

    def start(self, folder):
        self.folder = os.path.join(folder, "air")
        os.makedirs(self.folder)

    def stop(self):
        pass

    def of(self, number):
        return f"tcp:{self.folder}"

    def bytes_sent(self):
        return None  # nobody counts them


class Bluetooth:
    """Virtual controllers, each with its own radio, and BlueZ."""

    name = "bluetooth"
    privileges = True
    patience = 90
    COUNT = 4

    def __init__(self, btvirt, out, trace):
        self.btvirt, self.out, self.trace = btvirt, out, trace

    def start(self, folder):
        for _ in range(4):  # on a busy computer the first reset of a controller may come too late
            if self.try_to_start():
                return
            self.stop()
        raise RuntimeError("the virtual controllers do not come up")

    def try_to_start(self):
        shutil.rmtree("/var/lib/bluetooth", ignore_errors=True)
        os.makedirs("/var/lib/bluetooth")
        # Controllers of version 5 scan in a way that does not see what Qt 6.4 advertises.
        self.processes = [self.run("btvirt", self.btvirt, "-L", f"-l{self.COUNT}")]
        if not await_that(lambda: len(self.controllers()) == self.COUNT, 10):
            return False
        if self.trace:
            self.processes.append(self.run("btmon", "btmon", "-t"))
        self.processes.append(self.run("bluetoothd", "/usr/libexec/bluetooth/bluetoothd", "-n"))
        if not await_that(lambda: all("UP RUNNING" in text for text in self.controllers()), 8, step=0.2):
            return False
        self.addresses = sorted(re.search(r"BD Address: (\S+)", text)[1] for text in self.controllers())
        return len(set(self.addresses)) == self.COUNT

    def run(self, name, *call):
        log = open(os.path.join(self.out, name + ".log"), "a")
        return subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def stop(self):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
        await_that(lambda: not self.controllers(), 5)

    @staticmethod
    def controllers():
        """What the kernel says of each."""
        said = subprocess.run(["hciconfig"], capture_output=True, text=True).stdout
        return [text for text in re.split(r"\n(?=hci)", said) if text.startswith("hci")]

    def of(self, number):
        return f"bluetooth:{self.addresses[number]}"

    def bytes_sent(self):
        """Through all controllers, commands to them included."""
        return sum(int(re.search(r"TX bytes:(\d+)", text)[1]) for text in self.controllers())
