"""Rules of the engine that are broken on purpose, one at a time, in a copy: `mutate.py --rules`."""

import os
import re
import shutil
import subprocess

ENGINE = "Sources/UIKit/Engine/"
LAYOUTS = "Sources/UIKit/Layouts/"

# Each broken rule with its claim, and the replacements that break it: the file, the old text and
# the new one.
RULES = [
    (
        "POOL-02 a pool is first in, first out",
        [
            (
                ENGINE + "Reuse/ReusePool.swift",
                "let view = dormant.removeLast()",
                "let view = dormant.removeFirst()",
            ),
        ],
    ),
    (
        "POOL-03 prepareForReuse is called when a view is put into its pool, not when it is taken",
        [
            (ENGINE + "Reuse/ViewProvider.swift", "        view.wasTakenFromPool()\n", ""),
            (
                ENGINE + "Reuse/Retirement.swift",
                "            target.isHidden = true\n",
                "            target.isHidden = true\n            target.wasTakenFromPool()\n",
            ),
        ],
    ),
    (
        "POOL-01 pools are not separated by kind",
        [
            (
                ENGINE + "Reuse/ReusePools.swift",
                "Key(isCell: category == .cell, kind: kind,",
                'Key(isCell: category == .cell, kind: "",',
            ),
            (
                ENGINE + "Reuse/ReusePools.swift",
                "Key(isCell: false, kind: kind,",
                'Key(isCell: false, kind: "",',
            ),
            (
                ENGINE + "Reuse/ReusePools.swift",
                "kind: ElementKind.cell, identifier: identifier)]",
                'kind: "", identifier: identifier)]',
            ),
        ],
    ),
    (
        "POOL-04 dormant views leave the hierarchy",
        [
            (
                ENGINE + "Reuse/Retirement.swift",
                "            target.isHidden = true\n            return journal.record",
                (
                    "            placement.changeSiblings { target.removeFromSuperview() }\n       "
                    "     return journal.record"
                ),
            )
        ],
    ),
    (
        "POOL-05 pools have no limit",
        [
            (
                ENGINE + "Reuse/ReusePool.swift",
                "guard dormant.count < capacity else",
                "guard dormant.count < Int.max else",
            )
        ],
    ),
    (
        "APPLY-01 equal attributes are applied again",
        [
            (
                ENGINE + "Commit/SiblingPlacement+Attributes.swift",
                "if host.policies.skipsEqualAttributes, target.hasApplied(attributes) {",
                "if target.isHidden, target.hasApplied(attributes) {",
            )
        ],
    ),
    (
        "APPLY-02 attributes with equal frames are equal",
        [
            (
                LAYOUTS + "UICollectionViewLayoutAttributes.swift",
                "type(of: self) == type(of: other) && values == other.values",
                "values.frame == other.values.frame",
            )
        ],
    ),
    (
        "STACK-02 a placement does not stop at the first greater zIndex",
        [
            (
                ENGINE + "Commit/SiblingPlacement.swift",
                "guard sibling <= z else { return false }",
                "guard sibling <= z else { return true }",
            )
        ],
    ),
    (
        "STACK-02 a view is placed behind siblings of equal zIndex",
        [
            (
                ENGINE + "Commit/SiblingPlacement.swift",
                "guard sibling <= z else { return false }",
                "guard sibling < z else { return false }",
            )
        ],
    ),
    (
        "STACK-03 a view is moved although its zIndex stays the same",
        [
            (
                ENGINE + "Commit/SiblingPlacement.swift",
                "isThere && view.reuseState.stackingZ == z &&",
                "isThere && z == .max &&",
            )
        ],
    ),
    (
        "PASS-05 views that leave are retired after new views are made",
        [
            (
                ENGINE + "Passes/LayoutPass.swift",
                (
                    "        committer.retireLeavingElements(of: change, newSnapshot: after,"
                    " keepsCells: keepsCells)\n"
                ),
                "",
            ),
            (
                ENGINE + "Passes/LayoutPass.swift",
                "        committer.show(change, newSnapshot: after, in: visible, during: &round)\n",
                (
                    "        committer.show("
                    "change, newSnapshot: after, in: visible, during: &round)\n"
                    "        committer.retireLeavingElements(of: change, newSnapshot: after,"
                    " keepsCells: keepsCells)\n"
                ),
            ),
        ],
    ),
    (
        "PASS-07 elements that only touch the screen are visible",
        [
            (
                ENGINE + "Knowledge/KnownAttributes.swift",
                "{ !isHidden && frame.isVisible(in: rect) }",
                "{ !isHidden && frame.insetBy(dx: -0.5, dy: -0.5).isVisible(in: rect) }",
            )
        ],
    ),
    (
        "PRE-02 a cell that is kept for its item is requested again",
        [
            (
                ENGINE + "Prefetching/HiddenCells.swift",
                "{ cached.removeValue(forKey: key)?.view }",
                "{ nil }",
            )
        ],
    ),
    (
        "UPD-02 nested batches are not merged",
        [
            (
                ENGINE + "Updates/BatchUpdates.swift",
                (
                    "guard state.batch == nil else { return collectChanges(of: updates, completion:"
                    " completion) }"
                ),
                (
                    "guard state.batch == nil else {\n            let outer = state.batch\n        "
                    "    state.batch = OpenBatch()\n            updates?()\n            state.batch"
                    " = outer\n            return collect(nil, completion: completion)\n        }"
                ),
            )
        ],
    ),
    (
        "SEL-05 selection stays at its index path",
        [
            (
                ENGINE + "Updates/BatchUpdates.swift",
                "            state.selection.updatePaths { plan.itemPathAfterUpdate($0) }\n",
                "",
            )
        ],
    ),
]


