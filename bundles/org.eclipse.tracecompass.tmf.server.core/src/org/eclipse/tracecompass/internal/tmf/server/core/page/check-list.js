// A list of things that can be ticked.

/** Returns a list of {name, checked, choose}. */
export function checkList(entries) {
    const list = document.createElement("ul");
    list.append(...entries.map(({name, checked, choose}) => {
        const item = document.createElement("li");
        const label = item.appendChild(document.createElement("label"));
        const box = label.appendChild(document.createElement("input"));
        box.type = "checkbox";
        box.checked = checked;
        box.addEventListener("change", () => choose(box.checked));
        label.append(name);
        return item;
    }));
    return list;
}
