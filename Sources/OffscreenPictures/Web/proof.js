// The evidence of the mistake (the proof) that the scenario declares, for both recordings (sides)
// and after each step.

import { swatch } from "./colors.js";
import { rounded } from "./differences.js";
import { $, counted, sentenceCase } from "./dom.js";
import { html } from "./html.js";
import { isElementShown, mainView, siblings } from "./orders.js";

// Returns the results of a side at its moment: the last ones up to the moment, or those of the step
// if the symptom is seen in the middle of a step; null before the first results.
function answersAt(player, film) {
    const list = player.guide.proof?.answers[player.all.indexOf(film)] ?? [];
    const next =
        player.isAtStop(film, "symptom") && !film.isEnd(film.at)
            ? list.find(it => it[0] >= film.at)
            : null;
    return next ?? list.findLast(it => it[0] <= film.at) ?? null;
}

const isMet = (proof, values) => values[0] === (proof.should ?? values.at(-1));

// If the cell or the scroll indicator exists on no side and should exist, there is nothing to
// compare.
const isNothing = value => value === "no cell" || value === "no indicator";

const isAway = (proof, sides) =>
    !isNothing(proof.should) && sides.every(values => !values || isNothing(values[0]));

// Whether a side has a failure, such as an exception of UIKit, between two moments.
function hasFailed(film, from, to) {
    for (let i = from; i <= to; i++) if (film.moment(i).verb === "failure") return true;
    return false;
}

// Whether a moment is at or after the cause, or the page has no cause. Before the cause, results
// are not marked as right or wrong.
const isJudged = (player, moment) => !player.guide.cause || moment >= player.guide.cause[1];

// Returns the collection view of a side, its visible views, and the view with the text of the
// proof. `top` is the distance of that view from the top of the collection view, in points.
export function placeOnContent(player, film) {
    const main = mainView(film);
    const text = player.guide.proof.text;
    if (main < 0) return null;
    const view = film.scene[main];
    const all = siblings(film, main).filter(isElementShown);
    const it = all.find(node => film.text(node) === text);
    const top = it && it.y - view.oy;
    return { view, all, it, top, isSeen: !!it && top + it.h > 0 && top < view.h };
}

// Returns the result on a side in a few words, and whether it is correct. Returns null if there is
// no result yet, or if the evidence has none.
export function stateOfProof(player, film) {
    const proof = player.guide.proof;
    if (proof?.look === "values") {
        const answers = answersAt(player, film);
        return (
            answers && {
                words: answers[2].join(" and "),
                isAsExpected: isMet(proof, answers[2]),
                isJudged:
                    isJudged(player, player.film.at) &&
                    !isAway(
                        proof,
                        player.films.map(film => answersAt(player, film)?.[2]),
                    ),
            }
        );
    }
    if (proof?.look !== "strip") return null;
    const at = placeOnContent(player, film);
    const other = player.otherThan(film);
    const theirs = other && placeOnContent(player, other);
    if (!at) return null;
    const far = +rounded(Math.abs(at.top));
    const words =
        `“${proof.text}” is ` +
        (!at.isSeen
            ? "not on the screen"
            : far === 0
              ? "at the top"
              : `${counted(far, "point")} ${at.top < 0 ? "above" : "below"} the top`);
    return {
        words,
        isAsExpected:
            !!theirs &&
            (player.isFaulty(film)
                ? at.isSeen === theirs.isSeen && (!at.isSeen || Math.abs(at.top - theirs.top) < 1)
                : at.isSeen),
        isJudged: isJudged(player, player.film.at),
    };
}

// Returns the results on a side as a sentence for the story.
export function sentenceOfProof(player, film) {
    const proof = player.guide.proof;
    const found = stateOfProof(player, film);
    if (!found) return null;
    if (proof.look === "strip") return found.words;
    return answersAt(player, film)[2]
        .map((value, i) =>
            resultSentence(proof.labels[i], value, i || found.isAsExpected ? null : proof.should),
        )
        .join(", and ");
}

// Returns the result on a side as a sentence if that fits above a screen, and otherwise as a value.
export function shortState(player, film, found) {
    const { proof } = player.guide;
    const text =
        proof.look !== "values" || proof.labels.length > 1
            ? found.words
            : resultSentence(proof.labels[0], answersAt(player, film)[2][0], null);
    return text.length < 37 ? text : found.words;
}

