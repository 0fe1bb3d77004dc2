// Ranks the exhibits by the words of the search. The page contains the weights and words that
// `ExhibitSearch` computes.

const search = document.getElementById("search");
const cards = [...document.querySelectorAll("article")];
const words = JSON.parse(document.getElementById("words").textContent);
const groups = document.getElementById("groups");
const ranked = document.getElementById("ranked");
const homes = new Map(cards.map(card => [card, card.parentElement]));
const weights = new Map(
    cards.map(card => [
        card,
        new Map(
            card.dataset.words
                .split(" ")
                .map(it => it.split(":"))
                .map(([stem, weight]) => [stem, +weight]),
        ),
    ]),
);

function stem(word) {
    let stem = word;
    for (const ending of ["ing", "ed", "es", "s", "y", "e"]) {
        if (stem.length > ending.length + 2 && stem.endsWith(ending)) {
            stem = stem.slice(0, -ending.length);
            break;
        }
    }
    return stem.length > 3 && stem.at(-1) === stem.at(-2) && !"ls".includes(stem.at(-1))
        ? stem.slice(0, -1)
        : stem;
}

const stems = text =>
    (text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [])
        .filter(word => !words.empty.includes(word))
        .map(stem)
        .map(it => stem(words.same.find(list => list.some(word => stem(word) === it))?.[0] ?? it));

function showFound() {
    const wanted = new Set(stems(search.value));
    const isSearch = search.value.trim() !== "";
    const scores = cards
        .map((card, i) => ({
            card,
            i,
            score: [...wanted].reduce((sum, it) => sum + (weights.get(card).get(it) ?? 0), 0),
        }))
        .filter(it => it.score > 0)
        .sort((a, b) => b.score - a.score || a.i - b.i);
    // If nothing is found, all cards are shown in their groups.
    const isFound = isSearch && scores.length > 0;
    const best = scores[0]?.score ?? 0;
    const shown = scores.filter((it, i) => i < 3 || it.score > best / 3).slice(0, 12);
    for (const card of cards) homes.get(card).append(card);
    ranked.replaceChildren(...(isFound ? shown.map(it => it.card) : []));
    groups.hidden = isFound;
    ranked.hidden = !isFound;
    document.getElementById("found").textContent = !isSearch
        ? ""
        : isFound
          ? `${shown.length} of ${cards.length}, best matches first`
          : "No page has these words. All pages are below, grouped by symptom.";
    try {
        history.replaceState(null, "", isSearch ? "#" + encodeURIComponent(search.value) : "#");
    } catch {}
}

search.oninput = showFound;
document.addEventListener("click", event => {
    const it = event.target.closest("[data-try]");
    if (it) {
        search.value = it.textContent;
        showFound();
    }
});
if (!location.hash.startsWith("#group-")) {
    search.value = decodeURIComponent(location.hash.slice(1));
    showFound();
}
