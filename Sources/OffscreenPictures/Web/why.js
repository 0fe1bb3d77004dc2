// "Why is A in front of B?": the numbers of two views, the moments that placed them, and the number
// that decided.

import { momentRow } from "./dom.js";
import { html } from "./html.js";
import { inOrder, overlap } from "./orders.js";
import { noteOf } from "./story.js";

export function why(player) {
    const film = player.film;
    if (!player.a) {
        const list = film.inversions.map(
            ([upper, lower, overlaps]) => html`
                <p class="note">
                    <button data-pair="${upper},${lower}">
                        ${film.name(upper)} in front of ${film.name(lower)}
                    </button>
                    ${overlaps ? "" : " (they do not overlap)"}
                </p>`,
        );
        return list.length
            ? html`<p class="note">Each of these views is in front of one with a greater z.
                      Choose a pair, or click a view and Shift-click another one.</p>
                  ${list}`
            : html`<p class="note">Click a view and Shift-click another one.
                  This tab then explains which of them is in front, and why.</p>`;
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
    if (!nodes[0]) return html`<p class="note">${player.a} is not in the window now.</p>`;
    if (!nodes[1]) {
        const element = film.elementName(nodes[0].element);
        return html`
            <p class="note">
                <b>${player.a}</b>, ${element}: now click or tap the view to compare with it.
            </p>`;
    }
    const rank = order => {
        const list = inOrder(film, order);
        return nodes.map(n => list.indexOf(n));
    };
    const paint = rank("paint");
    const hit = rank("hit");
    if (paint.includes(-1)) {
        return html`<p class="note">Only views that represent elements now can be compared.</p>`;
    }
    const [up, down] = paint[0] > paint[1] ? [0, 1] : [1, 0];
    const name = i => film.name(nodes[i].view);
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
            ? html`<p class="note"><b>${noteOf(film, inversion)}</b></p>`
            : "";
    const list = inOrder(film, "siblings");
    const row = (word, values) =>
        html`<tr><th>${word}</th><td>${values[0]}</td><td>${values[1]}</td></tr>`;
    const valueRow = (word, value) => row(word, nodes.map(value));
    const placingRows = ({ view }) => {
        const rows = lastPlaced(film, view).map(m => momentRow(m, film.moment(m).line));
        return rows.length ? rows : "before the recording";
    };
    const layout =
        nodes[up].z < nodes[down].z
            ? `The layout asked for the opposite: its z is ${nodes[up].z}, ` +
              `and that of the other view is ${nodes[down].z}.`
            : `The z of the layout agrees (${nodes[up].z} and ${nodes[down].z}).`;
    return html`
        <p class="note" id="answer">
            <b>${name(up)}</b> is painted in front of <b>${name(down)}</b>: ${rule}. ${layout}
            ${apart ? " They do not overlap now. " : " "}
            <button data-deselect>compare others</button>
        </p>
        ${note}
        <div class="note">
            <table>
                <tr><td></td><th>${name(0)}</th><th>${name(1)}</th></tr>
                ${valueRow("element", n => film.elementName(n.element))}
                ${valueRow("sibling index", n => list.indexOf(n))}
                ${valueRow("z", n => n.z)}
                ${valueRow("zPosition", n => n.zPosition)}
                ${valueRow("paint order", (_, i) => paint[i] + 1)}
                ${valueRow("hit order", (_, i) => (hit[i] < 0 ? "-" : hit[i] + 1))}
                ${valueRow("placed by", placingRows)}
            </table>
        </div>`;
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
