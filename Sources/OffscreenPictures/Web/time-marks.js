// What is on the time axis above the passes and the lanes: marks of the story, of violations and of
// steps, and a thumbnail for each step.

import { swatch } from "./colors.js";
import { clamp } from "./dom.js";
import { firstDifference } from "./first-difference.js";
import { html } from "./html.js";
import { lastTickOfStep, stepsOf } from "./lockstep.js";
import { mainView, originOf, paintedViews } from "./orders.js";
import { showsRules } from "./rules.js";
import { stops } from "./story.js";
import { axisLeft, timeAxis, timeSVG } from "./time-axis.js";

export function timeMarks(player, width) {
    const { film } = player;
    const x = timeAxis(film, width);
    const svg = [
        html`<text x="0" y="13" font-size="var(--note)" fill="var(--soft)">steps</text>`,
        marksOfSteps(film, width, x),
    ];
    if (showsRules(player)) {
        for (const moment of new Set(film.data.violations.map(v => v[0]))) {
            svg.push(html`<path d="M${x(moment).toFixed(1)} 18l-3 -5h6z" fill="var(--wrong)"/>`);
        }
    }
    const first = firstDifference(player);
    if (first >= 0) {
        svg.push(html`
            <path data-moment="${first}" d="M${x(first).toFixed(1)} 19l-5 -5l5 -5l5 5z"
                fill="var(--mark)"><title>the first difference between the sides</title></path>`);
    }
    const titles = { symptom: "the symptom", cause: "the cause", fixed: "with the fix" };
    for (const name of stops.filter(name => player.hasStop(film, name))) {
        svg.push(html`
            <path data-stop="${name}" d="M${x(player.guide[name][1]).toFixed(1)} 19l-5 -8h10z"
                fill="${name === "fixed" ? "var(--good)" : "var(--wrong)"}">
                <title>${titles[name]}</title>
            </path>`);
    }
    return timeSVG(width, 20, "the steps on the time axis", svg);
}

// Returns a line for each step, with the step's text if there is room.
function marksOfSteps(film, width, x) {
    let free = 0;
    return stepsOf(film).map(tick => {
        const [, , text, , first] = film.data.ticks[tick];
        const at = x(first);
        const line = html`<path d="M${at.toFixed(1)} 0v18" stroke="var(--line)"/>`;
        const room = text.length * 6.6;
        if (at < free || at + Math.min(room, 60) > width) return line;
        const next =
            stepsOf(film)
                .map(t => x(film.data.ticks[t][4]))
                .find(o => o > at + 40) ?? width;
        const most = Math.max(6, Math.floor((next - at - 6) / 6.6));
        const shown = text.length > most ? text.slice(0, most - 1) + "…" : text;
        free = at + shown.length * 6.6 + 8;
        return html`${line}
            <text data-moment="${first}" x="${(at + 3).toFixed(1)}" y="13" font-size="var(--note)"
                fill="var(--soft)"><title>${text}</title>${shown}</text>`;
    });
}

// Returns the legend of the marks that the axis has.
export function legendOfMarks(player) {
    const mark = (path, fill, words) => html`
        <span>
            <svg width="12" height="11" aria-hidden="true">
                <path d="${path}" fill="var(--${fill})"/>
            </svg>
            ${words}
        </span>`;
    const down = "M6 11l-5 -8h10z";
    const has = name => player.hasStop(player.film, name);
    const isRuleViolated = showsRules(player) && player.film.data.violations.length;
    const differs = firstDifference(player) >= 0;
    const symptom = has("cause") ? "the cause and the symptom" : "the symptom";
    return html`
        ${has("symptom") ? mark(down, "wrong", symptom) : ""}
        ${has("fixed") ? mark(down, "good", "with the fix") : ""}
        ${differs ? mark("M6 11l-5 -5l5 -5l5 5z", "mark", "first difference") : ""}
        ${isRuleViolated ? mark("M6 9l-3 -5h6z", "wrong", "a rule is violated") : ""}
        <span>
            each layout pass: <i class="ask"></i>questions <i class="make"></i>views made${" "}
            <i class="move"></i>views moved
        </span>`;
}

// Returns small pictures of the ends of the steps, as many as there is room for.
export function thumbnails(player, width) {
    const { film } = player;
    const x = timeAxis(film, width);
    const [w, h] = film.data.screen;
    const high = 46;
    const scale = high / h;
    const wide = w * scale;
    const now = film.at;
    const svg = [
        html`<text x="0" y="27" font-size="var(--note)" fill="var(--soft)">screens</text>`,
    ];
    let free = axisLeft - wide;
    stepsOf(film).forEach((tick, step) => {
        const moment = film.endOfTick(lastTickOfStep(film, step));
        const left = clamp(x(moment) - wide / 2, axisLeft, width - wide - 1);
        if (left < free) return;
        free = left + wide + 4;
        film.seek(moment);
        const body = (mainView(film) < 0 ? [] : paintedViews(film)).map(([node, position]) => {
            const [px, py] = originOf(film, position);
            return html`
                <rect x="${px}" y="${py}" width="${node.w}" height="${node.h}" rx="${node.radius}"
                    stroke="var(--rim)" fill="${swatch(film, node, player.color).fill}"/>`;
        });
        svg.push(html`
            <svg data-moment="${moment}" x="${left.toFixed(1)}" y="1" width="${wide.toFixed(1)}"
                height="${high}" viewBox="0 0 ${w} ${h}">
                <title>${film.data.ticks[tick][2]}</title>
                <rect width="${w}" height="${h}" fill="var(--glass)"/>
                ${body}
                <rect width="${w}" height="${h}" fill="none" stroke="var(--line)"
                    stroke-width="${2 / scale}"/>
            </svg>`);
    });
    film.seek(now);
    return timeSVG(width, high + 2, "a small picture of each step", svg);
}
