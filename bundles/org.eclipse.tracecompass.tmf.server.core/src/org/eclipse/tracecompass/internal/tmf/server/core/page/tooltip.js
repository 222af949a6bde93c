// The one tooltip of the page.

const tip = document.body.appendChild(document.createElement("div"));
tip.id = "tip";
tip.hidden = true;
tip.setAttribute("role", "tooltip");

export function showTip(title, lines, x, y, colour = "") {
    tip.replaceChildren();
    const head = tip.appendChild(document.createElement("b"));
    head.textContent = title;
    if (colour) {
        const swatch = document.createElement("i");
        swatch.style.background = colour;
        head.prepend(swatch);
    }
    const list = tip.appendChild(document.createElement("dl"));
    for (const [name, value] of lines) {
        list.appendChild(document.createElement("dt")).textContent = name;
        list.appendChild(document.createElement("dd")).textContent = value;
    }
    tip.hidden = false;
    tip.style.left = `${Math.max(0, Math.min(x + 14, innerWidth - tip.offsetWidth - 4))}px`;
    tip.style.top = `${y + 18 + tip.offsetHeight > innerHeight ? Math.max(0, y - tip.offsetHeight - 8) : y + 18}px`;
}

export function hideTip() {
    tip.hidden = true;
}
