// A dot on the screens of an exhibit about the order of siblings. A press on it tells what a tap
// there reaches, on both sides.

import { $, made } from "./dom.js";
import { placeName } from "./film.js";
import { html, write } from "./html.js";
import { coverings, originOf } from "./orders.js";
import { valueAt } from "./story.js";
import { probeAt } from "./tap-probe.js";

// Returns the point of the dot: above the label of the covered view that is largest on the screen,
// at the symptom; null if no view is covered then.
function dotPoint(player) {
    const { symptom, proof } = player.guide;
    if (!symptom || proof?.look !== "order") return null;
    return valueAt(player.all[symptom[0]], symptom[1], film => {
        const [width, height] = film.data.screen;
        let best = null;
        for (const view of coverings(film).coveredBy.keys()) {
            const position = film.position.get(view);
            const node = film.scene[position];
            const [x, y] = originOf(film, position);
            const [left, top] = [Math.max(0, x), Math.max(0, y)];
            const right = Math.min(width, x + node.w);
            const bottom = Math.min(height, y + node.h);
            const area = Math.max(0, right - left) * Math.max(0, bottom - top);
            if (area > (best?.area ?? 0)) {
                best = { area, point: [(left + right) / 2, top + (bottom - top) * 0.27] };
            }
        }
        return best?.point ?? null;
    });
}

// Draws the dot on both screens and, after it was pressed, what a tap reaches.
export function drawDots(player) {
    player.dot ??= { point: dotPoint(player) };
    const { point } = player.dot;
    const isThere = point && !player.inspects;
    $("tapped").hidden = !isThere;
    for (const screen of player.screens) {
        let dot = screen.room.querySelector(".dot");
        if (!isThere) {
            dot?.remove();
            continue;
        }
        if (!dot) {
            dot = made("button", "dot");
            dot.dataset.dot = "";
            dot.setAttribute("aria-label", "Tap here");
            screen.room.append(dot);
        }
        dot.setAttribute("aria-pressed", !!player.dot.isPressed);
        const [width] = screen.film.data.screen;
        const left = screen.room.clientWidth / 2 + (point[0] - width / 2) * screen.scale;
        const top = 2 + point[1] * screen.scale;
        dot.style.cssText = `left:${left.toFixed(1)}px;top:${top.toFixed(1)}px`;
    }
    if (!isThere) return;
    write(
        $("tapped"),
        player.dot.isPressed
            ? html`${player.films.map(film => html`<span>${tapSentence(film, point)}</span>`)}`
            : html`<span>Press the dot to tap there on both screens.</span>`,
    );
}

// Returns what a tap reaches, in a sentence.
function tapSentence(film, point) {
    const found = probeAt(film, point);
    const named = node => html`<b>${placeName(film, node.element)}</b>`;
    if (!found) return "";
    const { painted, hit, item } = found;
    const reached = hit ? named(hit) : "the collection view";
    const seen = painted && painted !== hit ? html`, though one sees ${named(painted)}` : "";
    const answer =
        item && item === hit
            ? ", the item that indexPathForItem(at:) returns"
            : html`. indexPathForItem(at:) returns ${item ? named(item) : "nil"}`;
    return html`The tap reaches ${reached}${seen}${answer}.`;
}
