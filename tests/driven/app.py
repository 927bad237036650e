"""The real app, driven through its standard input by what a screen reader would say (see qml/driver/driver.h)."""

import json
import os
import subprocess


class Refused(AssertionError):
    pass


class App:
    def __init__(self, binary, folder, size=(390, 844), resume=False, env=None, air=None, radio=False, errors=None):
        call = [binary, "--folder", folder, "--driven", "--size", f"{size[0]}x{size[1]}"]
        call += (["--resume"] if resume else []) + (["--air", air] if air else [] if radio else ["--alone"])
        home = {"APHELION_SECRET_FILE": "1", "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software",
                "LC_ALL": "C.UTF-8", "LANGUAGE": ""} # English, whatever this computer speaks
        self.pressed = [] # what a pointer has pressed, in order; a drag is one press
        self.process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True,
                                        env={**os.environ, **home, **(env or {})})

    def do(self, **command):
        """One command; what the app answers, or an error that tells what is on the screen instead."""
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Refused(f"{command}: the app is gone, exit {self.process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(f"{command}: {answer['error']}; on the screen: {self.names()}")
        if "tap" in command or "drag" in command:
            self.pressed.append(command.get("tap") or command["drag"])
        return answer

    def names(self):
        return [sight["name"] for sight in self.see()]

    def see(self):
        return self.do(see=True)["seen"]

    def tap(self, name, **how):
        self.do(tap=name, **how)

    def wait(self, name, **how):
        self.do(wait=name, **how)

    def shows(self, name):
        return name in self.names()

    def fits(self):
        misfits = self.do(fit=True)["misfits"]
        if misfits: # a bot may have moved while it was looked at: only what is still so at a second look counts
            misfits = [misfit for misfit in self.do(fit=True)["misfits"] if misfit in misfits]
        return misfits

    def speak(self, language):
        self.do(prefer={"language": language})

    def kill(self):
        self.process.kill()
        self.process.wait()

    def close(self):
        self.process.stdin.close()
        return self.process.wait(timeout=20)
