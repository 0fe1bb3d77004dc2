// A plain sentence for each moment, and the differences from the previous moment.

import { counted, sentenceCase } from "./dom.js";
import { Film, Flag } from "./film.js";
import { sentenceOfProof } from "./proof.js";
import { misplacedSentences } from "./story.js";

// Whether an element comes on screen with a view that was kept, so that no view is requested.
function isViewKept(film, index) {
    const depth = film.moment(index).depth;
    for (let i = index + 1; i < film.count && film.moment(i).depth > depth; i++) {
        if (["ask", "make", "take"].includes(film.moment(i).verb)) return false;
    }
    return true;
}

// Returns a moment as a plain sentence, from its line in the trace.
export function sentence(film, index) {
    const m = film.moment(index);
    const line = m.line;
    const name = film.name(m.view);
    const element = m.element >= 0 ? film.elementName(m.element) : "";
    const after = pattern => pattern.exec(line)?.[1] ?? "";
    switch (m.verb) {
        case "tick": {
            const [number, , what] = film.data.ticks[film.tickAt(index)];
            return `Tick ${number}: ${what || "only time passes"}.`;
        }
        case "pass":
            return (
                `A layout pass begins: ${after(/^pass (\S+)/)} brings ` +
                `${after(/ in (\[.*?\]),/) || "what is visible"} up to date.`
            );
        case "end":
            return line.startsWith("end: ")
                ? passSum(line)
                : line.startsWith("-> ")
                  ? `The data source returns ${line.slice(3)}.`
                  : `${line}.`;
        case "prepare":
            return "The layout's prepare() is called.";
        case "invalidate":
            return `The layout is invalidated: ${line.slice(11)}.`;
        case "bounds":
            return `The bounds change: ${line.replace(/^bounds \S+ /, "")}.`;
        case "ask": {
            const [question, answer] = line.split(" -> ");
            const [, partner, what] = /^ask (\S+) (.*)$/.exec(question) ?? [];
            return (
                `The ${words(partner)} is asked ${what}` +
                (answer ? ` and returns ${answer}` : "") +
                "."
            );
        }
        case "answer":
            return `The data source returns ${line.replace(/^-> /, "")}.`;
        case "tell": {
            const [, partner, what] = /^tell (\S+) (.*)$/.exec(line) ?? [];
            return `The ${words(partner)} is told ${what}.`;
        }
        case "call":
            return `${after(/^call \S+ (.*)$/)} is called on ${name}.`;
        case "make":
            return `A new view is made, ${name}, for the pool ${after(/^make (".*") /)}.`;
        case "take":
            return (
                `${name} is taken from its pool` +
                (/last stood for/.test(line)
                    ? `. It represented ${after(/last stood for (.*)$/)} before`
                    : "") +
                "."
            );
        case "put":
            return (
                `${name} goes to its pool. Views that wait there now: ` +
                `${after(/, (\d+) dormant/)}.`
            );
        case "drop":
            return `${name} is released, because its pool is full.`;
        case "enter":
            return (
                `${element || after(/^enter (.*)$/)} comes on the screen` +
                (isViewKept(film, index)
                    ? ", and its view was kept, so the data source is not asked for one"
                    : " and needs a view") +
                "."
            );
        case "leave":
            return `${element} leaves the screen. ${name} represented it.`;
        case "apply":
            return `${name} receives its attributes: ${after(/^apply \S+ (.*)$/)}.`;
        case "place":
            return placingSentence(film, m, name);
        case "failure":
            return `UIKit would raise an exception here: ${line.slice(8)}.`;
        case "log":
            return `The console prints: ${line.slice(4)}.`;
        default:
            return `${line}.`;
    }
}

// Returns the sums of a pass as a sentence, from "end: asks 6, made 5, taken 0, moved 5, applied 5,
// skipped 0".
function passSum(line) {
    const count = word => +(new RegExp(word + " (\\d+)").exec(line)?.[1] ?? 0);
    const [asks, makes, taken, moved, skipped] = ["asks", "made", "taken", "moved", "skipped"].map(
        count,
    );
    const parts = [];
    if (makes) parts.push(`${counted(makes, "view was", "views were")} made`);
    if (taken) parts.push(`${counted(taken, "was", "were")} taken from a pool`);
    if (moved) parts.push(`${counted(moved, "was", "were")} placed among the siblings`);
    if (skipped) parts.push(`${skipped} did not change`);
    return (
        `The layout pass is over, after ${counted(asks, "question")} to the layout and the data ` +
        "source. " +
        (parts.length
            ? sentenceCase(parts.join(", ").replace(/^(\d)/, "In it $1"))
            : "It changed nothing.")
    );
}

