// Turns the exploded view by a pointer, by one finger or two, or by keys.

import { $ } from "./dom.js";

const fingers = new Map();

// One finger or the pointer turns and tilts the plates. Two fingers spread them by their distance
// and turn them by their angle.
export function turnByPointer(player, event) {
    if (!player.isApart || !event.target.closest(".room") || event.button) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const start = pose(player);
    const first = [event.clientX, event.clientY];
    let pinch = fingers.size === 2 ? grip() : null;
    let isTurned = fingers.size > 1;
    const move = now => {
        if (!fingers.has(now.pointerId)) return;
        fingers.set(now.pointerId, [now.clientX, now.clientY]);
        if (fingers.size > 1) {
            // Only the listener of the second finger has a pinch. It uses the positions of both
            // fingers.
            if (!pinch) return;
            const held = grip();
            isTurned = true;
            return setPose(player, {
                spacing: (start.spacing * held.apart) / Math.max(1, pinch.apart),
                turn: start.turn + ((held.angle - pinch.angle) * 180) / Math.PI,
                tilt: start.tilt,
            });
        }
        if (pinch || now.pointerId !== event.pointerId) return;
        const by = [now.clientX - first[0], now.clientY - first[1]];
        if (!isTurned && Math.hypot(...by) < 5) return;
        isTurned = true;
        setPose(player, { ...start, turn: start.turn + by[0] / 3, tilt: start.tilt - by[1] / 3 });
    };
    const end = now => {
        if (now.pointerId !== event.pointerId) return;
        fingers.delete(now.pointerId);
        pinch = null;
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        player.turned = isTurned;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
}

function grip() {
    const [[ax, ay], [bx, by]] = [...fingers.values()];
    return { apart: Math.hypot(bx - ax, by - ay), angle: Math.atan2(by - ay, bx - ax) };
}

const pose = () => ({
    turn: +$("turn").value,
    tilt: +$("tilt").value,
    spacing: +$("spacing").value,
});

function setPose(player, pose) {
    for (const id of ["turn", "tilt", "spacing"]) $(id).value = pose[id];
    player.set({ isPosed: true });
}

// Turns the plates by a key, and returns whether the key does so.
export function turnByKey(player, event) {
    const now = pose();
    const by = {
        ArrowLeft: ["turn", -6],
        ArrowRight: ["turn", 6],
        ArrowUp: ["tilt", 5],
        ArrowDown: ["tilt", -5],
        "+": ["spacing", 10],
        "=": ["spacing", 10],
        "-": ["spacing", -10],
    }[event.key];
    if (!by || (event.shiftKey && event.key !== "+")) return false;
    setPose(player, { ...now, [by[0]]: now[by[0]] + by[1] });
    return true;
}
