"use strict";

// Finds the exhibits whose headers contain all words of the search.

const search = document.getElementById("search"), cards = [...document.querySelectorAll("article")];
function showFound() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of cards) card.hidden = !words.every(word => card.dataset.words.includes(word));
    for (const section of document.querySelectorAll("section")) section.hidden = !section.querySelector("article:not([hidden])");
    const count = cards.filter(card => !card.hidden).length;
    document.getElementById("found").textContent = words.length ? `${count} of ${cards.length}` : "";
    try { history.replaceState(null, "", words.length ? "#" + encodeURIComponent(search.value) : "#"); } catch {}
}
search.oninput = showFound;
search.value = decodeURIComponent(location.hash.slice(1));
showFound();
