"""Solves the equations of the workloads `solver-...` by kiwisolver (PyPI). Prints the least of
many times, in microseconds.
"""

import time
import kiwisolver as kiwi


def tower(count):
    """Adds the constraints of views in a column, five for each. Returns the solver, the root's
    width and the heights of the views.
    """
    solver = kiwi.Solver()
    width = kiwi.Variable("width")
    solver.addEditVariable(width, "strong")
    solver.suggestValue(width, 400)
    heights, above = [], None
    for number in range(count // 5):
        x, y, w, h = (kiwi.Variable(f"{name}{number}") for name in "xywh")
        for constraint in (
            x == 8,
            x + w == width - 8,
            y == (above + 8 if above is not None else 8),
            h >= 20,
            (h == 30) | "weak",
        ):
            solver.addConstraint(constraint)
        heights.append(h)
        above = y + h
    solver.updateVariables()
    return solver, width, heights


def least(rounds, run):
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


if __name__ == "__main__":
    print(f"kiwisolver {kiwi.__version__}")
    for count in (5, 50, 500):
        made = least(20, lambda: tower(count))
        solver, width, _ = tower(count)
        turn = [0]

        def change():
            turn[0] += 1
            solver.suggestValue(width, 400 - turn[0] % 2 * 10)
            solver.updateVariables()

        print(
            f"{count:4} constraints: made and solved {made:9.2f} us, another width"
            f" {least(500, change):7.2f} us"
        )
