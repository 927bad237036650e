"""What runs at a code host: every workflow can be read, may do as little as it needs, ends in time, and takes the actions of
others only at a commit that cannot change."""

import json
import os
import re
import subprocess

from tree import edit, here, read, remove

FOLDER = ".github/workflows"
ACTIONS = ".github/actions"
LOOKS_AT = (".github",)
WANTED = ("check.yml", "android.yml", "ios.yml", "release.yml")
PINNED = re.compile(r"^\s*(?:- )?uses: [\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$")


def check(root):
    found = [f"{FOLDER}/{name} is not there" for name in WANTED if not here(root, f"{FOLDER}/{name}")]
    workflows = [f"{FOLDER}/{name}" for name in listed(root, FOLDER)]
    actions = [f"{ACTIONS}/{name}/action.yml" for name in listed(root, ACTIONS)]
    for path, (values, error) in zip(workflows + actions, parsed(root, workflows + actions)):
        problems = [error] if error else taken(root, read(root, path)) + (workflow(values) if path in workflows else [])
        found += [f"{path}: {problem}" for problem in problems]
    return found


def listed(root, folder):
    return sorted(os.listdir(os.path.join(root, folder))) if here(root, folder) else []


def parsed(root, paths):
    """Of each file its values, or why it cannot be read. Ruby knows YAML."""
    parse = """require 'yaml'; require 'json'
        puts JSON.generate(ARGV.map { |path| begin; [YAML.safe_load(File.read(path)), nil]; rescue => error; [nil, error.message]; end })"""
    told = subprocess.run(["ruby", "-e", parse, *(os.path.join(root, path) for path in paths)], capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


def taken(root, text):
    """Whatever is used: ours is there, others' is held to a commit, with its version beside it."""
    found = []
    for line in (line for line in text.splitlines() if "uses:" in line):
        if "uses: ./" in line:
            path = line.split("uses: ./")[1].strip()
            found += [] if here(root, path if path.endswith(".yml") else f"{path}/action.yml") else [f"there is no {path}"]
        elif not PINNED.match(line):
            found.append(f"not held to a commit with its version: {line.strip()}")
    return found


def workflow(values):
    found = []
    if values.get("permissions") not in ({}, {"contents": "read"}):
        found.append("may do more than read")
    if not values.get("concurrency"):
        found.append("two of it may run at once")
    for name, job in values.get("jobs", {}).items():
        found += [f"{name}: {problem}" for problem in of_job(job)]
    return found + (["has no jobs"] if not values.get("jobs") else [])


def of_job(job):
    if "uses" in job: # another workflow of ours, which is looked at by itself
        return []
    found = [] if isinstance(job.get("timeout-minutes"), int) else ["has no end"]
    if "permissions" in job and "write" in str(job["permissions"]):
        found.append("may write")
    for step in job.get("steps", []):
        if "checkout@" in step.get("uses", "") and step.get("with", {}).get("persist-credentials") is not False:
            found.append("keeps the checkout's key")
        if "${{" in step.get("run", "") and re.search(r"\$\{\{\s*(secrets|github\.(event|head_ref|ref_name))", step["run"]):
            found.append("puts a value into a script; give it through env")
    return found


PLANTED = {
    "bad indentation": edit(f"{FOLDER}/check.yml", "jobs:\n", "jobs:\n   - x\n"),
    "a tag instead of a commit": edit(f"{FOLDER}/android.yml", "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2", "actions/checkout@v4"),
    "a commit without its version": edit(f"{FOLDER}/ios.yml", "683 # v4.2.2", "683"),
    "a tag in an action of ours": edit(f"{ACTIONS}/ios-tools/action.yml", "@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4", "@v4"),
    "an action of ours that is not there": edit(f"{FOLDER}/ios.yml", "./.github/actions/ios-tools", "./.github/actions/mac-tools"),
    "may write": edit(f"{FOLDER}/check.yml", "contents: read", "contents: write"),
    "no permissions said": edit(f"{FOLDER}/ios.yml", "permissions:\n  contents: read\n", ""),
    "no end": edit(f"{FOLDER}/check.yml", "timeout-minutes:", "timeout:"),
    "two at once": edit(f"{FOLDER}/android.yml", "concurrency:", "environment:"),
    "the checkout's key is kept": edit(f"{FOLDER}/release.yml", "persist-credentials: false", "persist-credentials: true"),
    "a value in a script": edit(f"{FOLDER}/check.yml", "run: .ci/run", "run: .ci/run ${{ github.head_ref }}"),
    "a workflow forgotten": remove(f"{FOLDER}/ios.yml"),
}
