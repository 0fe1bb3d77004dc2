// "Why is A in front of B?": the numbers of two views, the moments that placed them, and the number
// that decided.

import { escaped, momentRow } from "./dom.js";
import { inOrder, overlap } from "./orders.js";
import { noteOf } from "./story.js";

export function why(player) {
    const film = player.film;
    if (!player.a) {
        const list = film.inversions.map(
            i =>
                `<p class="note"><button data-pair="${i[0]},${i[1]}">` +
                `${escaped(film.name(i[0]))} in front of ${escaped(film.name(i[1]))}</button>` +
                `${i[2] ? "" : " (they do not overlap)"}</p>`,
        );
        return list.length
            ? `<p class="note">Each of these views is in front of one with a greater z. ` +
                  `Choose a pair, or click a view and Shift-click another one.</p>${list.join("")}`
            : "<p class='note'>Click a view and Shift-click another one. " +
                  "This tab then explains which of them is in front, and why.</p>";
    }
    const a = film.viewNamed(player.a);
    const wrongWith = film.inversions.find(i => i[0] === a || i[1] === a);
    const b = player.b
        ? film.viewNamed(player.b)
        : wrongWith
          ? wrongWith[0] === a
              ? wrongWith[1]
              : wrongWith[0]
          : -1;
    const nodes = [film.find(a), film.find(b)];
    if (!nodes[0]) return `<p class="note">${escaped(player.a)} is not in the window now.</p>`;
    if (!nodes[1]) {
        return (
            `<p class="note"><b>${escaped(player.a)}</b>, ` +
            `${escaped(film.elementName(nodes[0].element))}: ` +
            "now click or tap the view to compare with it.</p>"
        );
    }
    const rank = order => {
        const list = inOrder(film, order);
        return nodes.map(n => list.indexOf(n));
    };
    const paint = rank("paint");
    const hit = rank("hit");
    if (paint.includes(-1)) {
        return "<p class='note'>Only views that represent elements now can be compared.</p>";
    }
    const [up, down] = paint[0] > paint[1] ? [0, 1] : [1, 0];
    const name = i => escaped(film.name(nodes[i].view));
    const rule =
        nodes[0].zPosition !== nodes[1].zPosition
            ? `its zPosition is greater (${nodes[up].zPosition} > ${nodes[down].zPosition}), ` +
              "and zPosition comes before the sibling order"
            : `the zPositions are equal (${nodes[up].zPosition}), ` +
              `so the sibling order decides, and ${name(up)} is the later sibling`;
    const apart = !overlap(nodes[0], nodes[1]);
    const inversion = film.inversions.find(
        i => i[0] === nodes[up].view && i[1] === nodes[down].view,
    );
    const note =
        inversion && inversion[3]
            ? `<p class="note"><b>${escaped(noteOf(film, inversion))}</b></p>`
            : "";
    const list = inOrder(film, "siblings");
    const row = (word, values) =>
        `<tr><th>${word}</th><td>${values[0]}</td><td>${values[1]}</td></tr>`;
    const placed = nodes.map(
        n =>
            lastPlaced(film, n.view)
                .map(m => momentRow(m, escaped(film.moment(m).line)))
                .join("") || "before the recording",
    );
    return (
        `<p class="note" id="answer"><b>${name(up)}</b> is painted in front of ` +
        `<b>${name(down)}</b>: ${rule}.` +
        (nodes[up].z < nodes[down].z
            ? ` The layout asked for the opposite: its z is ${nodes[up].z}, ` +
              `and that of the other view is ${nodes[down].z}.`
            : ` The z of the layout agrees (${nodes[up].z} and ${nodes[down].z}).`) +
        `${apart ? " They do not overlap now." : ""} ` +
        `<button data-deselect>compare others</button></p>${note}<div class="note"><table><tr>` +
        `<td></td><th>${name(0)}</th><th>${name(1)}</th></tr>` +
        row(
            "element",
            nodes.map(n => escaped(film.elementName(n.element))),
        ) +
        row(
            "sibling index",
            nodes.map(n => list.indexOf(n)),
        ) +
        row(
            "z",
            nodes.map(n => n.z),
        ) +
        row(
            "zPosition",
            nodes.map(n => n.zPosition),
        ) +
        row(
            "paint order",
            paint.map(r => r + 1),
        ) +
        row(
            "hit order",
            hit.map(r => (r < 0 ? "-" : r + 1)),
        ) +
        row("placed by", placed) +
        "</table></div>"
    );
}

// Returns the last two moments up to now that placed a view, or fewer if there are fewer, the
// newest last.
export function lastPlaced(film, view) {
    const found = [];
    for (let i = film.at; i >= 0 && found.length < 2; i--) {
        const m = film.data.moments;
        if (m[i * 5 + 3] - 1 === view && film.data.verbs[m[i * 5 + 2]] === "place") {
            found.unshift(i);
        }
    }
    return found;
}