def run(command, folder, limit):
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=limit)
        return done.returncode, done.stdout + done.stderr
    except subprocess.TimeoutExpired as late:
        return 124, (late.stdout or b"").decode(errors="replace")


def failing(output):
    failure = r'^✘ Test (?!run with)"?(.+?)"? (?:recorded an issue|failed)'
    names = re.findall(failure, output, re.M)
    names += re.findall(r"error: -?\[?([\w.]+ \w+|\w+\.\w+)\]? :", output)
    return sorted(set(re.sub(r'" with .*', "", name).removesuffix("()") for name in names))


def check(folder):
    """Exits with an error if a text that would be replaced no longer exists."""
    for name, edits in RULES:
        for path, old, _ in edits:
            if old not in open(os.path.join(folder, path)).read():
                raise SystemExit(f"{name}: {path} does not contain what is to be replaced:\n{old}")


def go(here, scratch, words):
    """Breaks the rules whose names contain one of the words, or all, and prints a row of a table
    for each.
    """
    check(here)
    copy = os.path.join(scratch, "rules")
    shutil.rmtree(copy, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", here, copy], check=True)
    build = ["swift", "build", "--build-tests", "--scratch-path", "../build-rules"]
    test = [
        "swift",
        "test",
        "--skip-build",
        "--scratch-path",
        "../build-rules",
        "--filter",
        "UIKitTests|OffscreenTests|OffscreenScenariosTests",
    ]
    code, output = run(build, copy, 1800)
    if code:
        raise SystemExit("the unbroken copy does not build:\n" + output[-2000:])
    missed = 0
    for name, edits in RULES:
        if words and not any(word.lower() in name.lower() for word in words):
            continue
        subprocess.run(["git", "checkout", "-q", "."], cwd=copy, check=True)
        for path, old, new in edits:
            file = os.path.join(copy, path)
            text = open(file).read()
            open(file, "w").write(text.replace(old, new, 1))
        code, output = run(build, copy, 900)
        if code:
            raise SystemExit(
                f"{name}: does not build:\n" + "\n".join(re.findall(r".*error:.*", output)[:5])
            )
        code, output = run(test, copy, 600)
        names = failing(output)
        ended = re.findall(r"Fatal error: .*", output)
        if not names and not ended and code == 0:
            missed += 1
            print(f"| {name} | **no test notices** |", flush=True)
            continue
        said = (
            f"{len(names)}: " + "; ".join(names[:3])
            if names
            else "the run ends: " + (ended or ["without a word"])[0][:120]
        )
        print(f"| {name} | {said} |", flush=True)
    return 1 if missed else 0
