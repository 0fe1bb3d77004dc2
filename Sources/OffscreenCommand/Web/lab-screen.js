// The screen, on which a click or a key taps. A tap shows the results of three questions at its
// point: which view is painted in front, which one a touch reaches, and which item
// indexPathForItem(at:) returns.

import { $, clamp } from "./dom.js";
import { html, write } from "./html.js";
import { coverings, inPaintOrder, isCard, isItem, shortName } from "./lab-runs.js";

// The size of the screen in points.
const width = 320;
const height = 220;
const arrows = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

export class LabScreen {
    #store;

    constructor(store) {
        this.#store = store;
        $("screen").addEventListener("click", event => this.#tap(event));
        $("screen").addEventListener("keydown", event => this.#moveFinger(event));
        store.addEventListener("change", () => this.#draw());
    }

    #tap(event) {
        const box = $("screen").getBoundingClientRect();
        this.#store.set({
            finger: {
                x: ((event.clientX - box.left) / box.width) * width,
                y: ((event.clientY - box.top) / box.height) * height,
            },
        });
    }

    // Moves the finger by an arrow key. Enter and Space tap where the finger is. The first key taps
    // the middle.
    #moveFinger(event) {
        const arrow = arrows[event.key] ?? (["Enter", " "].includes(event.key) ? [0, 0] : null);
        if (!arrow || event.metaKey || event.ctrlKey || event.altKey) return;
        event.preventDefault();
        const [dx, dy] = arrow.map(sign => sign * (event.shiftKey ? 1 : 10));
        const { finger } = this.#store;
        const [x, y] = finger ? [finger.x + dx, finger.y + dy] : [width / 2, height / 2];
        this.#store.set({
            finger: {
                x: clamp(Math.round(x), 0, width - 1),
                y: clamp(Math.round(y), 0, height - 1),
            },
        });
    }

    #draw() {
        const { finger, frame } = this.#store;
        const { painted } = frame;
        const ghosts = [...coverings(painted).under.keys()].map(ghost);
        write($("views"), html`${painted.map(plate)}${ghosts}`);
        $("finger").hidden = !finger;
        if (!finger) return;
        $("finger").style.left = percent(finger.x, width);
        $("finger").style.top = percent(finger.y, height);
        write($("tap"), answers(frame.views, finger));
    }
}

const percent = (value, whole) => `${(100 * value) / whole}%`;

const boxOf = ({ x, y, w, h }) =>
    `left:${percent(x, width)};top:${percent(y, height)};` +
    `width:${percent(w, width)};height:${percent(h, height)}`;

const plate = view => html`
    <div class="${isCard(view) ? "card" : ""}" style="${boxOf(view)};background:${fill(view)}">
        ${shortName(view)}
    </div>`;

const ghost = view => html`
    <div class="ghost" style="${boxOf(view)}"><span>${shortName(view)} is under</span></div>`;

function fill(view) {
    if (isCard(view)) return "var(--card)";
    if (view.name.includes("armband")) return "var(--armband)";
    if (!isItem(view)) return "var(--other)";
    const section = +view.name.split("-")[1] % 3;
    return ["var(--section-0)", "var(--section-1)", "var(--section-2)"][section];
}

// Returns the answers at a point. Painting follows zPosition and then the siblings, touches follow
// the siblings.
function answers(views, { x, y }) {
    const there = views.filter(v => v.x <= x && x < v.x + v.w && v.y <= y && y < v.y + v.h);
    const name = view => view?.name ?? "nothing";
    const seen = inPaintOrder(there).at(-1);
    const hit = there.at(-1);
    const item = there.findLast(isItem);
    return html`
        At (${Math.round(x)}, ${Math.round(y)}): <b>${name(seen)}</b> is painted in front, a touch
        reaches <b>${name(hit)}</b>, and indexPathForItem(at:) returns${" "}
        <b>${item ? shortName(item) : "nil"}</b>.${" "}
        ${
            seen === hit
                ? "A touch reaches what is seen."
                : html`<strong class="bad">A touch does not reach what is seen.</strong>`
        }`;
}
