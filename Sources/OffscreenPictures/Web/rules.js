// The rules that a recording must follow, and buttons to the first violation of each.

import { $, counted, escaped, write } from "./dom.js";
import { term } from "./glossary.js";

const ruleWords = ["order", "touch", "display", "reuse", "pools"];

// Returns the first moment at which each rule is violated; -1 for never.
export function firstViolations(film) {
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
    const film = player.film;
    const first = player.first;
    const isQuiet =
        !showsRules(player) ||
        (!!player.guide.symptom && player.firsts.every(list => list.every(moment => moment < 0)));
    document.querySelector("[data-go=violation]").hidden = isQuiet;
    if (isQuiet) return write($("rules"), "");
    write(
        $("rules"),
        film.data.rules
            .map((text, rule) => {
                if (player.story && rule > 1) return "";
                const now = film.data.violations
                    .filter(v => v[1] === rule && v[0] === film.at)
                    .map(v => v[2]);
                const isOff = rule === 0 ? film.inversions.length > 0 : now.length > 0;
                const title =
                    text +
                    ((rule === 0 && isOff
                        ? ` Violated now by ${counted(film.inversions.length, "pair")} of views.`
                        : now.length
                          ? ` Violated now: ${now.join("; ")}.`
                          : "") +
                        (first[rule] >= 0
                            ? " Click to go to the first violation."
                            : " It is never violated here."));
                return (
                    `<button class="rule${isOff ? " off" : ""}" data-rule="${rule}" ` +
                    `title="${escaped(title)}">${ruleWords[rule]}<small> ` +
                    (first[rule] < 0
                        ? "holds"
                        : (isOff ? "violated, first" : "holds now, violated first") +
                          ` at tick ${film.data.ticks[film.tickAt(first[rule])][0]}`) +
                    "</small></button>"
                );
            })
            .join("") +
            term("rules", "?").replace("<button", '<button aria-label="What the rules mean"'),
    );
}
