// The rules that a recording must follow, and buttons to the first violation of each.

import { $, counted } from "./dom.js";
import { term } from "./glossary.js";
import { html, write } from "./html.js";

const ruleWords = ["order", "touch", "display", "reuse", "pools"];

// Returns the first moment at which each rule is violated; -1 for never.
export function firstViolations(film) {
    film.firstViolations ??= findFirstViolations(film);
    return film.firstViolations;
}

function findFirstViolations(film) {
    const first = film.data.rules.map(() => -1);
    const now = film.at;
    for (const [moment, rule] of film.data.violations) if (first[rule] < 0) first[rule] = moment;
    if (film.data.inversions.some(list => list.length)) {
        for (let i = 0; i < film.count && first[0] < 0; i++) {
            film.seek(i);
            if (film.inversions.length) first[0] = i;
        }
        film.seek(now);
    }
    return first;
}

// Whether a page shows the rules. A page about a mistake that has nothing to do with the order of
// siblings does not. Rules that hold would seem to deny that mistake, and violated rules would
// point to another one.
export const showsRules = player => !player.story || player.guide.proof?.look === "order";

export function drawRules(player) {
    const isQuiet =
        !showsRules(player) ||
        (!!player.guide.symptom && !player.films.some(isViolated));
    document.querySelector("[data-go=violation]").hidden = isQuiet;
    if (isQuiet) return write($("rules"), html``);
    // The story of an exhibit is about the order and about touches only.
    const shown = player.film.data.rules.slice(0, player.story ? 2 : undefined);
    const buttons = shown.map((text, rule) => ruleButton(player, text, rule));
    write($("rules"), html`${buttons}${term("rules", "?", "What the rules mean")}`);
}

const isViolated = film => firstViolations(film).some(moment => moment >= 0);

// Returns the button that leads to the first violation of a rule.
function ruleButton(player, text, rule) {
    const { film } = player;
    const first = player.first[rule];
    const now = film.data.violations.filter(v => v[1] === rule && v[0] === film.at).map(v => v[2]);
    const isOff = rule === 0 ? film.inversions.length > 0 : now.length > 0;
    const pairs = counted(film.inversions.length, "pair");
    const violations =
        rule === 0 && isOff ? `by ${pairs} of views` : now.length ? `: ${now.join("; ")}` : "";
    const title = [
        text,
        violations ? `Violated now${violations.startsWith(":") ? "" : " "}${violations}.` : "",
        first >= 0 ? "Click to go to the first violation." : "It is never violated here.",
    ];
    const tick = first < 0 ? "" : film.data.ticks[film.tickAt(first)][0];
    const state =
        first < 0
            ? "holds"
            : `${isOff ? "violated, first" : "holds now, violated first"} at tick ${tick}`;
    return html`
        <button class="rule${isOff ? " off" : ""}" data-rule="${rule}"
            title="${title.filter(Boolean).join(" ")}">
            ${ruleWords[rule]}<small> ${state}</small>
        </button>`;
}