function placingSentence(film, m, name) {
    const z = /z (-?\d+)/.exec(m.line)?.[1];
    const at = / at (-?\d+)$/.exec(m.line)?.[1];
    if (m.line.startsWith("store ")) {
        return `The z of ${name}, ${z}, is stored. The view is not moved.`;
    }
    if (/by the app/.test(m.line)) {
        return `The app itself moves ${name} to position ${at} among the siblings.`;
    }
    if (/in front of all/.test(m.line)) {
        return (
            `${name} is placed in front of all its siblings, whatever its z. The z, ${z}, ` +
            "is only stored."
        );
    }
    if (/appearing attributes/.test(m.line)) {
        return `${name} is placed by the z of its initial attributes, ${z}, at position ${at}.`;
    }
    return /stays at/.test(m.line)
        ? `${name} is among the siblings already, and its z, ${z}, has not changed, so it ` +
              `stays at position ${at}.`
        : `${name}, z ${z}, is placed at position ${at} among its siblings. ` +
              "Position 0 is the rearmost.";
}

// Returns a sentence of the story if this moment is one of its stops; otherwise null.
export function sentenceAtStop(player) {
    const { story, film } = player;
    const name = player.stopName;
    const proof = sentenceOfProof(player, film);
    if (name === "symptom") {
        return (
            "Here is the bug: " +
            (proof ??
                misplacedSentences(film)[0] ??
                sentenceCase(story?.symptom ?? "the two sides begin to differ"))
        );
    }
    if (name === "cause") return `The cause: ${sentence(film, film.at)}`;
    if (name === "fixed") {
        return `With the fix: ${proof ?? sentenceCase(story?.fix ?? "the symptom is gone")}`;
    }
    return null;
}

const words = partner =>
    ({
        dataSource: "data source",
        prefetchDataSource: "prefetching data source",
        dragDelegate: "drag delegate",
        dropDelegate: "drop delegate",
    })[partner] ??
    partner ??
    "app";

// Returns the differences between this moment and the previous one, in a few words each.
export function changes(film) {
    if (film.at === 0) return [];
    film.shadow ??= new Film(film.data);
    film.shadow.seek(film.at - 1);
    const before = film.shadow;
    const found = [];
    film.scene.forEach((node, index) => {
        const old = before.find(node.view);
        const name = film.name(node.view);
        if (!old) return found.push(`${name} is new`);
        if (old === node) return;
        if (old.element !== node.element && node.element >= 0) {
            found.push(`${name} represents ${film.elementName(node.element)}`);
        }
        if ((old.flags ^ node.flags) & Flag.dormant) {
            found.push(
                `${name} ${node.flags & Flag.dormant ? "waits in its pool" : "is in use again"}`,
            );
        }
        if (old.x !== node.x || old.y !== node.y || old.w !== node.w || old.h !== node.h) {
            found.push(`${name} has moved`);
        }
        if (old.z !== node.z) found.push(`${name} has z ${node.z} instead of ${old.z}`);
        if (old.shows !== node.shows) {
            found.push(`${name} shows ${node.shows < 0 ? "no text" : `“${film.text(node)}”`}`);
        }
        if (old.image !== node.image) {
            found.push(
                `${name} has ${node.image < 0 ? "no image" : `the image “${film.image(node)}”`}`,
            );
        }
        if (old.own && old.own !== node.own) found.push(`${name} has another colour`);
        if (old.ox !== node.ox || old.oy !== node.oy) {
            found.push(`${name} is scrolled to ${node.ox}, ${node.oy}`);
        }
    });
    for (const node of before.scene) {
        if (!film.position.has(node.view)) found.push(`${before.name(node.view)} is removed`);
    }
    return found;
}
