// The Swift code with a mistake and without it, ways to notice the mistake, and sources about it.

import { sentenceCase } from "./dom.js";
import { terms } from "./glossary.js";
import { html } from "./html.js";
import { commonLengths } from "./lockstep.js";

// Returns both versions of the code side by side. Lines that only one of them has are
// highlighted.
export function bothCodes(player) {
    const sides = player.story.code.map(text => text.split("\n"));
    const [mine, theirs] = sides.map(lines =>
        linesOnlyHere(
            lines,
            sides.find(other => other !== lines),
        ),
    );
    const call = calledNow(player);
    const rows = (lines, only) => codeRows(lines, only, call);
    return html`
        <div class="codes">
            <div tabindex="0" role="group" aria-label="with the mistake">
                <h3>With the mistake</h3>
                ${rows(sides[0], mine)}
            </div>
            <div tabindex="0" role="group" aria-label="without the mistake">
                <h3>Without the mistake</h3>
                ${rows(sides[1], theirs)}
            </div>
        </div>`;
}

function codeRows(lines, only, call) {
    return lines.map((line, i) => {
        const isOnly = only.has(i) ? " only" : "";
        const isHere = call && line.includes(call) ? " here" : "";
        const text = line.replace(/^ +/, spaces => spaces.slice(spaces.length / 2)) || " ";
        return html`<span class="row code${isOnly}${isHere}">${text}</span>`;
    });
}

// Returns the Swift code of the fix: all of it if it has at most as many lines as given, and
// otherwise the lines that the code with the mistake lacks, with the lines around them. Of these,
// `most` lines are shown at most.
export function fixedCode(player, whole, most) {
    const [mistake, fix] = player.story.code.map(text => text.trimEnd().split("\n"));
    const only = linesOnlyHere(fix, mistake);
    const parts = only.size && fix.length > whole ? partsAround(fix, only) : [[0, fix.length]];
    let left = most;
    const shown = [];
    for (const [from, to] of parts) {
        if (left > 1) shown.push([from, Math.min(to, from + left)]);
        left -= to - from;
    }
    const rows = shown.map(([from, to]) => {
        const lines = fix.slice(from, to);
        const depths = lines.filter(line => line.trim()).map(line => /^ */.exec(line)[0].length);
        const depth = Math.min(...depths);
        return codeRows(
            lines.map(line => line.slice(depth)),
            new Set([...only].map(i => i - from)),
        );
    });
    const gap = html`<span class="row code">⋯</span>`;
    return html`
        <div class="codes one" role="group" aria-label="the fix in Swift">
            <h3>The fix in Swift</h3>
            ${rows.flatMap((part, i) => (i ? [gap, part] : [part]))}
            ${left < 0 ? html`<button data-tab="code">⋯ all of it</button>` : ""}
        </div>`;
}

// Returns the ranges of some lines of code: each with a line or two before it, and up to the end of
// the block that it begins.
function partsAround(lines, only) {
    const parts = [];
    for (const i of [...only].sort((a, b) => a - b)) {
        const last = parts.at(-1);
        if (last && i <= last[1] + 1) {
            last[1] = Math.max(last[1], i + 1);
        } else {
            parts.push([i, i + 1]);
        }
        const part = parts.at(-1);
        const count = sign => lines.slice(part[0], part[1]).join("").split(sign).length;
        while (part[1] < lines.length && count("{") > count("}")) part[1]++;
    }
    return parts.map(([from, to]) => {
        const isBlock = lines[from].trim().endsWith("{");
        for (let more = isBlock ? 0 : 2; more > 0 && lines[from - 1]?.trim(); more--) from--;
        return [from, to];
    });
}

// Returns the indexes of the lines that others do not contain in the same order. Classes such as
// `LateImageMistake` and `LateImageFix` count as equal.
function linesOnlyHere(lines, others) {
    const [mine, theirs] = [lines, others].map(list =>
        list.map(line => line.trim().replace(/\b\w*(Mistake|Fix)\b/g, "_")),
    );
    const most = commonLengths(mine, theirs);
    const only = new Set();
    for (let i = 0, k = 0; i < lines.length;) {
        if (mine[i] === theirs[k]) {
            i++;
            k++;
        } else if (k < theirs.length && most[i][k + 1] >= most[i + 1][k]) {
            k++;
        } else {
            if (/\w/.test(lines[i])) only.add(i);
            i++;
        }
    }
    return only;
}

