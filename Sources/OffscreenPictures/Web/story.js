// The story above the screens, from the scenario's header and from the inversions in the recording.

import { fixedCode, siteLinks, textWithLinks } from "./code.js";
import { $, sentenceCase } from "./dom.js";
import { placeName } from "./film.js";
import { html, render } from "./html.js";
import { alignOtherSides } from "./lockstep.js";
import { coverings } from "./orders.js";
import { sentenceOfProof } from "./proof.js";

// The names of the moments at which the story stops. A page may lack some of them.
export const stops = ["symptom", "cause", "fixed"];

// Returns a sentence for each view that lies above views with a greater z.
export function misplacedSentences(film) {
    const element = view => placeName(film, film.find(view).element);
    const rank = view => film.data.elements[film.find(view).element][3];
    const together = views =>
        views.every(view => element(view).startsWith("item ")) && views.length > 1
            ? "items " + views.map(view => element(view).slice(5)).join(", ")
            : views.map(element).join(", ");
    const listed = views =>
        views.length > 6
            ? `${together(views.slice(0, 5))} and ${views.length - 5} more`
            : together(views);
    const zs = views => [...new Set(views.map(view => film.find(view).z))].join(" or ");
    return [...coverings(film).covers].map(
        ([upper, lower]) =>
            `${element(upper)} (z ${film.find(upper).z}) is in front of ` +
            `${listed(lower.toSorted((a, b) => rank(a) - rank(b)))} (z ${zs(lower)}).`,
    );
}

// Returns the reason for an inversion in the words of the recording, without the name of the
// mechanism, which the glossary explains.
export const noteOf = (film, inversion) =>
    film.data.notes[inversion[3] - 1].replace(/, mechanism \w+/, "");

// Returns the causes of the inversions in the words of the recording.
export function causes(film) {
    return [...new Set(film.inversions.filter(i => i[2] && i[3]).map(i => noteOf(film, i)))];
}

// Returns the value of a function for a film at a moment. The film then goes back to its own
// moment.
export function valueAt(film, moment, say) {
    const now = film.at;
    film.seek(moment);
    const said = say(film);
    film.seek(now);
    return said;
}

export function makeStory(player) {
    const { story, guide } = player;
    const host = $("story");
    if (!story && !guide.symptom) {
        host.hidden = true;
        document.querySelector("main").classList.add("bare");
        return;
    }
    const p = (text, word, name = "") =>
        text
            ? html`<p class="${name}">
                  ${word ? html`<b>${word}</b> ` : ""}${textWithLinks(guide, sentenceCase(text))}
              </p>`
            : "";
    const at = (stop, say) => (stop ? valueAt(player.all[stop[0]], stop[1], say) : []);
    const isOrder = !story || guide.proof?.look === "order";
    const here = isOrder
        ? at(guide.symptom, misplacedSentences)
        : sentencesOfProofAt(player, guide.symptom);
    const then = isOrder ? [] : sentencesOfProofAt(player, guide.fixed);
    const pitfalls = (story?.pitfalls ?? []).map(
        text => html`<li>${textWithLinks(guide, sentenceCase(text))}</li>`,
    );
    // The paragraphs of each card.
    const body = {
        symptom: [
            p(story?.trigger, "When:"),
            p(story?.symptom, "What is seen:"),
            ...here.map(text => p(text, "Here:", "here")),
            p(story?.holds?.replace(/ Versions between.*/, ""), "Systems:"),
        ],
        cause: [
            p(story?.why),
            ...(isOrder && !story?.why ? at(guide.symptom, causes) : []).map(text => p(text)),
        ],
        fixed: [
            p(story?.fix),
            ...then.map(text => p(text, "Result:")),
            p(story?.leaves, "What remains:"),
            p(story?.differs, "Why the two sides end differently:"),
        ],
        avoid: [pitfalls.length ? html`<ul>${pitfalls}</ul>` : ""],
    };
    for (const key in body) body[key] = body[key].filter(Boolean);
    const words = {
        symptom: "The bug",
        cause: "The cause",
        fixed: "With the fix",
        avoid: "Pitfalls",
    };
    const shown = Object.keys(words).filter(key => body[key].length || guide[key]);
    const card = (key, i, paragraphs) => {
        const head = html`
            <span class="number">${i + 1}</span> ${words[key]}
            ${guide[key] ? html`<small>show this moment</small>` : ""}
            ${key === "avoid" ? html`<small class="count">show ${pitfalls.length}</small>` : ""}`;
        const title =
            key === "avoid" || guide[key]
                ? html`<button data-stop="${key}" aria-keyshortcuts="${i + 1}">${head}</button>`
                : head;
        return html`
            <article class="card" data-card="${key}">
                <h2>${title}</h2>
                <div class="body">${paragraphs}</div>
            </article>`;
    };
    const cards = code =>
        shown.map((key, i) => {
            const paragraphs = key === "fixed" ? body.fixed.toSpliced(1, 0, code) : body[key];
            return card(key, i, paragraphs);
        });
    // The Swift of the fix is in its card: as much of it as fits beside the screens. If even its
    // shortest form does not fit, the type of all cards is smaller.
    const sizes = [
        [14, Infinity],
        [0, Infinity],
        [0, 16],
        [0, 9],
    ];
    const tries = [false, true].flatMap(isTight =>
        (story?.code && body.fixed.length ? sizes : [[0, 0]]).map(size => [isTight, ...size]),
    );
    for (const [isTight, whole, most] of tries) {
        const code = most ? fixedCode(player, whole, most) : "";
        host.classList.toggle("tight", isTight);
        render(host, html`${cards(code)}${siteLinks(guide)}`);
        if (host.scrollHeight <= host.clientHeight) break;
    }
    player.stops = shown.filter(key => key === "avoid" || guide[key]);
}

// Returns a list with the sentence about the result at a moment of the story; an empty list if
// there is no result.
function sentencesOfProofAt(player, stop) {
    const film = stop && player.all[stop[0]];
    if (!film || !player.films.includes(film)) return [];
    const now = [player.film, ...player.films.map(film => film.at)];
    player.film = film;
    film.seek(stop[1]);
    alignOtherSides(player);
    const said = sentenceOfProof(player, film);
    player.film = now[0];
    player.films.forEach((film, i) => film.seek(now[i + 1]));
    return said ? [said] : [];
}

// Draws the story, and marks the card that belongs to the moment.
export function drawStory(player) {
    const now = player.card ?? player.stopName ?? null;
    document.querySelectorAll("#story .card").forEach(card => {
        const isNow = card.dataset.card === now;
        card.classList.toggle(
            "active",
            isNow || (now === null && card.dataset.card === (player.lastCard ?? "symptom")),
        );
        card.querySelector("button")?.setAttribute("aria-pressed", isNow);
        // The body of the pitfalls appears below the edge of the pane.
        if (isNow && now !== player.lastCard) card.scrollIntoView({ block: "nearest" });
    });
    if (now) player.lastCard = now;
}
