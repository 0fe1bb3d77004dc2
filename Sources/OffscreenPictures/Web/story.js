// The story above the screens, from the scenario's header and from the inversions in the recording.

import { fixedCode, siteLinks, textWithLinks } from "./code.js";
import { $, sentenceCase } from "./dom.js";
import { alignOtherSides } from "./lockstep.js";
import { coverings } from "./orders.js";
import { sentenceOfProof } from "./proof.js";

// The names of the moments at which the story stops. A page may lack some of them.
export const stops = ["symptom", "cause", "fixed"];

// Returns a sentence for each view that lies above views with a greater z.
export function misplacedSentences(film) {
    const element = view => film.elementName(film.find(view).element);
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
            `${element(upper)} (${film.name(upper)}, z ${film.find(upper).z}) is in front of ` +
            `${listed(lower)} (z ${zs(lower)}).`,
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
function valueAt(film, moment, say) {
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
    const p = (text, word) =>
        text
            ? `<p>${word ? `<b>${word}</b> ` : ""}${textWithLinks(guide, sentenceCase(text))}</p>`
            : "";
    const at = (stop, say) => (stop ? valueAt(player.all[stop[0]], stop[1], say) : []);
    const isOrder = !story || guide.proof?.look === "order";
    const here = isOrder
        ? at(guide.symptom, misplacedSentences)
        : sentencesOfProofAt(player, guide.symptom);
    const then = isOrder ? [] : sentencesOfProofAt(player, guide.fixed);
    const ways = [
        story?.code ? `<button data-tab="code">both in Swift</button>` : "",
        story?.notice.length ? `<button data-tab="notice">how to notice it</button>` : "",
        story ? `<button data-tab="known">sources</button>` : "",
    ].join(" ");
    const body = {
        symptom:
            p(story?.trigger, "When:") +
            p(story?.symptom, "What is seen:") +
            here.map(text => p(text, "Here:")).join("") +
            p(story?.holds?.replace(/ Versions between.*/, ""), "Systems:"),
        cause:
            p(story?.why) +
            (isOrder ? at(guide.symptom, causes) : [])
                .map(text => p(text, story?.why ? "Here:" : ""))
                .join(""),
        fixed:
            p(story?.fix) +
            then.map(text => p(text, "Result:")).join("") +
            p(story?.leaves, "What remains:") +
            p(story?.differs, "Why the two sides end differently:"),
        avoid: story?.pitfalls.length
            ? "<ul>" +
              story.pitfalls
                  .map(text => `<li>${textWithLinks(guide, sentenceCase(text))}</li>`)
                  .join("") +
              "</ul>"
            : "",
    };
    const words = {
        symptom: "The bug",
        cause: "The cause",
        fixed: "With the fix",
        avoid: "Pitfalls",
    };
    const shown = Object.keys(words).filter(key => body[key] || guide[key]);
    host.innerHTML = shown
        .map((key, i) => {
            const isStop = key === "avoid" || guide[key];
            const head =
                `<span class="number">${i + 1}</span> ${words[key]}` +
                (guide[key] ? "<small>go to this moment</small>" : "");
            return (
                `<article class="card" data-card="${key}"><h2>` +
                (isStop
                    ? `<button data-stop="${key}" aria-keyshortcuts="${i + 1}">${head}</button>`
                    : head) +
                `</h2><div class="body">${body[key]}</div></article>`
            );
        })
        .join("");
    host.insertAdjacentHTML(
        "beforeend",
        `${ways ? `<p class="ways">${ways}</p>` : ""}${siteLinks(guide)}`,
    );
    // The Swift of the fix is in its card if all cards fit beside the screens, and otherwise below
    // the answers.
    const paragraph = host.querySelector("[data-card=fixed] .body p");
    const versions = paragraph ? [fixedCode(player), fixedCode(player, false)] : [];
    player.storyHasCode = versions.some(code => {
        host.querySelector(".codes")?.remove();
        paragraph.insertAdjacentHTML("afterend", code);
        return host.scrollHeight <= host.clientHeight;
    });
    if (!player.storyHasCode) host.querySelector(".codes")?.remove();
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
    });
    if (now) player.lastCard = now;
}