// Returns the name in Swift of the app's method that is called at the current moment; null for
// none.
function calledNow(player) {
    const line = player.film.moment(player.film.at).line;
    const name =
        /^(?:ask|tell|call) \S+ (\w+)/.exec(line)?.[1] ?? /^(prepare) layout/.exec(line)?.[1];
    return name
        ? name
              .replace(/^layoutAttributesForElements.*/, "layoutAttributesForElements")
              .replace(/^shouldInvalidateLayout.*/, "shouldInvalidateLayout")
        : null;
}

export function noticing(player) {
    const cell = (place, text) =>
        /console/.test(place) && !/^nothing$/.test(text)
            ? html`<code>${text}</code>`
            : (debuggerCommand(text) ?? textWithLinks(player.guide, sentenceCase(text)));
    const rows = player.story.notice.map(([place, text]) => {
        const word = sentenceCase(place).replace(/\.$/, "");
        return html`<dt>${word}</dt><dd>${cell(place, text)}</dd>`;
    });
    return html`<dl class="facts">${rows}</dl>`;
}

// Splits a text such as "po view: prints the frame" into a debugger command and what the command
// prints. Returns null for any other text. The command ends before the first comma or colon that is
// followed by a space and stands outside of all brackets.
function debuggerCommand(text) {
    if (!text.startsWith("po ")) return null;
    const [command, rest] = splitAfterCommand(text);
    return html`<code>${command}</code>${rest ? html`<br>${rest}` : ""}`;
}

function splitAfterCommand(text) {
    let depth = 0;
    for (let i = 0; i < text.length; i++) {
        if ("([{".includes(text[i])) depth++;
        if (")]}".includes(text[i])) depth--;
        if (depth === 0 && /^[,:] /.test(text.slice(i, i + 2))) {
            return [text.slice(0, i), text.slice(i + 2)];
        }
    }
    return [text, ""];
}

export function sources(player) {
    const { story } = player;
    const { seed, behavior } = player.films[0].data;
    const rows = [
        ["Systems", story.holds],
        ["Reported in", story.reports],
        ["How certain", story.sure],
        [`Seed ${seed}`, +seed ? terms.seed : ""],
        [behavior, /^iOS10/.test(behavior) ? terms.mechanism : ""],
        ...story.claims,
    ]
        .filter(row => row[1])
        .map(
            ([word, text]) =>
                html`<dt>${word}</dt><dd>${textWithLinks(player.guide, text)}</dd>`,
        );
    return html`<dl class="facts">${rows}</dl>`;
}

// The addresses, the issues of GitHub and the exhibits that a text names.
const references = new RegExp(
    [
        /(?<address>(?:https?:\/\/|github\.com\/)[^\s,;()]*[^\s,;().:])/,
        /(?<=^|[\s,])(?<repository>[\w-]+\/[\w.-]+)#(?<issue>\d+)/,
        /exhibits? (?<first>\d+)(?: and (?<second>\d+))?/,
    ]
        .map(it => it.source)
        .join("|"),
    "g",
);

// Returns a text as markup in which addresses are links. On a site, references to exhibits are
// links, too.
export function textWithLinks(guide, text) {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(references)) {
        parts.push(text.slice(end, match.index), linked(guide, match[0], match.groups));
        end = match.index + match[0].length;
    }
    return html`${parts}${text.slice(end)}`;
}

function linked(guide, words, { address, repository, issue, first, second }) {
    if (address) {
        const scheme = address.startsWith("http") ? "" : "https://";
        return html`<a href="${scheme}${address}">${address.replace("https://", "")}</a>`;
    }
    if (issue) {
        return html`<a href="https://github.com/${repository}/issues/${issue}">${words}</a>`;
    }
    const page = (words, number) =>
        guide.site?.pages.includes(+number)
            ? html`<a href="exhibit-${number}.html">${words}</a>`
            : words;
    return second
        ? html`${page(`exhibits ${first}`, first)} and ${page(second, second)}`
        : page(words, first);
}

// Returns the links from a page of a site to the lesson and the lab.
export function siteLinks(guide) {
    const { site } = guide;
    const links = [
        site?.lesson && [`lessons/${site.lesson}.html`, "the lesson about it"],
        site?.lab && [`lab.html#${site.lab}`, "try it in the lab"],
    ].filter(Boolean);
    return links.length
        ? html`<nav class="ways" aria-label="Other pages">
              ${links.map(([address, words]) => html`<a href="${address}">${words}</a> `)}
          </nav>`
        : "";
}
