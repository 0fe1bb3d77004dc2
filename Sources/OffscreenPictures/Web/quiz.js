// Predict mode: stops before a moment that can be predicted, asks a question, and hides what
// follows until the question is answered.

import { chip } from "./colors.js";
import { $, counted } from "./dom.js";
import { Flag } from "./film.js";
import { html, render } from "./html.js";
import { inOrder, overlap } from "./orders.js";

// Returns the question before a moment, with its choices, the right answer and the reason; null for
// no question.
function questionBefore(player, index) {
    const film = player.film;
    const next = film.moment(index);
    if (next.verb === "take") return questionAboutReuse(player, next);
    if (next.verb === "pass" && !player.answered.has(index)) {
        return questionAboutCellCount(film, index);
    }
    if (next.verb === "tick" && !player.answered.has(index)) {
        return questionAboutFront(film, film.endOfTick(film.tickAt(index)));
    }
    return null;
}

function questionAboutReuse(player, next) {
    const film = player.film;
    const pool = player.home(next.view);
    const shelf = film.shelves[pool] ?? [];
    if (!shelf.length) return null;
    return {
        title: "Which view is reused?",
        text:
            `Next, a view is taken from the pool ${film.data.pools[pool]}. ` +
            counted(shelf.length, "view waits", "views wait") +
            " there. The one that came last is at the right.",
        chips: shelf.map(view => chip(film, view, player.color)),
        choices: shelf.map(view => film.name(view)),
        answer: shelf.indexOf(next.view),
        why: "The view that came last is taken first.",
    };
}

// Returns a question about the number of cells for which a pass asks the data source; null for a
// pass that has not ended.
function questionAboutCellCount(film, index) {
    const depth = film.moment(index).depth;
    let count = 0;
    let end = index + 1;
    for (
        ;
        end < film.count &&
        !(film.moment(end).verb === "end" && film.moment(end).depth <= depth + 1);
        end++
    ) {
        if (/^ask dataSource cellForItemAt/.test(film.moment(end).line)) count++;
    }
    if (end >= film.count) return null;
    const visible = inOrder(film, "siblings").filter(
        node => film.data.elements[node.element][2] === 0,
    ).length;
    const numbers = [...new Set([count, 0, visible, count + 2, Math.max(1, count - 1)])]
        .slice(0, 4)
        .sort((a, b) => a - b);
    return {
        title: "How many cells are requested?",
        text: "Next, a layout pass runs. How many cells does it request from the data source?",
        choices: numbers.map(String),
        answer: numbers.indexOf(count),
        why: count
            ? "The pass requests a cell for each item that has come into view and has no cell yet."
            : "Every item in view has a cell already, so the pass requests none.",
    };
}

// Returns a question about two views that overlap at the end of the tick. It asks in turn which
// view is in front and which one a tap reaches.
function questionAboutFront(film, index) {
    const now = film.at;
    const before = inOrder(film, "paint").map(node => [node.view, node.element]);
    film.seek(index);
    const paint = inOrder(film, "paint").filter(node => !(node.flags & Flag.unpainted));
    const hits = inOrder(film, "hit");
    const inversion = film.inversions.find(i => i[2]);
    let pair = inversion && [film.find(inversion[0]), film.find(inversion[1])];
    for (let i = paint.length - 1; i > 0 && !pair; i--) {
        for (let j = i - 1; j >= 0 && !pair; j--) {
            if (overlap(paint[i], paint[j]) && paint[i].z !== paint[j].z) {
                pair = [paint[i], paint[j]];
            }
        }
    }
    const known =
        pair &&
        pair.map(node => ({
            node,
            name: `${film.elementName(node.element)} (z ${node.z})`,
            paint: paint.indexOf(node),
            hit: hits.indexOf(node),
        }));
    film.seek(now);
    // There is no question if both views are already on the screen in the same order, because the
    // reader can see the answer.
    const old =
        known &&
        known.map(it =>
            before.findIndex(
                ([view, element]) => view === it.node.view && element === it.node.element,
            ),
        );
    if (
        !known ||
        known.some(it => it.paint < 0 || it.hit < 0) ||
        (old.every(rank => rank >= 0) && old[0] < old[1] === known[0].paint < known[1].paint)
    ) {
        return null;
    }
    known.sort((a, b) => (a.name < b.name ? -1 : 1));
    const asksTap = (film.asks = (film.asks ?? 0) + 1) % 2 === 0;
    const front = known[0].paint > known[1].paint ? 0 : 1;
    const hit = known[0].hit < known[1].hit ? 0 : 1;
    return {
        title: asksTap ? "Which view does a tap reach?" : "Which view is in front?",
        text:
            `When this step is over, ${known[0].name} and ${known[1].name} overlap. ` +
            (asksTap
                ? "Which of them does a tap on the common area reach?"
                : "Which of them is in front?"),
        choices: known.map(it => it.name),
        answer: asksTap ? hit : front,
        why: asksTap
            ? "Touches follow the sibling order: the view in front is tried first."
            : "Painting follows zPosition and then the sibling order. " +
              "The zIndex matters only when a view is placed among its siblings.",
    };
}

// Asks the next question from the current moment on. If there is none, it is the first one from the
// beginning on. The page goes to the moment before the question.
export function askFirst(player) {
    const { film } = player;
    const now = film.at;
    const later = Array.from({ length: film.count - 1 - now }, (_, i) => now + 1 + i);
    const all = Array.from({ length: film.count - 1 }, (_, i) => i + 1);
    let question = null;
    const found = [...later, ...all].find(moment => {
        film.seek(moment - 1);
        return (question = questionBefore(player, moment));
    });
    film.seek(now);
    if (!question) return;
    player.asked = found - 1;
    player.go(found - 1);
    askBefore(player, found, question);
}

export function askBefore(player, moment, asked = questionBefore(player, moment)) {
    if (!asked) return false;
    const quiz = $("quiz");
    player.stop();
    player.answered.add(moment);
    // The question is beside the screen. No choice has the focus, so that Enter does not choose
    // one.
    render(
        quiz,
        html`<h3>${asked.title}</h3>
            <p>${asked.text}</p>
            <div class="choices" id="choices">
                ${asked.chips ?? asked.choices.map(text => html`<button>${text}</button>`)}
            </div>
            <p id="verdict" aria-live="polite"></p>
            <button data-close hidden>continue (Enter)</button>`,
    );
    const buttons = [...quiz.querySelectorAll("#choices button")];
    const go = quiz.querySelector("[data-close]");
    quiz.goOn = () => {
        if (go.hidden) return;
        quiz.goOn = null;
        quiz.hidden = true;
        player.asked = moment;
        player.go(moment);
    };
    quiz.onclick = event => {
        event.stopPropagation();
        const choice = buttons.indexOf(event.target.closest("#choices button"));
        if (choice >= 0 && go.hidden) {
            const isRight = choice === asked.answer;
            player.score[isRight ? "right" : "wrong"]++;
            $("verdict").textContent =
                `${isRight ? "Right" : "No"}: ${asked.choices[asked.answer]}. ` +
                `${isRight ? "" : asked.why + " "}(${player.score.right} of ` +
                `${player.score.right + player.score.wrong} right)`;
            buttons[asked.answer].classList.add("last");
            go.hidden = false;
            go.focus();
        } else if (event.target.closest("[data-close]")) {
            quiz.goOn();
        }
    };
    quiz.hidden = false;
    player.openPane("details");
    quiz.focus();
    return true;
}

// Removes the question, answered or not, for example when the reader goes to another moment.
export function endQuestion() {
    $("quiz").goOn = null;
    $("quiz").hidden = true;
}