// Returns the sentence about a result and what it should be, made from a label such as "what the
// cell of item 0-3 shows". If `should` is null, the sentence has only the result.
function resultSentence(label, value, should) {
    const [, word, rest] =
        /^(what is seen|what is|what|whether|where|how often|how many|how far) (.*)$/.exec(label) ??
        [];
    const [, subject, verb] = /^(.*) (\w+)$/.exec(rest ?? "") ?? [];
    const instead = should === null ? "" : ` instead of ${should}`;
    const unit = value === "1" ? "time" : "times";
    const quoted = text => (verb === "shows" && text !== "no cell" ? `“${text}”` : text);
    switch (subject || word?.startsWith("what is") ? word : "") {
        case "what is seen":
            return `${rest}, ${value} is seen${instead}`;
        case "what is":
            return value === "none"
                ? `nothing is ${rest}${should === null ? "" : `, and ${should} should be`}`
                : `${value} is ${rest}${instead}`;
        case "what":
            return value === "no cell"
                ? `${subject.replace("the cell of ", "")} has no cell` +
                      (should === null
                          ? ""
                          : `, and its cell should ${verb.replace(/s$/, "")} ${quoted(should)}`)
                : `${subject} ${verb} ${quoted(value)}` +
                      (should === null ? "" : ` instead of ${quoted(should)}`);
        case "where":
            return `${subject} ${verb} ${value.startsWith("[") ? "at " : ""}${value}${instead}`;
        case "whether":
            if (/ is$/.test(subject)) {
                const denied = subject
                    .replace(/^an (\w+) is$/, "no $1 is")
                    .replace(/ is$/, (is, at, all) => (/^no /.test(all) ? is : " is not"));
                return (
                    `${value === "no" ? denied : subject} ${verb}` +
                    (should === null
                        ? ""
                        : value === "no"
                          ? ", but should be"
                          : ", but should not be")
                );
            }
            return value !== "yes" && value !== "no"
                ? `${label}: ${value}${instead}`
                : value === "yes"
                  ? `${rest}${should === null ? "" : ", and it should not"}`
                  : `${subject} does not ${verb.replace(/s$/, "")}` +
                    `${should === null ? "" : ", and it should"}`;
        case "how often":
            return `${rest} ${value} ${unit}${instead}`;
        case "how many":
            return `${value} ${rest}${instead}`;
        case "how far":
            return `${rest} by ${value} points${instead}`;
        default:
            return (
                `${label}${label.includes(", ") ? "," : ""} ` +
                `${/^the \w+[^s]s\b/.test(label) ? "are" : "is"} ${value}${instead}`
            );
    }
}

export const drawProof = player =>
    player.guide.proof.look === "strip" ? strips(player) : answersTable(player);

// Shows the results of both sides in a row for each step.
function answersTable(player) {
    const { proof, cause, symptom, fixed } = player.guide;
    const [film, other] = player.films;
    const lines = film.data.scenario;
    const command = it => lines[it[1] - 1] ?? "";
    const isQuestion = it => /^(ask|tree|stacking|pools|counts|trace)\b/.test(command(it));
    const all = (other && proof.answers[player.all.indexOf(other)]) || [];
    const theirs = all.slice();
    const fixMoment = !other
        ? -1
        : other.pin >= 0
          ? other.pin
          : player.hasStop(other, "fixed")
            ? fixed[1]
            : -1;
    const now = answersAt(player, player.film);
    const mine = proof.answers[0] ?? [];
    const cell = (it, side, isFrom, begins) => {
        if (!it) return html`<td>-</td>`;
        const failed =
            isFrom && isMet(proof, it[2]) && hasFailed(player.films[side], begins + 1, it[0]);
        const isAsExpected = isMet(proof, it[2]) && !failed;
        const [kind, sign] = !isFrom ? ["", ""] : isAsExpected ? ["fine", " ✓"] : ["bad", " ✗"];
        const values = it[2].map((value, i) => (i ? html`<br>${value}` : value));
        return html`
            <td data-side="${side}" class="${kind}">
                ${values}${failed ? ", after an exception" : ""}${sign}
            </td>`;
    };
    // The other side shows the fix, so the steps from a fix in the bug's own stage on are left out.
    const fixStep = other
        ? mine.findIndex(it => symptom && it[0] > symptom[1] && command(it).startsWith("fix "))
        : -1;
    const rows = (fixStep < 0 ? mine : mine.slice(0, fixStep)).map((it, i) => {
        const begins = mine[i - 1]?.[0] ?? -1;
        const has = stop => stop && stop[0] === 0 && stop[1] > begins && stop[1] <= it[0];
        const same = theirs.findIndex(other => command(other) === command(it));
        // As on the screens, the fixed moment is shown beside the symptom.
        const mate =
            has(symptom) && fixMoment >= 0
                ? all.findLast(it => it[0] <= fixMoment)
                : same < 0
                  ? null
                  : theirs[same];
        if (same >= 0) theirs.splice(0, same + 1);
        const isFrom = isJudged(player, it[0]) && !isAway(proof, [it[2], mate?.[2]]);
        // If there are several commands at one moment, the last one counts.
        const next = mine[i + 1];
        if (
            isQuestion(it) ||
            (next?.[0] === it[0] && !isQuestion(next) && !command(it).startsWith("show"))
        ) {
            return "";
        }
        const marks = [has(cause) ? "the cause" : "", has(symptom) ? "the symptom" : ""]
            .filter(Boolean)
            .join(", ");
        const isNow =
            player.film === film
                ? now === it || (now && now[0] === it[0])
                : now && mate && now[0] === mate[0];
        const theirBegin = (mate && all[all.indexOf(mate) - 1]?.[0]) ?? -1;
        return html`
            <tr class="${isNow ? "now" : ""}" data-moment="${it[0]}" data-side="0">
                <th scope="row">
                    ${command(it)}${marks ? html` <small>${marks}</small>` : ""}
                </th>
                ${cell(it, 0, isFrom, begins)}
                ${other ? cell(mate, 1, isFrom, theirBegin) : ""}
            </tr>`;
    });
    const should =
        proof.should === null
            ? "The two results should be equal."
            : html`It should be <b>${proof.should}</b>.`;
    const heads = player.films.map(film => html`<th scope="col">${player.sideName(film)}</th>`);
    return html`
        <table class="proof">
            <caption><b>${sentenceCase(proof.labels.join(", and "))}</b> ${should}</caption>
            <thead><tr><th scope="col">after the step</th>${heads}</tr></thead>
            <tbody>${rows}</tbody>
        </table>`;
}

