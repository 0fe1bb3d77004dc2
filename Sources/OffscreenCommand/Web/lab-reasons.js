// What is wrong on the screen, and why: the verdict, and the code of the chosen fix.

import { $, counted } from "./dom.js";
import { html, write } from "./html.js";
import { coverings, shortName } from "./lab-runs.js";

export class LabReasons {
    #store;

    constructor(store) {
        this.#store = store;
        store.addEventListener("change", () => this.#draw());
    }

    #draw() {
        const { lab, runs, chosen, step, frame } = this.#store;
        const flip = runs.hasTurned(chosen, step)
            ? html` <strong class="bad">The two cards have changed places in this step.</strong>`
            : "";
        write($("verdict"), html`${paintingVerdict(frame)}${touchVerdict(frame)}${flip}`);
        write($("why"), this.#why(chosen));
        $("code").textContent = lab.fixes[chosen[1]][0];
    }

    #why([system, fix]) {
        const { fixes, switches, whyWithoutBug, isSite } = this.#store.lab;
        const [, reason, exhibit] = fixes[fix];
        const hasBug = switches[0][2][system][1].includes("mechanism=");
        const name = `Exhibit ${exhibit}`;
        const link = isSite ? html`<a href="exhibit-${exhibit}.html">${name}</a>` : name;
        return html`${fix === 0 && !hasBug ? whyWithoutBug[0] : reason} ${link} explains it.`;
    }
}

const wrongPairs = count => counted(count, "pair is", "pairs are");

function paintingVerdict({ painted, wrongAsPainted }) {
    if (!wrongAsPainted) {
        return html`
            <strong class="good">Everything is painted in the order of its zIndex.</strong>`;
    }
    const { covered } = coverings(painted);
    const parts = [...covered].map(([front, backs], i) => {
        const separator = i ? "; " : "";
        return html`${separator}${names(backs)} under ${shortName(front)}`;
    });
    return html`
        <strong class="bad">${wrongPairs(wrongAsPainted)} painted in the wrong order</strong>:${" "}
        ${parts}.`;
}

// Returns a sentence about touches if they differ from what is seen. Touches follow the sibling
// order alone.
function touchVerdict({ wrongAsPainted, wrongAsTouched }) {
    if (wrongAsTouched === wrongAsPainted) return "";
    const pairs = wrongAsTouched ? wrongPairs(wrongAsTouched) : "no pair is";
    return ` Touches follow the sibling order alone, in which ${pairs} in the wrong order.`;
}

// Returns the names of views, with "and" before the last.
function names(views) {
    const all = views.map(shortName).sort();
    return all.map((name, i) => {
        const separator = i === 0 ? "" : i === all.length - 1 ? " and " : ", ";
        return html`${separator}<span class="name">${name}</span>`;
    });
}