// Shows the content of both sides on one scale, with the place of the screen on it.
function strips(player) {
    const host = $("text");
    const text = player.guide.proof.text;
    const all = player.films
        .map(film => ({ film, at: placeOnContent(player, film) }))
        .filter(it => it.at);
    const width = Math.max(200, host.clientWidth - 20);
    const height = Math.max(120, host.clientHeight - 100);
    const wide = (width - 30) / all.length;
    const from = Math.min(...all.map(({ at }) => at.view.oy - at.view.h * 0.6));
    const to = Math.max(...all.map(({ at }) => at.view.oy + at.view.h * 1.6));
    const scale = height / (to - from);
    const y = value => (value - from) * scale;
    const svg = all.map(({ film, at }, i) => {
        const x = i * (wide + 30);
        const { view } = at;
        const across = Math.min(1, wide / Math.max(1, view.w));
        const cells = at.all.map(node => {
                const { fill, ink } = swatch(film, node, player.color);
                const isIt = node === at.it;
                const high = node.h * scale;
                const middle = (x + (node.x + node.w / 2) * across).toFixed(1);
                const label = html`
                    <text x="${middle}" y="${(y(node.y) + high / 2 + 4).toFixed(1)}"
                        text-anchor="middle" font-size="var(--note)" fill="${ink}"
                        font-weight="${isIt ? "bold" : "normal"}">${film.text(node)}</text>`;
                return html`
                    <g data-view="${node.view}" data-side="${i}">
                        <rect x="${(x + node.x * across).toFixed(1)}"
                            y="${y(node.y).toFixed(1)}" width="${(node.w * across).toFixed(1)}"
                            height="${high.toFixed(1)}" fill="${fill}"
                            stroke="${isIt ? "var(--hot)" : "var(--rim)"}"
                            stroke-width="${isIt ? 4 : 1}"/>
                        ${high > 11 ? label : ""}
                    </g>`;
        });
        const content = html`
            <rect x="${x}" y="${y(0).toFixed(1)}" width="${wide}"
                height="${(view.ch * scale).toFixed(1)}" fill="var(--back)"
                stroke="var(--line)"/>`;
        // The part of the content that would be on screen if the view had the same place on
        // screen as on the other side.
        const other = all[1 - i]?.at;
        const should =
            other?.it && at.it && player.isFaulty(film) && Math.abs(at.top - other.top) > 1
                ? at.it.y - other.top
                : null;
        const frame = (top, color, dash) => html`
            <rect x="${x + 2}" y="${y(top).toFixed(1)}" width="${wide - 4}"
                height="${(view.h * scale).toFixed(1)}" fill="none" stroke="${color}"
                stroke-width="3" stroke-dasharray="${dash}"/>`;
        return [
            content,
            cells,
            frame(view.oy, "var(--mark)", "none"),
            should === null ? "" : frame(should, "var(--good)", "7 5"),
        ];
    });
    const heads = player.films.map(film => {
        const found = stateOfProof(player, film);
        const kind = found?.isJudged ? (found.isAsExpected ? "fine" : "bad") : "";
        return html`
            <span>
                <b>${player.sideName(film)}</b> <span class="${kind}">${found?.words ?? ""}</span>
            </span>`;
    });
    return html`
        <p class="note strips">${heads}</p>
        <svg class="strip" width="${width}" height="${height}" role="img"
            aria-label="the content, and the part of it that is on the screen">${svg}</svg>
        <p class="note small">
            <i class="key mark"></i>the part on the screen <i class="key good"></i>the part that
            should be on the screen <i class="key hot"></i>“${text}”, the item to watch
        </p>`;
}
